// wp.apiFetch for the pages of an old theme, which brought WordPress' own (docs/migrating.md, REST calls): every call carries the token
// of /legacy/globals.js; one that was refused for its token is sent once more with a new one; lists are fetched a hundred at a time.
(() => {
  const settings = window.wpApiSettings;
  /** The largest page that a REST list has. */
  const pageSize = 100;
  let nonce = settings.nonce;

  const failure = (code, message) => ({ code, message });

  async function readJson(response) {
    if (response.status === 204) return null;
    try {
      return await response.json();
    } catch {
      throw failure('invalid_json', 'The response is not a valid JSON response.');
    }
  }

  async function send(url, { headers, ...options }) {
    const given = { Accept: 'application/json, */*;q=0.1', ...headers, 'X-WP-Nonce': nonce };
    try {
      return await fetch(url, { ...options, credentials: 'include', headers: given });
    } catch (error) {
      if (error?.name === 'AbortError') throw error;
      throw failure('fetch_error', 'You are probably offline.');
    }
  }

  /** A new token; null when the caller gets none, as guests do. */
  async function renewed() {
    const response = await fetch(settings.nonceEndpoint, { credentials: 'include' }).catch(() => null);
    return response?.ok ? response.text() : null;
  }

  async function call(url, options, isRepeated = false) {
    const response = await send(url, options);
    if (response.ok) return response;
    const problem = (await readJson(response)) || failure('unknown_error', 'An unknown error occurred.');
    if (problem.code !== 'rest_cookie_invalid_nonce' || isRepeated) throw problem;
    const fresh = await renewed();
    if (fresh === null) throw problem;
    nonce = fresh;
    return call(url, options, true);
  }

  const addressOf = ({ path, url }) => {
    const address = new URL(url ?? path.replace(/^\//, ''), settings.root);
    address.searchParams.set('_locale', 'user');
    return address;
  };

  /** What follows, by the header Link; null at the end. */
  const nextOf = (response) => /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? null;

  async function fetchAll(address, options) {
    address.searchParams.set('per_page', String(pageSize));
    const all = [];
    for (let next = address.href; next !== null;) {
      const response = await call(next, options);
      const found = await readJson(response);
      if (!Array.isArray(found)) return found;
      all.push(...found);
      next = nextOf(response);
    }
    return all;
  }

  /**
   * @param options path (below the REST root) or url, method, data (sent as JSON), headers, signal, and parse: false for the Response
   * @returns what was answered. It is rejected with {code, message}
   */
  async function apiFetch({ method = 'GET', data, headers = {}, signal, parse = true, ...where }) {
    const address = addressOf(where);
    const isSent = data !== undefined;
    const options = {
      method,
      signal,
      body: isSent ? JSON.stringify(data) : undefined,
      headers: isSent ? { 'Content-Type': 'application/json', ...headers } : headers,
    };
    if (parse && method === 'GET' && address.searchParams.get('per_page') === '-1') return fetchAll(address, options);
    const response = await call(address.href, options);
    return parse ? readJson(response) : response;
  }

  window.wp = { ...window.wp, apiFetch };
})();
