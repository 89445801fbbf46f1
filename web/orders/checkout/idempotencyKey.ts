export const idempotencyKeyField = 'idempotencyKey';

/** A random text that names one order. Works on plain http too, where crypto.randomUUID does not exist. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The key of the page's form: made once, on the server when the page comes from there. The browser takes over what the form
 * already holds, so that sending it before and after script runs is one request.
 * @param kept the key of a form that failed and is shown again
 */
export function pageIdempotencyKey(kept: string | undefined): string {
  const served =
    typeof document === 'undefined' ? null : document.querySelector<HTMLInputElement>(`input[name=${idempotencyKeyField}]`)?.value;
  return served || kept || newIdempotencyKey();
}

const storageKey = 'souk.checkout.key';

/** Where the tab keeps its key; a part of sessionStorage. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The key under which this state of the cart is ordered in this tab. A page that is loaded again, because no answer came, goes on
 * with the key of the page before it: its order is the same order.
 * @param key taken and kept when the tab has none for this version of the cart
 */
export function keptKey(storage: KeyStorage, cartVersion: number, key: string): string {
  const [version, kept] = (storage.getItem(storageKey) ?? '').split(' ');
  if (version === String(cartVersion) && kept) return kept;
  storage.setItem(storageKey, `${cartVersion} ${key}`);
  return key;
}

/** A key for another try: the one before stands for an order that was placed, or refused. */
export function replacedKey(storage: KeyStorage, cartVersion: number): string {
  storage.removeItem(storageKey);
  return keptKey(storage, cartVersion, newIdempotencyKey());
}

/** Forgets the key: its order is placed. */
export function forgetKey(storage: KeyStorage): void {
  storage.removeItem(storageKey);
}
