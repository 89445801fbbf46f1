import { useCallback, useEffect, useState } from 'react';
import { forgetKey, keptKey, newIdempotencyKey, pageIdempotencyKey, replacedKey, type KeyStorage } from './idempotencyKey.ts';

/** Does something with the tab's storage; where browsers forbid it, the key lives as long as the page. */
function withStorage(run: (storage: KeyStorage) => void, otherwise?: () => void): void {
  try {
    run(sessionStorage);
  } catch {
    otherwise?.();
  }
}

/**
 * The key of the checkout form, which the tab keeps with the cart's version.
 * @param served the key of a form that the server shows again
 */
export function useIdempotencyKey(cartVersion: number, served: string | undefined) {
  const [key, setKey] = useState(() => pageIdempotencyKey(served));
  useEffect(() => withStorage((storage) => setKey((current) => keptKey(storage, cartVersion, current))), [cartVersion]);
  const replace = useCallback(
    () =>
      withStorage(
        (storage) => setKey(replacedKey(storage, cartVersion)),
        () => setKey(newIdempotencyKey()),
      ),
    [cartVersion],
  );
  const forget = useCallback(() => withStorage(forgetKey), []);
  return { key, replace, forget };
}
