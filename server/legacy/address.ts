// Where the legacy calls are. Several of them are a parameter on any page's address; each gets an address of its own here, before
// the server looks for a route.

/** Under which all legacy calls are answered. */
export const legacyPrefix = '/legacy';

/** Doors that have parameters of their own. */
const otherDoors = /^\/(graphql|health|media|assets|admin|wp-admin|wp-json|legacy|payments)(\/|$)/;

const parameterForm = /[?&](wc-ajax|add-to-cart|remove_item)=/;

/**
 * The address that a request is answered at: its own, unless a parameter makes it a legacy call.
 * @param url path and query as the client sent them
 */
export function legacyAddress(method: string | undefined, url: string): string {
  if (!['GET', 'HEAD', 'POST'].includes(method ?? '') || !parameterForm.test(url)) return url;
  const [path, query] = [url.slice(0, url.indexOf('?')), url.slice(url.indexOf('?') + 1)];
  if (otherDoors.test(path)) return url;
  const given = new URLSearchParams(query);
  const endpoint = given.get('wc-ajax') ?? '';
  // A name that no endpoint can have, such as an empty one, leaves the page what it is.
  if (/^[\w-]{1,64}$/.test(endpoint)) return `${legacyPrefix}/wc-ajax/${endpoint}?${query}`;
  if (given.has('add-to-cart')) return `${legacyPrefix}/add-to-cart?${query}`;
  if (given.has('remove_item') && method !== 'POST' && /^\/cart\/?$/.test(path)) return `${legacyPrefix}/remove-item?${query}`;
  return url;
}
