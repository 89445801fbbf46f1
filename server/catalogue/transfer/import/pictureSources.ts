import { splitList } from './cells.ts';
import type { ImageRecord, ProductRecord } from '../../products/products.ts';

// Image sources of products. An unusable source drops the image rather than the product.

const maxSourceLength = 2000;

/** Separators other than the comma, which other programs write: none of them can be part of a URL. */
const otherSeparators = /\s*[|\r\n]\s*|[;\s]+(?=(?:https?:)?\/\/)/i;

/** Splits the cell of an image column. */
export function splitSources(cell: string): string[] {
  // The comma of a data URI is part of the URI.
  const guarded = cell.replace(/\bdata:[^,\s]*,/gi, (start) => start.replace(',', '\\,'));
  return splitList(guarded)
    .flatMap((part) => part.split(otherSeparators))
    .filter((source) => source !== '');
}

/** Whether a text is an http(s) URL. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** Accepts URLs, names of existing or composed images, and paths that stay below the imported file. */
export function isPictureSource(source: string): boolean {
  if (source.length > maxSourceLength) return false;
  if (/^(art|media):/.test(source)) return true;
  if (/^[a-z][a-z0-9+.-]*:/i.test(source)) return isWebAddress(source);
  return source !== '' && !source.startsWith('/') && !source.startsWith('\\') && !source.split(/[/\\]/).includes('..');
}

function shortened(source: string): string {
  return source.length > 100 ? `${source.slice(0, 100)}…` : source;
}

/**
 * Removes unusable images, with notes. An existing product retains its images when none of the file's are usable.
 * @param record the record as it was read
 */
export function withUsablePictures(record: ProductRecord): ProductRecord {
  const usable: ImageRecord[] = [];
  const notes: string[] = [];
  for (const image of record.images) {
    const text = image.source.trim();
    const source = text.startsWith('//') ? `https:${text}` : text;
    if (isPictureSource(source)) usable.push({ ...image, source });
    else notes.push(`The image "${shortened(text)}" was skipped because it is neither an http(s) URL nor a path inside the file’s folder.`);
  }
  if (notes.length === 0) return { ...record, images: usable };
  const noted: ProductRecord = { ...record, images: usable, notes: [...(record.notes ?? []), ...notes] };
  if (usable.length === 0) noted.silence = { ...record.silence, retained: [...(record.silence?.retained ?? []), 'images'] };
  return noted;
}

const pictureTag = /<img\b(?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;
const sourceOf = /\s(?:data-(?:lazy-)?)?src\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;
const namedPictures = 5;

/**
 * Lists the images within a text, which are not imported with it.
 * @returns null if there are none
 */
export function leftOutOfText(html: string): string | null {
  const sources = (html.match(pictureTag) ?? []).map((tag) => {
    const found = [...tag.matchAll(sourceOf)].map(([, double, single, bare]) => (double ?? single ?? bare ?? '').trim());
    // Pages with lazy-loaded images list a placeholder first.
    return shortened(found.find((source) => source !== '' && !source.startsWith('data:')) ?? found[0] ?? 'without an address');
  });
  if (sources.length === 0) return null;
  const more = sources.length > namedPictures ? ` and ${sources.length - namedPictures} more` : '';
  return `its images were skipped, but its text was imported: ${sources.slice(0, namedPictures).join(', ')}${more}.`;
}
