import { scrollPage } from './easedScroll.ts';

/** Pixels left free above a notice that is scrolled to, and the duration of the scrolling in milliseconds (specification section 9). */
const noticeOffset = 100;
const noticeScrollMs = 1000;

/**
 * Scrolls until a notice is 100 px below the top.
 * @returns whether the target was reached: the visitor's own scrolling stops it
 */
export function scrollToNotice(notice: Element): Promise<boolean> {
  return scrollPage(() => window.scrollY + notice.getBoundingClientRect().top - noticeOffset, noticeScrollMs);
}

/** Focuses a notice, so that it is read out and keyboard navigation continues from it, and scrolls to it unless all of it is visible. */
export function focusNotice(notice: HTMLElement): void {
  if (notice.tabIndex < 0) notice.tabIndex = -1;
  notice.focus({ preventScroll: true });
  const { top, bottom } = notice.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) void scrollToNotice(notice);
}
