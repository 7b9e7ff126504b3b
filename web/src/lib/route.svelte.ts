/** The pages: `/`, `/credits`, `/learn/GAME` and `/t/TABLE#KEY` or `/t/TABLE#KEY@POSITION`. The key stays in the fragment and so out of server logs. */

export type Route =
  | { page: 'start' }
  | { page: 'nowhere' }
  | { page: 'credits' }
  | { page: 'learn'; game: string }
  | { page: 'table'; table: string; key: string; at: number | null };

function read(): Route {
  const match = /^\/t\/([^/]+)\/?$/.exec(location.pathname);
  const learn = /^\/learn\/([^/]+)\/?$/.exec(location.pathname)?.[1];
  if (learn) return { page: 'learn', game: decodeURIComponent(learn) };
  if (location.pathname === '/credits') return { page: 'credits' };
  if (!match?.[1]) return { page: location.pathname === '/' ? 'start' : 'nowhere' };
  const [key = '', at] = decodeURIComponent(location.hash.slice(1)).split('@');
  return { page: 'table', table: match[1], key, at: at === undefined || at === '' ? null : Number(at) };
}

let route = $state.raw(read());

const update = (): void => void (route = read());
addEventListener('popstate', update);
addEventListener('hashchange', update);

export const current = (): Route => route;

export function go(path: string): void {
  history.pushState(null, '', path);
  update();
  scrollTo(0, 0);
}

/** Links of the server may be paths or whole addresses; the page follows paths. */
export function pathOf(link: string): string {
  const url = new URL(link, location.origin);
  return url.pathname + url.hash;
}
