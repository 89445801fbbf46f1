import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import { preloadOwn, type OwnPage } from '../visitor/ownPage.ts';
import { cartPath } from '../cart/ViewCartLink.tsx';
import { preload } from '../kit/relay/preload.ts';
import checkoutQuery, { type CheckoutPageQuery } from '../__generated__/CheckoutPageQuery.graphql.ts';
import findOrderQuery, { type FindOrderPageQuery } from '../__generated__/FindOrderPageQuery.graphql.ts';
import orderQuery, { type OrderPageQuery } from '../__generated__/OrderPageQuery.graphql.ts';
import { checkoutAddress, checkoutPath, deliveryChoices, type DeliveryChoices } from './checkout/deliveryChoices.ts';
import { orderLink } from './orderLink.ts';
import { quotedCity, quotedPostcode } from './checkout/postcodes.ts';

/** Data of the checkout page. */
export interface LoadedCheckout extends OwnPage<CheckoutPageQuery> {
  choices: DeliveryChoices;
  /** Why the data shown is older than what was requested; null if it is not. */
  problem: string | null;
}

/** Path of the open page while another one is loaded, or the same one again; null on the server. */
const shownPath = () => (typeof location === 'undefined' ? null : location.pathname);

/** The signed-in customer's default address; null if there is none, or the shop does not deliver there. */
function homeOf({ viewer, checkout }: CheckoutPageQuery['response']): Pick<DeliveryChoices, 'country' | 'postcode' | 'city'> | null {
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
 * Loaders of the checkout's pages. On the server they are created per request.
 * @returns `setWish` sets the delivery choice of a form that the page handles
 */
export function checkoutLoaders(environment: IEnvironment) {
  let posted: DeliveryChoices | null = null;
  let shown: LoadedCheckout | null = null;
  let shownOrder: { path: string; loaded: OwnPage<OrderPageQuery> } | null = null;

  async function loadCheckout({ request }: LoaderFunctionArgs): Promise<LoadedCheckout> {
    const choices = deliveryChoices(new URL(request.url), posted);
    try {
      shown = { ...(await preloadOwn<CheckoutPageQuery>(environment, checkoutQuery, { ...choices })), choices, problem: null };
    } catch (error) {
      // A failed quote must not replace a form that the shopper is filling in with an error page.
      if (!shown || shownPath() !== checkoutPath) throw error;
      return { ...shown, choices, problem: error instanceof Error ? error.message : '' };
    }
    const { cart } = shown.data.viewer;
    // There is nothing to order; the cart page says so.
    if (!cart || cart.isEmpty || !cart.hasLinesSoldHere) throw redirect(cartPath);
    // The address names a country that the shop does not deliver to.
    if (!cart.quote && choices.country) throw redirect(checkoutPath);
    const home = choices.country === null ? homeOf(shown.data) : null;
    if (home && (home.country !== cart.quote?.country.code || home.postcode !== choices.postcode || home.city !== choices.city))
      throw redirect(checkoutAddress({ ...choices, ...home }));
    return shown;
  }

  async function loadOrder({ request, params }: LoaderFunctionArgs) {
    const { pathname: path } = new URL(request.url);
    try {
      const loaded = await preloadOwn<OrderPageQuery>(environment, orderQuery, orderLink(request.url, params.number));
      shownOrder = { path, loaded };
    } catch (error) {
      // A page that polls for its payment stays if a request fails.
      if (shownOrder?.path !== path || shownPath() !== path) throw error;
    }
    const { loaded } = shownOrder;
    return data(loaded, { status: loaded.data.order ? 200 : 404 });
  }

  const loadFindOrder = () => preload<FindOrderPageQuery>(environment, findOrderQuery, {});

  return { loadCheckout, loadOrder, loadFindOrder, setWish: (wish: DeliveryChoices) => void (posted = wish) };
}
