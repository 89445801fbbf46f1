import type { OwnHashes } from '../../live/liveRules.ts';
import type { CartCopy } from './rules.ts';

// The copy in session storage, for the next pages of this tab, and the hashes in local storage, for the other tabs. Storage may be blocked,
// full, or hold foreign values: there is no copy then, and the cart is requested.

/** Prefix of the local storage keys that hold a cart's hash: the shop's own, and those of scripts of older themes. */
export const hashKeyPrefix = 'wc_cart_hash_';

/** Key of the copy of the cart. */
export const contentsKey = 'wc_fragments_souk';
const hashKey = `${hashKeyPrefix}souk`;
/** Key of the hash of the compare list and the wishlist. */
export const listsKey = 'souk_lists_hash';
/** Key of the time when the copy's cart was made. */
export const createdKey = 'wc_cart_created';

/** A storage whose operations never fail; values that cannot be stored are missing. */
function careful(storageOf: () => Storage) {
  return {
    read(key: string): string | null {
      try {
        return storageOf().getItem(key);
      } catch {
        return null;
      }
    },
    /**
     * @param value null removes it
     * @returns whether it is stored
     */
    write(key: string, value: string | null): boolean {
      try {
        if (value === null) storageOf().removeItem(key);
        else storageOf().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
  };
}

const ofTab = careful(() => sessionStorage);
const ofBrowser = careful(() => localStorage);

/** The visitor's own data, as in a response. */
export type StoredViewer = Readonly<Record<string, unknown>>;

/**
 * @param written as writeCopy() made it
 * @returns null for anything else, and for the response to another query
 */
function readViewer(written: string | null, query: string): StoredViewer | null {
  if (written === null) return null;
  try {
    const contents = JSON.parse(written) as { query?: unknown; viewer?: StoredViewer } | null;
    return contents?.query === query && typeof contents.viewer === 'object' ? contents.viewer : null;
  } catch {
    return null;
  }
}

/**
 * Reads the copy that this tab has stored.
 * @param query key of the query that the copy must belong to: an older version of the shop's pages may have selected less
 */
export function readCopy(query: string): { copy: CartCopy; viewer: StoredViewer | null } {
  const viewer = readViewer(ofTab.read(contentsKey), query);
  const [hash, lists] = [ofTab.read(hashKey) ?? '', ofTab.read(listsKey) ?? ''];
  const copy = { hasContents: viewer !== null, hash, lists, created: ofTab.read(createdKey) };
  return { copy, viewer };
}

/**
 * Stores a copy, completely or not at all.
 * @param viewer null without contents to store
 */
export function writeCopy(query: string, viewer: StoredViewer | null, { hash, lists, created }: CartCopy): void {
  const isKept =
    viewer !== null &&
    ofTab.write(contentsKey, JSON.stringify({ query, viewer })) &&
    ofTab.write(hashKey, hash) &&
    ofTab.write(listsKey, lists) &&
    ofTab.write(createdKey, created);
  if (isKept) return;
  for (const key of [contentsKey, hashKey, listsKey, createdKey]) ofTab.write(key, null);
}

/**
 * Writes the hashes to local storage for the other tabs.
 * @returns whether they have changed
 */
export function writeSharedHashes({ cart, lists }: OwnHashes): boolean {
  const hashes = [
    [hashKey, cart],
    [listsKey, lists],
  ] as const;
  const news = hashes.filter(([key, hash]) => (ofBrowser.read(key) ?? '') !== hash);
  for (const [key, hash] of news) ofBrowser.write(key, hash);
  return news.length > 0;
}
