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
}

const STORE = 'zeitriss.settings';
const PACE: Record<Speed, number> = { calm: 1, quick: 0.55, none: 0 };

function initial(): Stored {
  const lang: Lang = navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en';
  const fresh: Stored = { lang, theme: 'system', speed: 'calm', confirm: true, name: '' };
  try {
    return { ...fresh, ...JSON.parse(localStorage.getItem(STORE) ?? '{}') };
  } catch {
    return fresh;
  }
}

export const settings = $state(initial());

const light = matchMedia('(prefers-color-scheme: light)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** How long motion takes: 1 is normal, 0 is none. */
export function pace(): number {
  return still.matches ? 0 : PACE[settings.speed];
}

function dress(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  root.dataset['theme'] = settings.theme === 'system' ? (light.matches ? 'light' : 'dark') : settings.theme;
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
