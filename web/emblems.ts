/**
 * Picks the drawings of the games out of game-icons (CC BY 3.0, https://game-icons.net), so that the client carries
 * those that are used and no others. `virtual:emblems` holds one module per game, loaded with its first table.
 */

import { icons } from '@iconify-json/game-icons';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface Emblems {
  signs?: Record<string, string[]>;
  cards?: Record<string, [drawing: string, light: string]>;
}

const GAMES = join(import.meta.dirname, '../src/zeitriss/games');
const NAME = 'virtual:emblems';
const PATH = /^<path fill="currentColor" d="([^"]*)"\/>$/;

/** The outline of one drawing, in a square of 512. */
function outline(name: string, file: string): string {
  const found = PATH.exec(icons.icons[name]?.body ?? '');
  if (!found?.[1]) throw new Error(`${file}: game-icons has no drawing ${name}`);
  return found[1];
}

function outlines(file: string): Record<string, string> {
  const { signs = {}, cards = {} } = JSON.parse(readFileSync(file, 'utf8')) as Emblems;
  const named: [string, string][] = [...Object.values(cards).map(([drawing]): [string, string] => [drawing, drawing]), ...Object.entries(signs).map(([name, [drawing = '']]): [string, string] => [name, drawing])];
  // without a drawing: the game brings its own
  return Object.fromEntries(named.filter(([, drawing]) => drawing).map(([name, drawing]) => [name, outline(drawing, file)]));
}

export function emblems(): Plugin {
  const files = readdirSync(GAMES).map((game): [string, string] => [game, join(GAMES, game, 'emblems.json')]);
  const byGame = new Map(files.filter(([, file]) => existsSync(file)));
  return {
    name: 'emblems',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) {
        return `export default {${[...byGame.keys()].map((game) => `${game}: () => import('${NAME}/${game}')`).join()}}`;
      }
      const file = byGame.get(id.slice(NAME.length + 2));
      if (!file || !id.startsWith(`\0${NAME}/`)) return undefined;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(outlines(file))}`;
    },
  };
}
