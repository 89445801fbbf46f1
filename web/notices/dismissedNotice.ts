// Which notice was dismissed is kept by the browser: pages are the same for everybody.

const year = 365 * 24 * 60 * 60;

/** @param cookies as document.cookie has them */
export function isDismissed(cookies: string, noticeId: string): boolean {
  return cookies.split('; ').includes(`store_notice${noticeId}=hidden`);
}

/** The cookie by which a notice stays hidden (specification section 5, Store notice), as document.cookie takes it. */
export function dismissalCookie(noticeId: string): string {
  return `store_notice${noticeId}=hidden; path=/; max-age=${year}; samesite=lax`;
}
