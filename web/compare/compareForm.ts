// What the compare forms send without script. Everything is text from outside.

export type CompareIntent = { intent: 'add' | 'remove'; productId: string } | { intent: 'clear'; group: string };

export interface CompareForm {
  wish: CompareIntent;
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

const text = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Reads `add` or `remove` with a product's global id, or `clear` with a group's slug, and `back`; null when it is no such form. */
export function readCompareForm(form: FormData): CompareForm | null {
  const [add, remove, clear] = ['add', 'remove', 'clear'].map((name) => text(form, name));
  const back = safeBack(text(form, 'back'));
  if (add) return { wish: { intent: 'add', productId: add }, back };
  if (remove) return { wish: { intent: 'remove', productId: remove }, back };
  if (clear) return { wish: { intent: 'clear', group: clear }, back };
  return null;
}
