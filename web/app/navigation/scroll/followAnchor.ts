import type { NavigateFunction } from 'react-router';
import { scrollPage } from '../../../kit/scroll/easedScroll.ts';
import { anchorDurationMs, anchorOffset, anchorTarget } from '../../../kit/page/anchorTarget.ts';

/**
 * Scrolls to what an anchor names and then puts its hash into the address, as an entry of the history (row 131). Who scrolls away
 * meanwhile stays there, and the address stays.
 */
export async function followAnchor(target: HTMLElement, hash: string, navigate: NavigateFunction): Promise<void> {
  if (target.closest('dialog')) {
    // A page shown in a dialog has places too, but no address of its own.
    target.scrollIntoView();
    return focusOn(target);
  }
  const left = window.scrollY;
  const address = location.href;
  // A part of the page that comes to life on the way is made anew (kit/latePart.tsx).
  const now = () => (target.isConnected ? target : anchorTarget(hash)) ?? target;
  const isThere = await scrollPage(() => window.scrollY + now().getBoundingClientRect().top - anchorOffset, anchorDurationMs);
  // Another page came meanwhile.
  if (!isThere || !now().isConnected || location.href !== address) return;
  focusOn(now());
  const reached = window.scrollY;
  // The router keeps for the entry that is left where the page stands now; Back is to lead to where the link was followed.
  // Nothing of this is ever painted.
  window.scrollTo({ top: left, behavior: 'instant' });
  void navigate(
    { pathname: location.pathname, search: location.search, hash },
    { preventScrollReset: true, replace: location.hash === hash },
  );
  window.scrollTo({ top: reached, behavior: 'instant' });
}

/** Reading and tabbing go on at the target, as after the browser's own jump. */
function focusOn(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}
