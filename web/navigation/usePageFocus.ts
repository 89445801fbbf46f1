import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** State of a navigation that changes the page in place (sorting, filtering): the control that was used keeps the focus. */
export interface NavigationState {
  keepsFocus?: boolean;
}

/** After a change of page, moves the focus to the new page's heading, as a full load would move a reader to its beginning. */
export function usePageFocus(): void {
  const { key, hash, state } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (hash !== '' || (state as NavigationState | null)?.keepsFocus) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    // The scroll position is the router's to decide: a page that one goes back to is shown where it was left.
    heading.focus({ preventScroll: true });
  }, [key, hash, state]);
}
