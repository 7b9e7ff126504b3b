/** Whom a link of this page can reach: nobody else where the address is the machine's own loopback. */

import * as api from './api';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

class Reach {
  /** the page is open at an address that only this machine knows */
  readonly here = LOOPBACK.test(location.hostname);
  known = $state(false);
  /** where others in the same network would find this server, if it answers there */
  elsewhere: string | undefined = $state();

  async ask(): Promise<void> {
    const found = await api.address().catch(() => undefined);
    this.elsewhere = found?.open ? found.address : undefined;
    this.known = true;
  }

  /** A link that others can follow, where there is one. */
  carry(link: string): string {
    const url = new URL(link, location.origin);
    return this.here && this.elsewhere ? this.elsewhere + url.pathname + url.hash : url.href;
  }
}

let only: Reach | undefined;

export function reach(): Reach {
  if (!only) {
    only = new Reach();
    if (only.here) void only.ask();
  }
  return only;
}
