import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { anchorTarget } from './anchorTarget.ts';

/** State of a navigation that changes the page in place (sorting, filtering): the control that was used keeps the focus. */
export interface NavigationState {
  keepsFocus?: boolean;
}

/**
 * After a change of page, moves the focus to the new page's heading, or to what the address's hash names, as a full load would move a
 * reader there.
 */
export function usePageFocus(): void {
  const { key, pathname, search, hash, state } = useLocation();
  const page = pathname + search;
  const shown = useRef({ key, page, hash });
  useEffect(() => {
    const last = shown.current;
    if (last.key === key) return;
    shown.current = { key, page, hash };
    // Within a page the focus is where the anchor put it (scroll/followAnchor.ts), and going back to it is for the eye.
    const isSamePlace = last.page === page && last.hash !== hash;
    if (isSamePlace || (state as NavigationState | null)?.keepsFocus) return;
    const place = (hash === '' ? null : anchorTarget(hash)) ?? document.querySelector<HTMLElement>('main h1');
    if (!place) return;
    place.tabIndex = -1;
    // The scroll position is the router's to decide: a page that one goes back to is shown where it was left.
    place.focus({ preventScroll: true });
  }, [key, page, hash, state]);
}
