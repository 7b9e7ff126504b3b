/** Who this browser is, as far as won challenges go: a secret of its own making, so that nobody needs an account. */

const STORE = 'zeitriss.guest';
const FORM = /^[A-Za-z0-9_-]{22,64}$/;

export const isGuest = (text: unknown): text is string => typeof text === 'string' && FORM.test(text);

export function guest(): string {
  const known = localStorage.getItem(STORE);
  if (isGuest(known)) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  const fresh = btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_');
  become(fresh);
  return fresh;
}

/** Goes on as somebody else: the guest of a file that another browser has saved. */
export function become(secret: string): void {
  localStorage.setItem(STORE, secret);
}
