// REST calls: send the token in a header; if it is rejected, fetch a new one and repeat the call.
(() => {
  let { nonce } = window.wpApiSettings;

  /** @returns status and code of each try, and the last answer */
  async function apiFetch(path) {
    const tries = [];
    for (;;) {
      const response = await fetch(`${window.wpApiSettings.root}${path}?_locale=user`, {
        headers: { 'X-WP-Nonce': nonce, Accept: 'application/json, */*;q=0.1' },
      });
      const body = await response.json();
      tries.push(response.ok ? String(response.status) : `${response.status} ${body.code}`);
      if (body.code !== 'rest_cookie_invalid_nonce') return { tries, body };
      const renewal = await fetch(window.wpApiSettings.nonceEndpoint);
      if (!renewal.ok) return { tries: [...tries, `${renewal.status} no nonce`], body };
      nonce = await renewal.text();
    }
  }

  window.legacy.apiFetch = apiFetch;
  window.legacy.useNonce = (text) => {
    nonce = text;
  };
})();
