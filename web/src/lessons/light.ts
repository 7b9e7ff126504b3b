/** Where the light falls: the places of what is lit, and a place for the Raven's words beside them. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const AROUND = 6;
/** between words and what they are about */
const GAP = 10;
/** what is lit counts so much more than the rest */
const DEAR = 100;

/** Lit things, zones and numbers by id; what lies open on or over the table to be answered is always lit. */
export function litBoxes(root: HTMLElement, lit: string[], answers: boolean): Box[] {
  const named = lit.flatMap((id) => {
    const name = CSS.escape(id);
    const things = root.querySelectorAll<HTMLElement>(`[data-thing="${name}"]`); // as they are raised
    return [...(things.length ? things : root.querySelectorAll<HTMLElement>(`[data-flip="${name}"], [data-counter="${name}"], [data-zone="${name}"]`))];
  });
  const open = [...document.querySelectorAll<HTMLElement>(answers ? '.menu, .group, .prompt, .asking .card' : '.menu, .group')];
  return [...named, ...open].map(around).filter((box) => box.width > 2 * AROUND);
}

/** A token is lit together with the number beside it. */
function around(element: HTMLElement): Box {
  const number = element.closest('.place')?.querySelector(':scope > .many');
  const parts = [element, number].flatMap((one) => one?.getBoundingClientRect() ?? []).filter((one, i) => i === 0 || one.width > 0);
  const [x, y] = [Math.min(...parts.map((one) => one.left)) - AROUND, Math.min(...parts.map((one) => one.top)) - AROUND];
  const [right, bottom] = [Math.max(...parts.map((one) => one.right)), Math.max(...parts.map((one) => one.bottom))];
  return { x, y, width: right - x + AROUND, height: bottom - y + AROUND };
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Everything else on the table that one may want to see meanwhile. */
export const restBoxes = (root: HTMLElement): Box[] =>
  [...root.querySelectorAll<HTMLElement>('main :is([data-thing], [data-counter], h2, h3)')].map(around).filter((box) => box.width > 2 * AROUND);

/** How far apart two boxes lie. */
const between = (a: Box, b: Box): number =>
  Math.hypot(Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width), Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height));

/** The place of these words that covers least of what is lit, then of the rest; the nearest to what is lit of equally
    good ones. */
export function besideLight(
  words: { width: number; height: number },
  lit: Box[],
  page: { width: number; height: number },
  top: number,
  rest: Box[] = [],
): { x: number; y: number } {
  const { width, height } = words;
  const [left, middle, right] = [8, (page.width - width) / 2, page.width - width - 8];
  const [low, half] = [page.height - height - 8, (page.height - height) / 2];
  const over = (box: Box): number => Math.max(left, Math.min(box.x + (box.width - width) / 2, right));
  const places = [
    { x: middle, y: top },
    { x: left, y: top },
    { x: right, y: top },
    { x: middle, y: half },
    { x: left, y: half },
    { x: right, y: half },
    { x: middle, y: low },
    { x: left, y: low },
    { x: right, y: low },
    // right above or below something
    ...[...lit, ...rest]
      .flatMap((box) => [box.y - height - GAP, box.y + box.height + GAP].flatMap((y) => [middle, left, right, over(box)].map((x) => ({ x, y }))))
      .filter(({ y }) => y >= top && y <= low),
  ];
  const hidden = (place: Box, boxes: Box[]): number => boxes.reduce((sum, box) => sum + overlap(place, box), 0);
  const cost = (at: { x: number; y: number }): number => {
    const place = { ...at, width, height };
    const far = lit.length ? Math.min(...lit.map((box) => between(place, box))) : 0;
    return DEAR * hidden(place, lit) + hidden(place, rest) + far;
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
