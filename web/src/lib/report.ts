/** "Something is wrong here": a file with the exact position, for whoever mends it. */

import * as api from './api';
import type { Desk } from './desk.svelte';
import { save } from './save';
import { t } from './text.svelte';
import { complain, toast } from './toasts.svelte';

/** What this seat may see; the whole log only when the game is over, since it holds the seed. */
export async function report(desk: Desk): Promise<void> {
  const { table } = desk;
  try {
    const log = table.over ? await (await api.file(table.id, table.key)).text() : undefined;
    const content = {
      made: new Date().toISOString(),
      game: desk.game,
      options: table.info?.options,
      seats: table.seats.map(({ seat, kind, bot }) => ({ seat, kind, bot })),
      n: table.n,
      position: desk.back.shown?.position ?? table.position,
      scene: desk.scene,
      entries: table.entries,
      log,
      page: { lang: document.documentElement.lang, size: [innerWidth, innerHeight], browser: navigator.userAgent },
    };
    save(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }), `zeitriss-report-${desk.game}-${table.n}.json`);
    toast(t('report-saved'), t('report-saved-detail'));
  } catch (error) {
    complain(error);
  }
}
