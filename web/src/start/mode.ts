import type { GameInfo } from '../lib/protocol';

/** How a game is played, in a few words: what newcomers would choose otherwise, and whatever is not as usual. */
export function modeOf(game: GameInfo, options: Record<string, unknown>): string {
  const said = Object.entries(game.options.properties ?? {}).flatMap(([name, schema]) => {
    const value = options[name];
    if (name === 'seats' || value === undefined || (!('x-first' in schema) && value === schema.default)) return [];
    if (value === true) return schema.title ?? [];
    return schema.oneOf?.find((one) => one.const === value)?.title ?? [];
  });
  return said.slice(0, 3).join(' · ');
}
