import { textOf } from '../kit/forms/fieldText.ts';

// Parses the compare forms without scripts. All values are untrusted text.

/** One of the first three is not empty. */
export interface CompareForm {
  /** Global id of a product. */
  add: string;
  /** Global id of a product. */
  remove: string;
  /** Slug of a group. */
  clear: string;
  /** Return path: a URL of this shop. */
  back: string | null;
}

const longestAddress = 2_000;

/**
 * Validates a form's return path: only pages of this shop, and no other host in any notation.
 * @returns path, query and hash; null for anything else
 */
export function safeBack(address: string): string | null {
  if (address.length > longestAddress || !/^\/(?![/\\])/.test(address)) return null;
  // Browsers drop tabs and line breaks, and treat a backslash as a slash.
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
