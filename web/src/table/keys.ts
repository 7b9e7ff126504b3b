/** The keyboard of the table. One place knows which key does what; the help sheet shows the same list. */

import type { Desk } from '../lib/desk.svelte';
import { isArrow, walk, type Direction } from '../lib/walk';

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}

/** Shift walks over everything, to read; plain arrows over what can be chosen, while something can. */
function step(root: HTMLElement, direction: Direction, everything: boolean): void {
  const all = [...root.querySelectorAll<HTMLElement>('[data-walk]')].filter((element) => element.offsetParent !== null);
  const open = all.filter((element) => element.dataset['walk'] === 'open');
  walk(everything || open.length === 0 ? all : open, direction);
}

function answer(root: HTMLElement, digit: string): void {
  root.querySelector<HTMLElement>(`[data-answer="${digit}"]`)?.click();
}

function zoom(desk: Desk): void {
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset['thing'] : undefined;
  const thing = desk.things.find((one) => one.id === (focused ?? desk.zoomed?.thing.id ?? desk.cursor));
  if (thing?.face) desk.zoomed = { thing, how: 'sheet' };
  else if (thing?.about) desk.why = { thing: thing.id, words: thing.about };
}

function back(desk: Desk, root: HTMLElement): void {
  const [first] = desk.choosing.picked;
  if (desk.choosing.back()) root.querySelector<HTMLElement>(`[data-thing="${CSS.escape(first ?? '')}"]`)?.focus();
  else if (desk.following.teller.beat) desk.following.teller.skip();
  else if (desk.following.teller.happened.length) desk.following.teller.goOn();
  else if (desk.back.shown) desk.back.now();
  else desk.table.hint = undefined;
}

/** The next thing that is told; an answer that has the focus is pressed instead. Things are chosen with Enter meanwhile. */
function onwards(desk: Desk): boolean {
  if (document.activeElement?.matches('button:not([data-thing], [data-pile])')) return false;
  if (desk.following.teller.beat) desk.following.teller.next();
  else if (desk.following.teller.happened.length) desk.following.teller.goOn();
  else return false;
  return true;
}

export function key(event: KeyboardEvent, desk: Desk, root: HTMLElement): void {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  // An open dialog has its own keys; over the cards that lie in it one walks as over the table.
  const dialog = document.querySelector<HTMLElement>('dialog[open]');
  if (dialog) {
    if (isArrow(event.key)) step(dialog, event.key, event.shiftKey);
  } else if (handle(event, desk, root)) event.preventDefault();
}

function handle(event: KeyboardEvent, desk: Desk, root: HTMLElement): boolean {
  const { table } = desk;
  if (isArrow(event.key)) step(root, event.key, event.shiftKey);
  else if (/^[1-9]$/.test(event.key)) answer(root, event.key);
  else
    switch (event.key.toLowerCase()) {
      case 'escape':
        back(desk, root);
        break;
      case 'u':
        if (table.undo.possible && !desk.back.shown && !table.spectating) table.takeBack();
        break;
      case 'h':
        if (desk.offers.length) table.askHint();
        break;
      case 'o':
        desk.choosing.paying?.other();
        break;
      case 'l':
        desk.sheet = 'log';
        break;
      case 'r':
        // while something is told, it is told again
        if (desk.following.teller.beat || desk.following.teller.happened.length) desk.following.teller.again();
        else desk.sheet = 'rules';
        break;
      case 'a':
        desk.following.teller.again();
        break;
      case ' ':
        return onwards(desk);
      case 'z':
        zoom(desk);
        break;
      case ',':
        void desk.back.jump((desk.back.shown?.position ?? table.position) - 1);
        break;
      case '.':
        if (desk.back.shown) void desk.back.jump(desk.back.shown.position + 1);
        break;
      case '?':
        desk.sheet = 'help';
        break;
      default:
        return false;
    }
  return true;
}
