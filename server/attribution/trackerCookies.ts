// The tracker's cookies as the field has them (specification section 3, Traffic source record): scripts write them in the browser
// (web/attribution), and they come along with every request.

/** All eight. */
export const trackerCookies = [
  'sbjs_migrations',
  'sbjs_current_add',
  'sbjs_first_add',
  'sbjs_current',
  'sbjs_first',
  'sbjs_udata',
  'sbjs_session',
  'sbjs_promo',
] as const;

/** What they are set for: the host and all below it, whether it is called www or not. @param host without port */
export function cookieDomain(host: string): string {
  return `.${host.replace(/^www\./, '')}`;
}
