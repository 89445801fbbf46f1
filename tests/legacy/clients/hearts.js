// Hearts: send a body assembled by hand, and read only the response's status. Their state is requested on load, because the page may
// come from a cache.
(() => {
  const { raise } = window.legacy;
  const badge = document.querySelector('.rh-wishlistmenu-link .rh-icon-notice');
  const hearts = document.querySelectorAll('.heartplus');

  const countOf = (heart) => heart.closest('.heart_thumb_wrap').querySelector(`#wishcount${heart.dataset.post_id}`);

  function move(element, by) {
    element.textContent = String(Math.max(0, Number(element.textContent) + by));
  }

  function showBadge(count) {
    badge.classList.remove('rhhidden');
    badge.textContent = String(count);
  }

  async function toggle(heart) {
    const id = heart.dataset.post_id;
    const isWished = heart.classList.contains('alreadywish');
    heart.classList.add('loading');
    const operation = isWished ? 'remove' : 'add';
    const response = await fetch(window.rhscriptvars.ajax_url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8', 'X-Requested-With': 'XMLHttpRequest' },
      body: `action=rhwishlist&wishnonce=${window.rhscriptvars.wishnonce}&wish_count=${operation}&post_id=${id}`,
    });
    raise(`heart_${response.status}`);
    if (!response.ok) return;
    heart.classList.remove('loading');
    heart.classList.toggle('alreadywish', !isWished);
    move(countOf(heart), isWished ? -1 : 1);
    showBadge(Math.max(0, Number(badge.textContent) + (isWished ? -1 : 1)));
    const words = document.querySelector(`#wish${isWished ? 'removed' : 'added'}${id}`);
    if (words) document.querySelector('#toast').textContent = words.textContent;
  }

  for (const heart of hearts) {
    heart.addEventListener('click', () => {
      if (heart.classList.contains('restrict_for_guests')) return;
      if (heart.classList.contains('alreadywish') && heart.dataset.wishlink) location.assign(heart.dataset.wishlink);
      else void toggle(heart);
    });
  }

  async function refresh() {
    const { rh_ajax_url: url, userid } = window.wishcached;
    const response = await fetch(`${url}?action=refreshwishes&userid=${userid}&_=${Date.now()}`);
    const { wishlistids, wishcounter } = await response.json();
    const wished = wishlistids.split(',');
    for (const heart of hearts) {
      if (!wished.includes(heart.dataset.post_id) || heart.classList.contains('alreadywish')) continue;
      heart.classList.add('alreadywish');
      move(countOf(heart), 1);
    }
    showBadge(wishcounter);
    raise('wishes_refreshed');
  }

  if (window.wishcached && hearts.length > 0) void refresh();
  document.documentElement.dataset.alive = '';
})();
