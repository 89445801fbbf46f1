// The sliding cart: loads itself when opened, and sends quantities 500 ms after the last change, with one timer for all rows.
(() => {
  const { request, endpoint, elementOf, raise } = window.legacy;
  const panel = document.querySelector('#rh-woo-cart-panel');
  const required = 'div.widget_shopping_cart_content';
  let timer;

  async function open() {
    panel.classList.add('active');
    const { data } = await request(endpoint('get_refreshed_fragments'), { fields: { time: String(Date.now()) } });
    const content = data?.fragments?.[required];
    if (content) panel.querySelector('.widget_shopping_cart').replaceChildren(elementOf(content));
    raise('panel_filled');
  }

  /** Replaces the row and all totals, or everything if the cart is empty. */
  function show({ fragments, cart_hash: hash }, key) {
    const fresh = elementOf(fragments[required]);
    const parts = hash ? [`.woocommerce-mini-cart-item.cartkey-${key}`, '.woocommerce-mini-cart__total'] : [''];
    for (const part of parts) {
      const piece = part ? fresh.querySelector(part) : fresh;
      for (const element of document.querySelectorAll(part || required)) {
        if (piece) element.replaceWith(piece.cloneNode(true));
        else element.remove();
      }
    }
    for (const [selector, markup] of Object.entries(fragments)) {
      if (selector !== required) for (const element of document.querySelectorAll(selector)) element.replaceWith(elementOf(markup));
    }
    window.legacy.keep({ fragments, cart_hash: hash });
    raise('panel_updated');
  }

  async function send(input) {
    const [, key] = /cartkey-([a-z0-9]+)/.exec(input.closest('.woocommerce-mini-cart-item').className);
    const query = new URLSearchParams({ action: 'rh_update_sidebar_cart_item', item_id: key, qty: input.value });
    const { data } = await request(`${window.wc_cart_fragments_params.ajax_url}?${query}`);
    if (data?.fragments) show(data, key);
  }

  document.body.addEventListener('click', ({ target }) => {
    const step = target.closest('.plus-quantity, .minus-quantity');
    if (!step) return;
    const input = step.parentElement.querySelector('.qty');
    const [value, min, max] = [Number(input.value) || 0, Number(input.min) || 0, input.max === '' ? Infinity : Number(input.max)];
    const next = step.classList.contains('plus-quantity') ? Math.min(value + 1, max) : Math.max(value - 1, min);
    input.value = String(next);
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  document.body.addEventListener('change', ({ target }) => {
    if (!target.matches('.woocommerce-mini-cart-item .qty')) return;
    clearTimeout(timer);
    timer = setTimeout(() => send(target), 500);
  });
  document.body.addEventListener('added_to_cart', () => open());
  document.querySelector('.menu-cart-btn').addEventListener('click', () => open());
  document.documentElement.dataset.alive = '';
})();
