// Helpers of an old theme's scripts: form requests, and events on the page's body. Written for these tests.
(() => {
  const log = document.querySelector('#events');

  /** Posts the fields as a form, or sends a GET request. Resolves for any status, with the text and, if it is JSON, the parsed body. */
  async function request(url, { fields, signal } = {}) {
    const response = await fetch(url, {
      signal,
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
      headers: { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json, text/javascript, */*; q=0.01' },
    });
    const text = await response.text();
    // jQuery parses a body as JSON only if its content type says so.
    const isJson = response.headers.get('content-type').startsWith('application/json');
    return { ok: response.ok, status: response.status, text, data: isJson ? JSON.parse(text) : text, headers: response.headers };
  }

  const endpoint = (name) => window.wc_add_to_cart_params.wc_ajax_url.replace('%%endpoint%%', name);

  /** Dispatches an event to the page, and logs it for the test. */
  function raise(name, detail) {
    if (log) log.textContent += `${name}\n`;
    document.body.dispatchEvent(new CustomEvent(name, { detail }));
  }

  function elementOf(markup) {
    const template = document.createElement('template');
    template.innerHTML = markup;
    return template.content.firstElementChild;
  }

  /** Replaces all elements that match a fragment's selector. */
  function replaceFragments(fragments) {
    for (const [selector, markup] of Object.entries(fragments)) {
      for (const element of document.querySelectorAll(selector)) element.replaceWith(elementOf(markup));
    }
  }

  function cookie(name) {
    const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
    return found ? decodeURIComponent(found.slice(name.length + 1)) : '';
  }

  window.legacy = { request, endpoint, raise, elementOf, replaceFragments, cookie };
})();
