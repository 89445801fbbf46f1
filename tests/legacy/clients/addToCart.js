// Adds and removes products. Requests run one at a time; a failed one doesn't stop the next.
(() => {
  const { request, endpoint, raise, replaceFragments } = window.legacy;
  const settings = window.wc_add_to_cart_params;
  let last = Promise.resolve();

  function enqueue(work) {
    last = last.then(work, work);
    return last;
  }

  function showAdded(button, { fragments }) {
    button.classList.remove('loading');
    if (fragments) button.classList.add('added');
    if (settings.is_cart || button.parentElement.querySelector('.added_to_cart')) return;
    button.insertAdjacentHTML(
      'afterend',
      ` <a href="${settings.cart_url}" class="added_to_cart wc-forward">${settings.i18n_view_cart}</a>`,
    );
  }

  async function add(button) {
    // Sends all data attributes, including those that the shop doesn't know.
    const { data } = await request(endpoint('add_to_cart'), { fields: { ...button.dataset } });
    if (!data) return;
    if (data.error && data.product_url) {
      window.location.href = data.product_url;
      return;
    }
    if (settings.cart_redirect_after_add === 'yes') {
      window.location.href = settings.cart_url;
      return;
    }
    showAdded(button, data);
    if (data.fragments) replaceFragments(data.fragments);
    if (button.dataset.success_message) document.querySelector('#live').textContent = button.dataset.success_message;
    raise('added_to_cart', data);
  }

  async function remove(link) {
    const row = link.closest('.woocommerce-mini-cart-item');
    row.classList.add('blocked');
    const { data } = await request(endpoint('remove_from_cart'), { fields: { cart_item_key: link.dataset.cart_item_key } }).catch(
      () => ({}),
    );
    if (!data?.fragments) {
      window.location.href = link.getAttribute('href');
      return;
    }
    replaceFragments(data.fragments);
    raise('removed_from_cart', data);
  }

  document.body.addEventListener('click', (event) => {
    const button = event.target.closest('.add_to_cart_button.ajax_add_to_cart');
    const link = event.target.closest('.remove_from_cart_button');
    if (button?.dataset.product_id) {
      event.preventDefault();
      button.classList.remove('added');
      button.classList.add('loading');
      raise('adding_to_cart');
      void enqueue(() => add(button));
    } else if (link) {
      event.preventDefault();
      void enqueue(() => remove(link));
    }
  });
})();
