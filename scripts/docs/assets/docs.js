// The search of the documentation site, and the menu on narrow screens. Pages work without this file.
const form = document.querySelector('[data-search]');
const menu = document.querySelector('[data-menu]');
const input = form.querySelector('input');
const results = form.querySelector('.results');
const status = form.querySelector('[role=status]');
const base = '/docs/api/';
const shown = 30;

const wide = matchMedia('(width >= 900px)');
const fold = () => (menu.open = wide.matches);
wide.addEventListener('change', fold);
fold();

let index;
const load = () => (index ??= fetch(`${base}search.json`).then((response) => response.json()));

/** Exact names first, then names that begin with the text, then shorter ones. */
function rank([name], wanted) {
  const lower = name.toLowerCase();
  if (lower === wanted) return 0;
  if (lower.startsWith(wanted)) return 1;
  return lower.endsWith(`.${wanted}`) ? 2 : 3;
}

function row([name, path, kind]) {
  const item = document.createElement('li');
  const link = document.createElement('a');
  const about = document.createElement('small');
  link.href = base + path;
  link.textContent = name;
  about.textContent = kind;
  link.append(about);
  item.append(link);
  return item;
}

async function search() {
  const wanted = input.value.trim().toLowerCase();
  const entries = await load();
  if (wanted !== input.value.trim().toLowerCase()) return;
  const found = wanted === '' ? [] : entries.filter(([name]) => name.toLowerCase().includes(wanted));
  found.sort((a, b) => rank(a, wanted) - rank(b, wanted) || a[0].length - b[0].length);
  results.replaceChildren(...found.slice(0, shown).map(row));
  results.hidden = found.length === 0;
  if (wanted === '') status.textContent = '';
  else status.textContent = found.length === 0 ? 'No results found' : `${found.length} ${found.length === 1 ? 'result' : 'results'}`;
}

input.addEventListener('focus', load, { once: true });
input.addEventListener('input', search);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  results.querySelector('a')?.click();
});
form.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') results.hidden = true;
});
document.addEventListener('click', (event) => {
  if (!form.contains(event.target)) results.hidden = true;
});
form.hidden = false;
