/** People have pictures as bots have: guests the one of their friendly name, everybody else one that the name decides. */

const PICTURES: [name: string, guest: RegExp][] = [
  ['person-star', /^star|^stern/i],
  ['person-time', /^time|^zeit/i],
  ['person-moon', /^moon|^mond/i],
  ['person-moth', /moth$|falter$/i],
  ['person-wind', /^wind/i],
  ['person-cloud', /^cloud|^wolke/i],
  ['person-spark', /^spark|^funke/i],
  ['person-mist', /^mist|^nebel/i],
];

/** The drawing of a person, the same for every viewer in every language. */
export function personOf(name: string): string {
  if (!name) return 'person';
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const [picture] = PICTURES.find(([, guest]) => guest.test(name)) ?? PICTURES[sum % PICTURES.length] ?? ['person'];
  return picture;
}
