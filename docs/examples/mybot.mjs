// A bot for Zeitriss in a few lines: it takes the last legal move.
import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  if (asked.t === 'choose') console.log(JSON.stringify({ id: asked.id, move: asked.moves.at(-1) }));
  else if (asked.t === 'bye') break;
}
process.exit(0);
