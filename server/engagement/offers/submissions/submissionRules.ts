// Limits and rules of deals that shoppers submit.

/** Rate limits of submissions: for one account, and for one network, which many people may share. */
export const submissionsOfAccount = { windowMs: 60 * 60 * 1_000, max: 10 } as const;
export const submissionsOfNetwork = { windowMs: 60 * 60 * 1_000, max: 30 } as const;

/** Maximum number of an account's submissions that wait for review. */
export const maxPending = 10;

/** Maximum number of the caller's own submissions that are listed. */
export const maxOwnSubmissions = 50;

/** How similar titles at the same host must be to count as possible duplicates (trigrams, 0 to 1). */
export const similarTitles = 0.5;

const tracking = /^(?:utm_.*|gclid|fbclid|msclkid|dclid|gbraid|wbraid|mc_cid|mc_eid|yclid|_ga)$/i;

const reservedNames = /(?:^|\.)(?:localhost|local|internal|test|invalid|onion)$/;

/**
 * Returns whether a link can lead to a shop on the internet: HTTPS at a public host name, without credentials or another port.
 * @param text absolute URL as entered
 */
export function isPublicLink(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, port } = new URL(text);
  const host = hostname.replace(/\.$/, '');
  // The URL parser writes all forms of IPv4 addresses with dots, and IPv6 addresses in brackets.
  const isAddress = host.startsWith('[') || /^[\d.]+$/.test(host);
  return (
    protocol === 'https:' &&
    username === '' &&
    password === '' &&
    port === '' &&
    host.includes('.') &&
    !isAddress &&
    !reservedNames.test(host)
  );
}

/**
 * Returns the form of a link by which duplicates are found: without tracking parameters, fragment and trailing slash, with sorted parameters.
 * @param text absolute URL
 */
export function linkKey(text: string): string {
  const url = new URL(text);
  const names = [...url.searchParams.keys()].filter((name) => tracking.test(name));
  for (const name of names) url.searchParams.delete(name);
  url.searchParams.sort();
  const query = url.searchParams.toString();
  return `https://${url.host.replace(/\.$/, '')}${url.pathname.replace(/\/+$/, '')}${query === '' ? '' : `?${query}`}`;
}
