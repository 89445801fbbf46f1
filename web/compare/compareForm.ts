import { textOf } from '../kit/forms/fieldText.ts';

// What the compare forms send without script. Everything is text from outside.

/** One of the first three is not empty. */
export interface CompareForm {
  /** Global id of a product. */
  add: string;
  /** Global id of a product. */
  remove: string;
  /** Slug of a group. */
  clear: string;
  /** Where the visitor goes afterwards: an address of this shop. */
  back: string | null;
}

const longestAddress = 2_000;

/**
 * An address that a form gave for the way back, as far as it is a page of this shop: no other host, however it is written.
 * @returns path, query and hash; null for anything else
 */
export function safeBack(address: string): string | null {
  if (address.length > longestAddress || !/^\/(?![/\\])/.test(address)) return null;
  // Browsers leave out tabs and line breaks, and read a backslash as a slash.
  if ([...address].some((character) => character <= ' ' || character === '\\' || character === '\u007F')) return null;
  const own = 'http://shop.invalid';
  if (!URL.canParse(address, own)) return null;
  const { origin, pathname, search, hash } = new URL(address, own);
  return origin === own && !pathname.startsWith('//') ? pathname + search + hash : null;
}

/** Null when it is no such form. */
export function readCompareForm(form: FormData): CompareForm | null {
  const [add = '', remove = '', clear = ''] = ['add', 'remove', 'clear'].map((name) => textOf(form, name).trim());
  return add || remove || clear ? { add, remove, clear, back: safeBack(textOf(form, 'back').trim()) } : null;
}
