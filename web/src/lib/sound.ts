/** Quiet cues, synthesised; off until wanted. */

import { soundsOf, type Breath, type Sound, type Tone } from './cues';
import { settings } from './settings.svelte';

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

export function cue(name: string, amount = 0): void {
  if (!settings.sound || settings.volume <= 0 || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // A browser lets a page sound only after it was touched; until then there is silence.
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  for (const sound of soundsOf(name, amount)) play(context, sound);
}

function play(audio: AudioContext, sound: Sound): void {
  const start = audio.currentTime + (sound.at ?? 0);
  const end = start + sound.length;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(0.12 * (sound.loud ?? 1) * settings.volume, start + (sound.rise ?? 0.012));
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(audio.destination);
  const voice = 'noise' in sound ? breath(audio, sound, start, end, gain) : tone(audio, sound, start, end, gain);
  voice.start(start);
  voice.stop(end);
}

function tone(audio: AudioContext, sound: Tone, start: number, end: number, out: AudioNode): AudioScheduledSourceNode {
  const voice = audio.createOscillator();
  voice.type = sound.wave ?? 'sine';
  voice.frequency.setValueAtTime(sound.pitch, start);
  if (sound.to) voice.frequency.exponentialRampToValueAtTime(sound.to, end);
  voice.connect(out);
  return voice;
}

function breath(audio: AudioContext, sound: Breath, start: number, end: number, out: AudioNode): AudioScheduledSourceNode {
  const voice = audio.createBufferSource();
  voice.buffer = hiss ??= noise(audio);
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.setValueAtTime(sound.noise, start);
  if (sound.to) band.frequency.exponentialRampToValueAtTime(sound.to, end);
  voice.connect(band).connect(out);
  return voice;
}

/** Half a second of hiss. */
function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
