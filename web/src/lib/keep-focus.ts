/** An answer that is given and gone must not take the focus with it: whoever plays by keyboard or listens goes on where
    they were. `regain` is asked to find a place as soon as what had the focus has left the page. */
export function keepFocus(regain: () => void): () => void {
  let held: Element | undefined;
  const hold = (event: FocusEvent): void => void (held = event.target instanceof Element ? event.target : undefined);
  const watch = new MutationObserver(() => {
    if (!held || held.isConnected || document.activeElement !== document.body) return;
    held = undefined;
    regain();
  });
  document.addEventListener('focusin', hold);
  watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    document.removeEventListener('focusin', hold);
  };
}
