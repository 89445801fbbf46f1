import { defaultSize, type Size } from './fit.ts';

// Links are marked with data-lightbox: the name of a gallery for pictures, `inline` for an element of the page (href="#id"), `iframe` for
// another page. Without scripts they are ordinary links.

type LightboxKind = 'image' | 'inline' | 'iframe';

export interface LightboxItem {
  kind: LightboxKind;
  /** URL of the picture or page, or the element's id. */
  source: string;
  caption: string;
  /** Only for frames and inline content. */
  size: Size;
}

/** Returns the content of a marked link. */
export function itemOf(link: HTMLAnchorElement): LightboxItem {
  const { lightbox, width, height, caption } = link.dataset;
  const kind = lightbox === 'inline' || lightbox === 'iframe' ? lightbox : 'image';
  return {
    kind,
    source: kind === 'inline' ? decodeURIComponent(link.hash.slice(1)) : link.href,
    caption: caption ?? (link.querySelector('img')?.alt || (link.textContent?.trim() ?? '')),
    size: { width: Number(width) || defaultSize.width, height: Number(height) || defaultSize.height },
  };
}

/** Returns the links to the pictures of a link's gallery in page order; any other link is a gallery by itself. */
export function galleryOf(link: HTMLAnchorElement): HTMLAnchorElement[] {
  const name = link.dataset.lightbox ?? '';
  if (name === 'inline' || name === 'iframe') return [link];
  return [...document.querySelectorAll<HTMLAnchorElement>(`a[data-lightbox="${CSS.escape(name)}"]`)];
}
