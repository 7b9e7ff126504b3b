/** Links inside the rules: a keyword looks itself up, the name of a card leads to the card. */

const RULE = /^[A-Z]{2}-R?\d+$/;

/** The same words with keywords and the names of cards as buttons. */
export function withLinks(html: string, cards: string[]): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const strong of page.querySelectorAll('strong')) {
    const words = strong.textContent?.trim() ?? '';
    if (!RULE.test(words) && words.length < 30) strong.replaceChildren(button(page, 'word', words));
  }
  const names = cards.filter((name) => name.length > 3).sort((a, b) => b.length - a.length);
  if (names.length) linkNames(page, new RegExp(`(${names.map(escape).join('|')})`));
  return page.body.innerHTML;
}

function linkNames(page: Document, names: RegExp): void {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text || walker.currentNode.nodeType === 3) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parts = text.data.split(names);
    if (parts.length < 2 || text.parentElement?.closest('button')) continue;
    text.replaceWith(...parts.map((part, i) => (i % 2 ? button(page, 'card', part) : part)));
  }
}

function button(page: Document, kind: 'word' | 'card', words: string): HTMLElement {
  const made = page.createElement('button');
  made.type = 'button';
  made.className = 'look-up';
  made.dataset[kind] = words;
  made.textContent = words;
  return made;
}

const escape = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
