/** Pixels left free above the target of an anchor (row 131); base.css sets the same value for pages without script. */
export const anchorOffset = 45;
export const anchorDurationMs = 500;

/**
 * The hash that a click leads to within this page.
 * @returns null if the event is not a plain click on a link to a place in this page, or was already handled
 */
export function anchorHashOf(event: MouseEvent): string | null {
  const { target, button, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const link = target.closest('a');
  if (!link || link.hash.length < 2 || link.target || link.download) return null;
  return link.origin === location.origin && link.pathname === location.pathname && link.search === location.search ? link.hash : null;
}

/** The element of this page that a hash refers to. */
export function anchorTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // An invalid percent-encoding.
    return null;
  }
}
