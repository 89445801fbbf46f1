import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Reloads the page's data if the cart has changed since the page was loaded, such as by a quantity change that was still running: the
 * amounts were calculated for the earlier cart.
 * @param loaded what the page was loaded with
 */
export function useAmountsOf(cartVersion: number, loaded: object): void {
  const { revalidate } = useRevalidator();
  const counted = useRef({ loaded, cartVersion });
  useEffect(() => {
    const isOld = counted.current.loaded === loaded && counted.current.cartVersion !== cartVersion;
    counted.current = { loaded, cartVersion };
    if (isOld) void revalidate();
  }, [cartVersion, loaded, revalidate]);
}
