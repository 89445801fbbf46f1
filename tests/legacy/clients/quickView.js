// The quick view: sends its form field by field, with add-to-cart renamed to product_id and set to the variation's id.
(() => {
  const { request, endpoint, raise, replaceFragments } = window.legacy;
  const modal = document.querySelector('#modal');

  document.querySelector('.quick-view').addEventListener('click', async ({ target }) => {
    const query = new URLSearchParams({
      action: 'product_quick_view',
      product_id: target.dataset.product_id,
      nonce: window.quickviewvars.quicknonce,
    });
    const { text } = await request(`${window.rhscriptvars.ajax_url}?${query}`);
    modal.innerHTML = text || '<p>An error has occured. Please try again in a few moments.</p>';
    modal.hidden = false;
    raise('quick_view_open');
  });

  /** Returns the variation with the selected options. */
  function chosenVariation(form) {
    const fields = new FormData(form);
    const fits = ({ attributes }) => Object.entries(attributes).every(([name, term]) => term === '' || fields.get(name) === term);
    const isComplete = [...form.querySelectorAll('select')].every((select) => select.value !== '');
    return isComplete ? JSON.parse(form.dataset.product_variations).find(fits) : undefined;
  }

  modal.addEventListener('change', ({ target }) => {
    const form = target.closest('.variations_form');
    if (!form) return;
    const variation = chosenVariation(form);
    form.querySelector('[name=variation_id]').value = variation?.variation_id ?? '0';
    form.querySelector('.single_add_to_cart_button').classList.toggle('disabled', !variation);
  });

  modal.addEventListener('click', async (event) => {
    const button = event.target.closest('.wooquickviewbtn .single_add_to_cart_button:not(.disabled)');
    if (!button) return;
    event.preventDefault();
    const form = button.closest('form');
    const fields = {};
    for (const { name, type, value, checked } of form.querySelectorAll('input[name], select[name], button[name]')) {
      if (name === 'product_id') continue;
      const isUnticked = type === 'checkbox' && !checked;
      if (name === 'add-to-cart') fields.product_id = form.querySelector('[name=variation_id]')?.value || button.value;
      else fields[name] = isUnticked ? '' : value;
    }
    button.classList.add('loading');
    const { data } = await request(endpoint('add_to_cart'), { fields });
    button.classList.remove('loading');
    button.classList.add('added');
    if (data.fragments) replaceFragments(data.fragments);
    raise('added_to_cart', data);
  });
})();
