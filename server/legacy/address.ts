// URLs of the legacy calls. Several calls are a parameter on the URL of any page; they are rewritten to URLs of their own here, before
// routing.

/** Path prefix of all legacy calls. */
export const legacyPrefix = '/legacy';

/** Paths of endpoints with parameters of their own. */
const otherEndpoints = /^\/(graphql|health|media|assets|admin|wp-admin|wp-json|legacy|payments)(\/|$)/;

const parameterForm = /[?&](wc-ajax|add-to-cart|remove_item)=/;

/**
 * Returns the URL at which a request is handled: its own, unless a parameter makes it a legacy call.
 * @param url path and query as the client sent them
 */
export function legacyAddress(method: string | undefined, url: string): string {
  if (!['GET', 'HEAD', 'POST'].includes(method ?? '') || !parameterForm.test(url)) return url;
  const [path, query] = [url.slice(0, url.indexOf('?')), url.slice(url.indexOf('?') + 1)];
  if (otherEndpoints.test(path)) return url;
  const given = new URLSearchParams(query);
  const endpoint = given.get('wc-ajax') ?? '';
  // With an invalid endpoint name, such as an empty one, the request stays a page request.
  if (/^[\w-]{1,64}$/.test(endpoint)) return `${legacyPrefix}/wc-ajax/${endpoint}?${query}`;
  if (given.has('add-to-cart')) return `${legacyPrefix}/add-to-cart?${query}`;
  if (given.has('remove_item') && method !== 'POST' && /^\/cart\/?$/.test(path)) return `${legacyPrefix}/remove-item?${query}`;
  return url;
}
