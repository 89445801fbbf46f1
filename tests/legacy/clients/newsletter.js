// Newsletter forms: a required checkbox isn't sent, a form without a name field sends no name, and any status from 200 to 299 shows
// the thank-you message. Written for these tests.
(() => {
  const { request, raise } = window.legacy;
  const attentionMs = 3500;

  for (const form of document.querySelectorAll('.sfba_subscribe_form')) {
    const find = (selector) => form.querySelector(selector);
    const show = (selector, isShown) => {
      const element = find(selector);
      if (element) element.hidden = !isShown;
    };
    const timer = setInterval(() => find('.sfba-main-form-container').classList.add('animation-start'), attentionMs);

    find('.sfba-form-close')?.addEventListener('click', (event) => {
      event.preventDefault();
      const container = find('.sfba-main-form-container');
      container.hidden = !container.hidden;
    });

    find('.sfba-form-submit-button').addEventListener('click', async (event) => {
      event.preventDefault();
      const box = find('input[type=checkbox]');
      if (box && !box.checked) return show('.sfba-conset-field-error', true);
      show('.sfba-conset-field-error', false);
      const email = find('.sfba-form-email').value;
      show('.sfba-email-field-error', email === '');
      if (email === '') return;
      const name = find('.sfba-form-name');
      const answer = await request(window.the_ajax_script.ajaxurl, {
        fields: {
          action: 'sfba_ajax',
          ...(name && { subscribername: name.value }),
          subscriberemail: email,
          post_id: find('.sfba_post_type_id').value,
          sfba_page_link: find('.sfba_page_link').value,
          wpnonce: window.the_ajax_script.ajax_nonce,
        },
      });
      if (answer.ok) {
        clearInterval(timer);
        show('.sfba-main-form-container', false);
        show('.sfba_thanks_container', true);
      }
      raise(`sfba_${answer.status}`);
    });
  }
  document.documentElement.dataset.alive = '';
})();
