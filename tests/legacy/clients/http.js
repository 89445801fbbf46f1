// What the scripts of an old theme take for granted: forms by POST, and events on the page's body. Written for these tests.
(() => {
  const log = document.querySelector('#events');

  /** Posts fields as a form does, or gets; answers of any status are resolved, with the text and the parsed body, if it is JSON. */
  async function request(url, { fields, signal } = {}) {
    const response = await fetch(url, {
      signal,
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
      headers: { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json, text/javascript, */*; q=0.01' },
    });
    const text = await response.text();
    // A client that lets its library guess takes the body for JSON only when it is declared so.
    const isJson = response.headers.get('content-type').startsWith('application/json');
    return { ok: response.ok, status: response.status, text, data: isJson ? JSON.parse(text) : text, headers: response.headers };
  }

  const endpoint = (name) => window.wc_add_to_cart_params.wc_ajax_url.replace('%%endpoint%%', name);

  /** Tells the page, and writes it down for the test. */
  function raise(name, detail) {
    if (log) log.textContent += `${name}\n`;
    document.body.dispatchEvent(new CustomEvent(name, { detail }));
  }

  function elementOf(markup) {
    const template = document.createElement('template');
    template.innerHTML = markup;
    return template.content.firstElementChild;
  }

  /** Each fragment replaces every element that its selector finds. */
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
