import { useLayoutEffect, type RefObject } from 'react';

/** By it base.css keeps what has the focus, and the end of the page, clear of what lies over them. */
const property = '--covered-height';

/** What has the focus comes out from under it: it may have had it before. */
function uncoverFocused(cover: HTMLElement): void {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || cover.contains(activeElement)) return;
  const [focused, over] = [activeElement.getBoundingClientRect(), cover.getBoundingClientRect()];
  if (focused.top < over.bottom && focused.bottom > over.top) activeElement.scrollIntoView({ block: 'nearest' });
}

/** While it is shown over the end of the page, as much room as it takes is kept free there (WCAG 2.4.11). */
export function useRoomAtEnd(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const cover = element.current;
    if (!cover) return;
    const { style } = document.documentElement;
    const measure = () => {
      // The gap below it, and the same above.
      const gap = 2 * Number.parseFloat(getComputedStyle(cover).insetInlineStart || '0');
      style.setProperty(property, `${Math.ceil(cover.offsetHeight + gap)}px`);
      uncoverFocused(cover);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(cover);
    measure();
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element]);
}
