import { useCallback, useEffect, useState } from 'react';
import { forgetKey, storedKey, newIdempotencyKey, pageIdempotencyKey, replacedKey } from './idempotencyKey.ts';
import { withTabStorage } from '../../kit/tabStorage.ts';

/**
 * The key of the checkout form, which the tab stores with the cart's version.
 * @param served the key of a form that the server shows again
 */
export function useIdempotencyKey(cartVersion: number, served: string | undefined) {
  const [key, setKey] = useState(() => pageIdempotencyKey(served));
  useEffect(() => {
    withTabStorage((storage) => setKey(storedKey(storage, cartVersion, key)));
  }, [cartVersion, key]);
  const replace = useCallback(
    () => setKey(withTabStorage((storage) => replacedKey(storage, cartVersion)) ?? newIdempotencyKey()),
    [cartVersion],
  );
  const forget = useCallback(() => withTabStorage(forgetKey), []);
  return { key, replace, forget };
}
