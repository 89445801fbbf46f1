import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import { preloadOwn, type OwnPage } from '../visitor/ownPage.ts';
import { cartPath } from '../cart/ViewCartLink.tsx';
import { preload } from '../kit/relay/preload.ts';
import checkoutQuery, { type CheckoutPageQuery } from '../__generated__/CheckoutPageQuery.graphql.ts';
import findOrderQuery, { type FindOrderPageQuery } from '../__generated__/FindOrderPageQuery.graphql.ts';
import orderQuery, { type OrderPageQuery } from '../__generated__/OrderPageQuery.graphql.ts';
import { checkoutAddress, checkoutPath, deliveryWish, type DeliveryWish } from './checkout/deliveryWish.ts';
import { orderLink } from './orderLink.ts';
import { quotedCity, quotedPostcode } from './checkout/postcodes.ts';

/** What the checkout page is made of. */
export interface LoadedCheckout extends OwnPage<CheckoutPageQuery> {
  wish: DeliveryWish;
  /** Why what is shown is older than what was asked for; null when it is not. */
  problem: string | null;
}

/** Path of the page that is open while another one, or the same once more, is loaded; null on the server. */
const shownPath = () => (typeof location === 'undefined' ? null : location.pathname);

/** Where whoever has signed in wants things sent: their default address; null when there is none, or the shop does not deliver there. */
function homeOf({ viewer, checkout }: CheckoutPageQuery['response']): Pick<DeliveryWish, 'country' | 'postcode' | 'city'> | null {
  const home = viewer.account?.addresses.find(({ isDefault }) => isDefault);
  const country = checkout.countries.find(({ code }) => code === home?.country.code);
  if (!home || !country) return null;
  return {
    country: country.code,
    postcode: quotedPostcode(home.postcode, country, checkout.dependsOnPostcode),
    city: quotedCity(home, country),
  };
}

/**
 * What the pages of the checkout load. On the server they are made for one request.
 * @returns `setWish` tells what a form said about delivery that the page answers
 */
export function checkoutLoaders(environment: IEnvironment) {
  let posted: DeliveryWish | null = null;
  let shown: LoadedCheckout | null = null;
  let shownOrder: { path: string; loaded: OwnPage<OrderPageQuery> } | null = null;

  async function loadCheckout({ request }: LoaderFunctionArgs): Promise<LoadedCheckout> {
    const wish = deliveryWish(new URL(request.url), posted);
    try {
      shown = { ...(await preloadOwn<CheckoutPageQuery>(environment, checkoutQuery, { ...wish })), wish, problem: null };
    } catch (error) {
      // A form that somebody fills in must not give way to an error page because a price could not be asked for.
      if (!shown || shownPath() !== checkoutPath) throw error;
      return { ...shown, wish, problem: error instanceof Error ? error.message : '' };
    }
    const { cart } = shown.data.viewer;
    // There is nothing to order; the cart page says so.
    if (!cart || cart.isEmpty || !cart.hasLinesSoldHere) throw redirect(cartPath);
    // An address with a country that the shop does not deliver to.
    if (!cart.quote && wish.country) throw redirect(checkoutPath);
    const home = wish.country === null ? homeOf(shown.data) : null;
    if (home && (home.country !== cart.quote?.country.code || home.postcode !== wish.postcode || home.city !== wish.city))
      throw redirect(checkoutAddress({ ...wish, ...home }));
    return shown;
  }

  async function loadOrder({ request, params }: LoaderFunctionArgs) {
    const { pathname: path } = new URL(request.url);
    try {
      const loaded = await preloadOwn<OrderPageQuery>(environment, orderQuery, orderLink(request.url, params.number));
      shownOrder = { path, loaded };
    } catch (error) {
      // A page that asks again whether it is paid stays when it gets no answer.
      if (shownOrder?.path !== path || shownPath() !== path) throw error;
    }
    const { loaded } = shownOrder;
    return data(loaded, { status: loaded.data.order ? 200 : 404 });
  }

  const loadFindOrder = () => preload<FindOrderPageQuery>(environment, findOrderQuery, {});

  return { loadCheckout, loadOrder, loadFindOrder, setWish: (wish: DeliveryWish) => void (posted = wish) };
}
