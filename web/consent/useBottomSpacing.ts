import { useLayoutEffect, type RefObject } from 'react';

/** Custom property by which base.css keeps the focused element and the end of the page uncovered. */
const property = '--covered-height';

/** Space for the outline of the focused element above the cover, in pixels. */
const focusRing = 12;

/** Scrolls the focused element out from under the cover, since it may have had the focus before. */
function uncoverFocused(cover: HTMLElement): void {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || cover.contains(activeElement)) return;
  const [focused, over] = [activeElement.getBoundingClientRect(), cover.getBoundingClientRect()];
  if (focused.top < over.bottom && focused.bottom > over.top) activeElement.scrollIntoView({ block: 'nearest' });
}

/** Reserves as much space at the end of the page as an element covers there while it is shown (WCAG 2.4.11). */
export function useBottomSpacing(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const cover = element.current;
    if (!cover) return;
    const { style } = document.documentElement;
    const measure = () => {
      style.setProperty(property, `${Math.ceil(cover.offsetHeight) + focusRing}px`);
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
