/** What this browser's owner was told when it first came up; told once, then never again. */

const STORE = 'zeitriss.firsts';

type Told = Record<string, string[]>;

function read(): Told {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}');
  } catch {
    return {};
  }
}

let told = $state.raw(read());

export const isTold = (game: string, key: string): boolean => told[game]?.includes(key) ?? false;

export function tell(game: string, key: string): void {
  if (isTold(game, key)) return;
  told = { ...told, [game]: [...(told[game] ?? []), key] };
  localStorage.setItem(STORE, JSON.stringify(told));
}
