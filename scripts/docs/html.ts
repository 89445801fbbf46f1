/** Where the shop serves the site. */
export const base = '/docs/api/';

/** Escapes text for HTML content and quoted attribute values. */
export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? sign);

/** A page of the site. */
export interface Page {
  /** Below the base, with a slash at the end; empty for the first page. */
  path: string;
  title: string;
  /** For search engines and link previews; plain text. */
  description: string;
  /** HTML of the main element. */
  main: string;
  /** Pages above this one, topmost first. */
  parents?: readonly { path: string; title: string }[];
  /** Headings to show as the contents of the page. */
  contents?: readonly { id: string; title: string }[];
}

export interface NavGroup {
  title: string;
  links: readonly { path: string; title: string }[];
}

export interface Assets {
  css: string;
  js: string;
}

const link = ({ path, title }: { path: string; title: string }, current: string): string =>
  `<li><a href="${base}${path}"${path === current ? ' aria-current="page"' : ''}>${escape(title)}</a></li>`;

/** The text of HTML without its tags, for titles and descriptions. */
export const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_entity, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'")
    .replace(/\s+/g, ' ')
    .trim();

/** Renders a whole document. Scripts and styles are files, because the shop's policy forbids inline ones. */
export function renderPage(page: Page, navigation: readonly NavGroup[], assets: Assets): string {
  const { path, title, description, main, parents = [], contents = [] } = page;
  const groups = navigation.map(
    (group) => `<h2>${escape(group.title)}</h2><ul>${group.links.map((found) => link(found, path)).join('')}</ul>`,
  );
  const trail =
    parents.length === 0
      ? ''
      : `<nav aria-label="Breadcrumb" class="trail"><ol>${parents.map((parent) => link(parent, '-')).join('')}</ol></nav>`;
  const toc =
    contents.length < 3
      ? ''
      : `<nav aria-label="On this page" class="toc"><h2>On this page</h2><ul>${contents
          .map(({ id, title: text }) => `<li><a href="#${escape(id)}">${escape(text)}</a></li>`)
          .join('')}</ul></nav>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escape(path === '' ? title : `${title} · Souk documentation`)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escape(description)}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${base}${assets.css}">
<script src="${base}${assets.js}" type="module"></script>
</head>
<body>
<a class="skip" href="#-main">Skip to content</a>
<header class="top">
<a class="home" href="${base}">Souk <span>documentation</span></a>
<form role="search" class="search" data-search hidden>
<label for="-search">Search types, fields and guides</label>
<input id="-search" type="search" autocomplete="off" spellcheck="false" placeholder="Search, such as addToCart">
<p class="search-status" role="status"></p>
<ul class="results" hidden></ul>
</form>
</header>
<div class="columns">
<nav class="side" aria-label="Documentation"><details data-menu open><summary>Menu</summary>${groups.join('')}</details></nav>
<main id="-main" tabindex="-1">
${trail}
<h1>${escape(title)}</h1>
${toc}
${main}
</main>
</div>
</body>
</html>
`;
}
