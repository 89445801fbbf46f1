// The administrators' list: confirms each deletion, reloads after it, and shows two alerts if it failed. Written for these tests.
(() => {
  async function remove(fields) {
    const response = await fetch(window.the_ajax_script.ajaxurl, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    });
    if (response.ok) return location.reload();
    alert('Status: error');
    alert(`Error: ${response.statusText}`);
  }

  for (const button of document.querySelectorAll('.sfba_delete_entry')) {
    button.addEventListener('click', () => {
      const id = button.dataset.delete;
      if (!confirm(`Are you sure you want to delete Record with ID# ${id}`)) return;
      void remove({ action: 'sfba_delete_db_record', id, wpnonce: window.the_ajax_script.ajax_nonce });
    });
  }
  document.querySelector('#sfba_delete_all_data').addEventListener('click', () => {
    if (!confirm('Are you sure you want to delete all subscribers from the database?')) return;
    void remove({ action: 'sfba_delete_db_data', wpnonce: window.the_ajax_script.ajax_nonce });
  });
  document.documentElement.dataset.alive = '';
})();
