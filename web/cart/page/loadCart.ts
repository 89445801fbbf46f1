import { redirect } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import query, { type CartPageQuery } from '../../__generated__/CartPageQuery.graphql.ts';
import { countryOf } from './cartAddress.ts';
import { preloadFollowing } from '../../visitor/ownPage.ts';
import { cartPath } from '../ViewCartLink.tsx';

/**
 * Loads the cart page.
 * @param url its URL, which may contain a country
 */
export async function loadCart(environment: IEnvironment, url: string) {
  const country = countryOf(new URL(url).search);
  const loaded = await preloadFollowing<CartPageQuery>(environment, query, { country });
  const { cart } = loaded.data.viewer;
  // The URL contains a country that the shop doesn't deliver to.
  if (cart && !cart.quote && country !== null) throw redirect(cartPath);
  return loaded;
}
