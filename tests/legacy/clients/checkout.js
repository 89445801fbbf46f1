// The old checkout: reloads the order review after each change, and submits the form in the background.
(() => {
  const { request, raise, replaceFragments, elementOf } = window.legacy;
  const settings = window.wc_checkout_params;
  const { params, fields } = window.wc_order_attribution;
  const form = document.querySelector('form.checkout');
  const value = (name) => form.querySelector(`[name="${name}"]`)?.value ?? '';

  // The tracker's inputs, filled in as for a visitor who typed the address.
  const known = { source_type: 'typein', utm_source: '(direct)', session_pages: '1', session_count: '1', user_agent: navigator.userAgent };
  const inputs = form.querySelector('wc-order-attribution-inputs');
  for (const name of Object.keys(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name: params.prefix + name, value: known[name] ?? '(none)' });
    inputs.append(input);
  }

  const endpoint = (name) => settings.wc_ajax_url.replace('%%endpoint%%', name);

  async function review() {
    const chosen = form.querySelector('[name="shipping_method[0]"]:checked')?.value;
    const { data } = await request(endpoint('update_order_review'), {
      fields: {
        security: settings.update_order_review_nonce,
        payment_method: form.querySelector('[name=payment_method]:checked')?.value ?? '',
        country: value('billing_country'),
        postcode: value('billing_postcode'),
        city: value('billing_city'),
        address: value('billing_address_1'),
        s_country: value('billing_country'),
        has_full_address: 'true',
        post_data: new URLSearchParams(new FormData(form)).toString(),
        ...(chosen ? { 'shipping_method[0]': chosen } : {}),
      },
    });
    replaceFragments(data.fragments);
    raise('updated_checkout');
  }

  function showMessages(markup) {
    form.querySelector('.woocommerce-error')?.remove();
    form.prepend(elementOf(markup));
    for (const item of form.querySelectorAll('.woocommerce-error [data-id]')) {
      form.querySelector(`[name="${item.dataset.id}"]`)?.setAttribute('aria-invalid', 'true');
    }
    raise('checkout_error');
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const { data } = await request(settings.checkout_url, { fields: new FormData(form) });
    if (data.result === 'success') window.location.href = data.redirect;
    else {
      showMessages(data.messages);
      if (data.refresh === true) await review();
    }
  });
  form.addEventListener('change', ({ target }) => /country|shipping_method/.test(target.name) && review());

  const coupon = document.querySelector('.checkout_coupon');
  coupon.addEventListener('submit', async (event) => {
    event.preventDefault();
    const { text } = await request(endpoint('apply_coupon'), {
      fields: { security: settings.apply_coupon_nonce, coupon_code: new FormData(coupon).get('coupon_code') },
    });
    coupon.after(elementOf(text));
    await review();
  });

  form.addEventListener('click', async (event) => {
    const link = event.target.closest('a.woocommerce-remove-coupon');
    if (!link) return;
    event.preventDefault();
    const { text } = await request(endpoint('remove_coupon'), {
      fields: { security: settings.remove_coupon_nonce, coupon: link.dataset.coupon },
    });
    form.querySelector('.woocommerce-message')?.remove();
    form.before(elementOf(text));
    await review();
  });

  void review();
  document.documentElement.dataset.alive = '';
})();
