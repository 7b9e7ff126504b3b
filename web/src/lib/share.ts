import { t } from './text.svelte';
import { toast } from './toasts.svelte';

/** Copies a text; where the clipboard is closed to us (no https), the text is shown to be copied by hand. */
export async function copy(text: string, note?: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t('copied'), note);
  } catch {
    prompt(t('copy-by-hand'), text);
  }
}

export const canShare = (): boolean => typeof navigator.share === 'function';

export async function share(title: string, url: string): Promise<void> {
  // Turning back in the share menu of the system is no problem.
  await navigator.share({ title, url }).catch(() => undefined);
}
