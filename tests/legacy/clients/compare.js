// The comparison: requests the panel once, sends each click, and shows what the response contains. Failed calls show no message.
(() => {
  const { request, raise } = window.legacy;
  const url = '/wp-admin/admin-ajax.php';
  const { comparenonce: security, item_error_add: isEmptyText, item_error_comp: isSingleText } = window.comparechart;
  const bar = document.querySelector('#re-compare-bar');
  const icon = document.querySelector('#re-compare-icon-fixed');
  const badge = icon.querySelector('.re-compare-notice');
  const [tabs, wraps] = [bar.querySelector('ul'), bar.querySelector('#re-compare-bar-tabs > div')];
  const destination = bar.querySelector('.re-compare-destin');

  const buttonsOf = (id) => document.querySelectorAll(`.addcompare-id-${id}`);
  const mark = (id, isIn) => {
    for (const button of buttonsOf(id)) {
      button.classList.remove('loading');
      button.classList.toggle('comparing', isIn);
      button.classList.toggle('not-incompare', !isIn);
    }
  };

  /** Returns the group's tab, and creates tab and list if needed. */
  function tabOf(page) {
    let tab = tabs.querySelector(`.re-compare-tab-${page}`);
    if (!tab) {
      tab = Object.assign(document.createElement('li'), { className: `re-compare-tab-${page}` });
      Object.assign(tab.dataset, { page, url: `/compare/%GROUP%/`, comparing: '' });
      tab.append(Object.assign(document.createElement('span'), { textContent: '0' }));
      tabs.append(tab);
      wraps.append(Object.assign(document.createElement('div'), { className: `re-compare-wrap re-compare-wrap-${page}` }));
    }
    return tab;
  }

  function show(page, { comparing, count }) {
    const tab = tabOf(page);
    tab.dataset.comparing = comparing;
    tab.querySelector('span').textContent = String(count);
    destination.dataset.compareurl = `${tab.dataset.url}?compareids=${comparing}`;
    destination.dataset.count = String(count);
  }

  const wrapOf = (page) => wraps.querySelector(`.re-compare-wrap-${page}`);

  async function load() {
    const { data } = await request(url, { fields: { action: 're_compare_panel', security } });
    // Arrays and maps aren't interchangeable for the theme's scripts.
    if (Array.isArray(data.content) || !Array.isArray(data.pageids)) raise('malformed');
    for (const page of data.pageids) {
      show(page, { comparing: data.comparing[page], count: data.count[page] });
      wrapOf(page).innerHTML = data.content[page];
    }
    for (const id of data.total_comparing_ids) mark(id, true);
    if (data.total_count > 0) {
      icon.classList.remove('rhhidden');
      badge.textContent = String(data.total_count);
    }
    raise('panel_loaded');
  }

  async function toggle(id, perform) {
    for (const button of buttonsOf(id)) button.classList.add('loading');
    const { data, status } = await request(url, { fields: { action: 're_add_compare', compareID: id, perform, security } });
    raise(`compare_${status}`);
    if (status !== 200) return;
    const { content, pageid } = data;
    show(pageid, data);
    const before = Number(badge.textContent);
    if (perform === 'add') {
      wrapOf(pageid).insertAdjacentHTML('beforeend', content);
      badge.textContent = String(before + 1);
      icon.classList.remove('rhhidden');
    } else {
      bar.querySelector(`.compare-item-${id}`)?.remove();
      badge.textContent = String(Math.max(0, before - 1));
      if (before <= 1) icon.classList.add('rhhidden');
    }
    mark(id, perform === 'add');
    raise(`compare_${perform}`);
  }

  document.addEventListener('click', ({ target }) => {
    const close = target.closest('.re-compare-new-close');
    if (close) return void toggle(close.parentElement.dataset.compareid, 'remove');
    const button = target.closest('.wpsm-button-new-compare');
    if (button) return void toggle(button.dataset.addcompareId, button.classList.contains('comparing') ? 'remove' : 'add');
    if (!target.closest('.re-compare-destin')) return;
    const inBar = bar.contains(target);
    const count = Number(destination.dataset.count ?? 0);
    if (inBar && count < 2) {
      const message = Object.assign(document.createElement('p'), { className: 're-compare-error' });
      message.textContent = count === 0 ? isEmptyText : isSingleText;
      bar.append(message);
    } else location.assign(target.closest('.re-compare-destin').dataset.compareurl);
  });

  document.addEventListener('keyup', async () => {
    const context = document.querySelector('#compare_search_data').dataset;
    const output = document.querySelector('.re-compare-search-output');
    const query = document.querySelector('#compare_search_box').value;
    output.replaceChildren();
    if (query === '') return;
    const { posttype, terms, taxonomy } = context;
    const fields = { action: 'add_to_compare_search', search_query: query, posttype, terms, taxonomy, security };
    const { text } = await request(url, { fields });
    output.innerHTML = JSON.parse(text).compare_html;
    raise('compare_found');
  });

  void load();
  document.documentElement.dataset.alive = '';
})();
