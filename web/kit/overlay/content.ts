// Content for overlays that comes from elsewhere: markup without active elements, with ids that cannot collide with those of the page.

const acting = 'script, style, link, meta, base, template, iframe, object, embed, form, input, button, select, textarea, dialog';
const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];
const allowedAttributes = new Set([
  'href',
  'src',
  'srcset',
  'sizes',
  'alt',
  'title',
  'width',
  'height',
  'lang',
  'dir',
  'id',
  'colspan',
  'rowspan',
  'scope',
  'start',
  'datetime',
  'open',
  'hidden',
  'role',
]);
const prefix = 'overlay-';

/** Prefixes the ids of copied markup and all references to them. */
function renameIds(root: ParentNode): void {
  for (const element of root.querySelectorAll('[id]')) element.id = prefix + element.id;
  for (const name of references) {
    for (const element of root.querySelectorAll(`[${name}]`)) {
      const ids = element.getAttribute(name)?.split(/\s+/) ?? [];
      element.setAttribute(name, ids.map((id) => prefix + id).join(' '));
    }
  }
}

/** Reduces a fragment to readable content and links. Links open in a new tab, so that the reader does not lose the dialog. */
function calm(root: DocumentFragment, address: string): void {
  for (const element of root.querySelectorAll(acting)) element.remove();
  for (const element of root.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      if (!allowedAttributes.has(name) && !name.startsWith('aria-')) element.removeAttribute(name);
    }
    for (const name of ['href', 'src']) {
      const value = element.getAttribute(name);
      if (value === null) continue;
      const target = URL.canParse(value, address) ? new URL(value, address) : null;
      if (target && /^(https?|mailto|tel):$/.test(target.protocol)) element.setAttribute(name, target.href);
      else element.removeAttribute(name);
    }
    if (element.hasAttribute('href')) {
      element.setAttribute('target', '_blank');
      element.setAttribute('rel', 'noopener');
    }
  }
}

/** The main part of a page's markup, or all of the markup if it is a fragment. */
function mainPart(markup: string): DocumentFragment {
  const parsed = new DOMParser().parseFromString(markup, 'text/html');
  const fragment = document.createDocumentFragment();
  fragment.append(...(parsed.querySelector('main') ?? parsed.body).childNodes);
  return fragment;
}

/**
 * Loads the content of a page of this site as markup that can be shown anywhere.
 * @param title title of the overlay: a first heading with the same text is left out
 * @throws if the request fails, or the response is not HTML with status 2xx
 */
export async function loadContent(url: string, title: string, signal: AbortSignal): Promise<DocumentFragment> {
  const response = await fetch(url, { signal, headers: { accept: 'text/html' } });
  if (!response.ok || !response.headers.get('content-type')?.startsWith('text/html')) throw new Error(`${url}: ${response.status}`);
  const content = mainPart(await response.text());
  calm(content, response.url);
  renameIds(content);
  for (const heading of content.querySelectorAll('h1')) {
    if (heading.textContent?.trim().toLowerCase() === title.toLowerCase()) heading.remove();
  }
  return content;
}

/**
 * Copies the content of an element of this page, which may be hidden there.
 * @throws if no element has this id
 */
export async function copyElement(id: string): Promise<DocumentFragment> {
  const element = document.getElementById(id);
  if (!element) throw new Error(`No element has the id ${id}`);
  const copy = document.createDocumentFragment();
  const nodes = element instanceof HTMLTemplateElement ? element.content.childNodes : element.childNodes;
  copy.append(...[...nodes].map((node) => document.importNode(node, true)));
  renameIds(copy);
  return copy;
}
