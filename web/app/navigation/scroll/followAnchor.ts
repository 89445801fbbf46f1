import type { NavigateFunction } from 'react-router';
import { scrollPage } from '../../../kit/scroll/easedScroll.ts';
import { anchorDurationMs, anchorOffset, anchorTarget } from '../../../kit/page/anchorTarget.ts';

/**
 * Scrolls to the target of an anchor and then adds its hash to the URL as a history entry (row 131). If the visitor scrolls away meanwhile,
 * the position and the URL stay.
 */
export async function followAnchor(target: HTMLElement, hash: string, navigate: NavigateFunction): Promise<void> {
  if (target.closest('dialog')) {
    // A page shown in a dialog has anchors too, but no URL of its own.
    target.scrollIntoView();
    return focusOn(target);
  }
  const left = window.scrollY;
  const address = location.href;
  // A part of the page that hydrates on the way is replaced (kit/latePart.tsx).
  const now = () => (target.isConnected ? target : anchorTarget(hash)) ?? target;
  const isThere = await scrollPage(() => window.scrollY + now().getBoundingClientRect().top - anchorOffset, anchorDurationMs);
  // A navigation has happened in the meantime.
  if (!isThere || !now().isConnected || location.href !== address) return;
  focusOn(now());
  const reached = window.scrollY;
  // The router stores the current scroll position for the entry that is left; Back must return to the position of the link. None of this is
  // ever painted.
  window.scrollTo({ top: left, behavior: 'instant' });
  void navigate(
    { pathname: location.pathname, search: location.search, hash },
    { preventScrollReset: true, replace: location.hash === hash },
  );
  window.scrollTo({ top: reached, behavior: 'instant' });
}

/** Moves the focus to the target, as the browser's own jump does. */
function focusOn(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}
