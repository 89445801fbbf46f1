// Stores the cart in the browser. The stored cart is used while its hash is that of the cookie, for less than a day.
(() => {
  const { request, endpoint, raise, replaceFragments, cookie } = window.legacy;
  const { cart_hash_key: hashKey, fragment_name: fragmentName, request_timeout: timeout } = window.wc_cart_fragments_params;
  const day = 24 * 60 * 60 * 1000;
  const required = 'div.widget_shopping_cart_content';

  function keep({ fragments, cart_hash: hash }) {
    sessionStorage.setItem(fragmentName, JSON.stringify(fragments));
    localStorage.setItem(hashKey, hash);
    sessionStorage.setItem(hashKey, hash);
    if (hash) sessionStorage.setItem('wc_cart_created', String(Date.now()));
  }

  async function refresh() {
    try {
      const fields = { time: String(Date.now()) };
      const { data } = await request(endpoint('get_refreshed_fragments'), { fields, signal: AbortSignal.timeout(Number(timeout)) });
      if (!data?.fragments) return;
      replaceFragments(data.fragments);
      keep(data);
      raise('wc_fragments_refreshed');
    } catch {
      raise('wc_fragments_ajax_error');
    }
  }

  /** Shows the stored cart, or returns the reason why it can't be used; empty if it was shown. */
  function reason() {
    const kept = JSON.parse(sessionStorage.getItem(fragmentName) ?? 'null');
    const hash = sessionStorage.getItem(hashKey) ?? '';
    const created = sessionStorage.getItem('wc_cart_created');
    if (hash && !created) return 'No cart_created';
    if (created && Number(created) + day <= Date.now()) return 'Fragment expired';
    if (!kept?.[required] || hash !== cookie('woocommerce_cart_hash')) return 'No fragment';
    replaceFragments(kept);
    raise('wc_fragments_loaded');
    return '';
  }

  document.body.addEventListener('added_to_cart', ({ detail }) => detail.fragments && keep(detail));
  document.body.addEventListener('removed_from_cart', ({ detail }) => keep(detail));
  window.addEventListener('storage', ({ key }) => key === hashKey && refresh());
  window.addEventListener('pageshow', ({ persisted }) => persisted && refresh());
  window.legacy.keep = keep;

  const missing = reason();
  if (missing) {
    raise(missing);
    void refresh();
  }
})();
