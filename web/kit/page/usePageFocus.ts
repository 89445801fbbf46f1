import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { anchorTarget } from './anchorTarget.ts';

/** State of a navigation that changes the page in place (sorting, filtering): the control that was used keeps the focus. */
export interface NavigationState {
  keepsFocus?: boolean;
}

/**
 * After a navigation, moves the focus to the new page's heading, or to the target of the address's hash, as a full page load would for a
 * screen reader.
 */
export function usePageFocus(): void {
  const { key, pathname, search, hash, state } = useLocation();
  const page = pathname + search;
  const shown = useRef({ key, page, hash });
  useEffect(() => {
    const last = shown.current;
    if (last.key === key) return;
    shown.current = { key, page, hash };
    // Within a page the anchor has already set the focus (scroll/followAnchor.ts); going back within the page only restores the scroll
    // position.
    const isSamePlace = last.page === page && last.hash !== hash;
    if (isSamePlace || (state as NavigationState | null)?.keepsFocus) return;
    const place = (hash === '' ? null : anchorTarget(hash)) ?? document.querySelector<HTMLElement>('main h1');
    if (!place) return;
    place.tabIndex = -1;
    // The router controls the scroll position: going back shows a page where it was left.
    place.focus({ preventScroll: true });
  }, [key, page, hash, state]);
}
