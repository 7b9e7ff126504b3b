/**
 * Where a long word may be broken, for browsers that have no dictionary of their own: a syllable begins with as many
 * consonants as a word of German or English may begin with. What is left of a word at either side is no scrap.
 */

const SHY = '\u00AD';
const LEAST = 3;
/** consonants that one syllable begins with, beside every single one */
const ONSETS = new Set(
  'bl br ch chl chr ck dr fl fr gn gr kl kn kr ph pfl pl pr qu sch schl schm schn schr schw sh sl sp spl spr st str th thr tr wr zw'.split(' '),
);
/** parts of compounds that do not begin as syllables do */
const PARTS = /(?<=.{3})(?=(?:achtung|alter|angriff|entzug|erupt|hand|heit|hieb|house|ingale|ler$|less$|ness$|porter))/gi;

/** Where the syllables of a word begin, but for the first. */
function syllables(word: string): number[] {
  return [...word.matchAll(/[aeiouyäöü]+([^aeiouyäöü]+)(?=[aeiouyäöü])/gi)].map((found) => {
    const between = found[1]!.toLowerCase();
    const sizes = [...between].map((_, i) => between.length - i);
    // between two vowels s and t part
    const onset = between === 'st' ? 1 : (sizes.find((size) => ONSETS.has(between.slice(-size))) ?? 1);
    return found.index + found[0].length - onset;
  });
}

function broken(word: string): string {
  let at = 0;
  const cuts = word.split(PARTS).flatMap((part) => {
    const here = [at, ...syllables(part).map((cut) => at + cut)];
    at += part.length;
    return here;
  });
  const free = (i: number): boolean => i >= LEAST && word.length - i >= LEAST && cuts.includes(i) && !cuts.includes(i - 1);
  return [...word].map((letter, i) => (free(i) ? SHY + letter : letter)).join('');
}

/** A name whose long words have soft hyphens. */
export function hyphenated(name: string): string {
  return name.replace(/[A-Za-zÄÖÜäöüß]{8,}/g, broken);
}
