// The browser stores which notice was dismissed, because pages are the same for everyone.

const year = 365 * 24 * 60 * 60;

/** Prefix of the cookies' names (specification section 9); the notice's id follows. */
export const noticeCookie = 'store_notice';

/** The cookie pair of a dismissed notice. */
export function dismissal(noticeId: string): string {
  return `${noticeCookie}${noticeId}=hidden`;
}

/** @param cookies as in document.cookie */
export function isDismissed(cookies: string, noticeId: string): boolean {
  return cookies.split('; ').includes(dismissal(noticeId));
}

/** The cookie that keeps a notice hidden (specification section 5, Store notice), for document.cookie. */
export function dismissalCookie(noticeId: string): string {
  return `${dismissal(noticeId)}; path=/; max-age=${year}; samesite=lax`;
}
