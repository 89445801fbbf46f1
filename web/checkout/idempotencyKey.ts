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
