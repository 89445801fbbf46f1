// Which notice was dismissed is kept by the browser: pages are the same for everybody.

const year = 365 * 24 * 60 * 60;

/** Names of the cookies begin with it (specification section 9); the notice's id follows. */
export const noticeCookie = 'store_notice';

/** What the browser has of a notice that was dismissed, as cookies are listed. */
export function dismissal(noticeId: string): string {
  return `${noticeCookie}${noticeId}=hidden`;
}

/** @param cookies as document.cookie has them */
export function isDismissed(cookies: string, noticeId: string): boolean {
  return cookies.split('; ').includes(dismissal(noticeId));
}

/** The cookie by which a notice stays hidden (specification section 5, Store notice), as document.cookie takes it. */
export function dismissalCookie(noticeId: string): string {
  return `${dismissal(noticeId)}; path=/; max-age=${year}; samesite=lax`;
}
