import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Asks for the page again when the cart has become another one since the page was loaded, such as by a quantity that was on its way:
 * the amounts were counted for the cart before.
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
