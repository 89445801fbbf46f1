export const idempotencyKeyField = 'idempotencyKey';

/** A random key that identifies one order. Works on plain http too, where crypto.randomUUID does not exist. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The key of the page's form: created once, on the server if the server renders the page. The browser reuses the key in the served form, so
 * that sending the form before and after hydration is one request.
 * @param kept the key of a refused form that is shown again
 */
export function pageIdempotencyKey(kept: string | undefined): string {
  const served =
    typeof document === 'undefined' ? null : document.querySelector<HTMLInputElement>(`input[name=${idempotencyKeyField}]`)?.value;
  return served || kept || newIdempotencyKey();
}

const storageKey = 'souk.checkout.key';

/** Storage of the tab's key; a subset of sessionStorage. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The key of an order for this version of the cart in this tab. A page that is reloaded because no response came continues with the key of
 * the page before: its order is the same order.
 * @param key used and stored if the tab has none for this version of the cart
 */
export function storedKey(storage: KeyStorage, cartVersion: number, key: string): string {
  const [version, kept] = (storage.getItem(storageKey) ?? '').split(' ');
  if (version === String(cartVersion) && kept) return kept;
  storage.setItem(storageKey, `${cartVersion} ${key}`);
  return key;
}

/** A key for another attempt: the old one belongs to an order that was placed, or refused. */
export function replacedKey(storage: KeyStorage, cartVersion: number): string {
  storage.removeItem(storageKey);
  return storedKey(storage, cartVersion, newIdempotencyKey());
}

/** Removes the key after its order is placed. */
export function forgetKey(storage: KeyStorage): void {
  storage.removeItem(storageKey);
}
