/** What this browser's owner prefers; kept in localStorage, never sent anywhere. */

export type Lang = 'de' | 'en';
export type Theme = 'system' | 'dark' | 'light';
export type Speed = 'calm' | 'quick' | 'none';

interface Stored {
  lang: Lang;
  theme: Theme;
  speed: Speed;
  confirm: boolean;
  name: string;
  /** which of the friendly names a guest has who did not say one */
  guest: number;
  /** the bot that was chosen last */
  bot: string;
  /** answers that leave no choice are given without being asked */
  forced: boolean;
  /** what comes up for the first time is explained */
  guided: boolean;
  /** how loud the cues are, 0 to 1; they are off until wanted */
  sound: boolean;
  volume: number;
  /** cards say in words what they do, without a drawing */
  plain: boolean;
  large: boolean;
  contrast: boolean;
  /** answers that are always given: question and move */
  always: Record<string, string>;
}

const STORE = 'zeitriss.settings';
const PACE: Record<Speed, number> = { calm: 1, quick: 0.55, none: 0 };

function initial(): Stored {
  const lang: Lang = navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en';
  const fresh: Stored = {
    lang,
    theme: 'system',
    speed: 'calm',
    confirm: true,
    name: '',
    guest: Math.floor(Math.random() * 1000),
    bot: '',
    forced: true,
    guided: true,
    sound: false,
    volume: 0.5,
    plain: false,
    large: false,
    contrast: false,
    always: {},
  };
  try {
    return { ...fresh, ...JSON.parse(localStorage.getItem(STORE) ?? '{}') };
  } catch {
    return fresh;
  }
}

export const settings = $state(initial());

const light = matchMedia('(prefers-color-scheme: light)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** How long a telling stays at each thing: 1 is calm, 0 tells nothing. Whoever wants no motion is told things all the same. */
export function tempo(): number {
  return PACE[settings.speed];
}

/** How long motion takes: 1 is normal, 0 is none. */
export function pace(): number {
  return still.matches ? 0 : PACE[settings.speed];
}

function mark(root: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) delete root.dataset[name];
  else root.dataset[name] = value;
}

function dress(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  root.dataset['theme'] = settings.theme === 'system' ? (light.matches ? 'light' : 'dark') : settings.theme;
  // What the card's style makes of these is its own business.
  mark(root, 'cards', settings.plain ? 'text' : undefined);
  mark(root, 'type', settings.large ? 'large' : undefined);
  mark(root, 'contrast', settings.contrast ? 'high' : undefined);
  root.style.setProperty('--pace', String(pace()));
}

/** Called once by the app, inside an effect root: keeps the page and the store in step with the settings. */
export function keepSettings(): () => void {
  light.addEventListener('change', dress);
  still.addEventListener('change', dress);
  $effect(() => {
    localStorage.setItem(STORE, JSON.stringify(settings));
    dress();
  });
  return () => {
    light.removeEventListener('change', dress);
    still.removeEventListener('change', dress);
  };
}
