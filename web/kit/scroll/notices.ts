import { scrollPage } from './easedScroll.ts';

/** Pixels that stay free above a notice that is scrolled to, and how long that takes in milliseconds (specification section 9). */
const noticeOffset = 100;
const noticeScrollMs = 1000;

/** Scrolls until a notice stands 100 px below the top. @returns whether it arrived: the visitor's own scrolling ends it */
export function scrollToNotice(notice: Element): Promise<boolean> {
  return scrollPage(() => window.scrollY + notice.getBoundingClientRect().top - noticeOffset, noticeScrollMs);
}

/** Gives a notice the focus, so that it is read out and keys go on from it, and scrolls to it unless all of it is in sight. */
export function focusNotice(notice: HTMLElement): void {
  if (notice.tabIndex < 0) notice.tabIndex = -1;
  notice.focus({ preventScroll: true });
  const { top, bottom } = notice.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) void scrollToNotice(notice);
}
