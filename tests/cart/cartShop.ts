import { onTestFinished } from 'vitest';
import { closeCartPanel } from '../../web/cart/panel/cartPanel.ts';
import { mockShop, ownViewer, type Answer, type MockShop } from '../support/mockShop.ts';

// A mock shop with a cart that its operations change, for component tests of the mini-cart and the cart panel.

export const layer = 'PersonalLayerQuery';
export const add = 'useAddToCartMutation';
export const update = 'useUpdateCartLineMutation';
export const remove = 'useRemoveCartLineMutation';

export interface CartShop {
  shop: MockShop;
  /** Quantities by name, as the shop has them. */
  quantities(): Record<string, number>;
  /** Answers a change of the cart as the shop does; for tests that answer some changes themselves. */
  change(operation: string, variables: object): Answer;
  /** Answers the query of the visitor's data. */
  own(): Answer;
  /** Requested changes so far, with their quantities. */
  changes(): { name: string; quantity: number | undefined }[];
  /** Removes a line as another device would, so that the page isn't notified. */
  removeElsewhere(name: string): void;
}

interface ChangeInput {
  key?: string;
  productId?: string;
  quantity?: number;
}

let carts = 0;

/**
 * @param wanted quantities by product name; each product costs 2.00
 * @param deposit formatted; line totals leave it out
 */
export function cartShop(wanted: Record<string, number>, deposit?: string): CartShop {
  const shop = mockShop();
  carts += 1;
  let version = 0;
  let lines = Object.entries(wanted);
  const money = (quantity: number) => ({ formatted: `€${quantity * 2}.00` });
  const count = () => lines.reduce((sum, [, quantity]) => sum + quantity, 0);

  const lineOf = ([name, quantity]: [string, number]) => ({
    id: `line-${name}`,
    key: name,
    name,
    quantity,
    removeUrl: `/cart/?remove_item=${name}`,
    product: { id: name, url: `/product/${name}/` },
    variation: null,
    options: [],
    image: null,
    quantityRule: { min: 1, max: 10, step: 1 },
    unitPrice: money(1),
    pricePerUnit: null,
    deposit: deposit === undefined ? null : { amount: { formatted: deposit } },
    lineTotal: money(quantity),
  });
  const cart = () => ({
    id: 'cart',
    version,
    itemCount: count(),
    lines: lines.map(lineOf),
    externalShops: [],
    subtotal: money(count()),
    subtotalHere: money(count()),
  });
  /** The visitor's data, with the cookies that the server would set. */
  function viewer() {
    version += 1;
    const own = { ...ownViewer({}), cartHash: `cart-${carts}-${version}`, listsHash: '', cart: cart() };
    document.cookie = 'known_visitor=1; path=/';
    document.cookie = `woocommerce_items_in_cart=${count()}; path=/`;
    document.cookie = `woocommerce_cart_hash=${own.cartHash}; path=/`;
    return own;
  }

  function change(operation: string, variables: object): Answer {
    const { key = '', productId = '', quantity = 0 } = (variables as { input: ChangeInput }).input;
    const found = lines.find(([name]) => name === key);
    if (operation === add) {
      lines = [...lines, [productId, quantity]];
      const line = { id: `line-${productId}`, name: productId };
      return { data: { result: { __typename: 'AddToCartPayload', line, viewer: viewer() } } };
    }
    if (!found) {
      const error = { __typename: 'UnknownLineError', __isUserError: 'UnknownLineError', message: 'This line is gone.', cart: cart() };
      return { data: { result: error } };
    }
    if (operation === remove || quantity === 0) lines = lines.filter((line) => line !== found);
    else lines = lines.map((line) => (line === found ? [key, quantity] : line));
    if (operation === remove) return { data: { result: { __typename: 'RemoveCartLinePayload', viewer: viewer() } } };
    return { data: { result: { __typename: 'UpdateCartLinePayload', line: { quantity }, viewer: viewer() } } };
  }

  viewer();
  const own = (): Answer => ({ data: { viewer: viewer() } });
  shop.answer(layer, own);
  for (const operation of [add, update, remove]) shop.answer(operation, (variables) => change(operation, variables));
  shop.serve('/health/live', () => new Response('ok'));
  // The panel stays open beyond the page that opened it.
  onTestFinished(closeCartPanel);
  return {
    shop,
    quantities: () => Object.fromEntries(lines),
    change,
    own,
    changes: () =>
      shop.requests
        .filter(({ name }) => name !== layer)
        .map(({ name, variables }) => ({ name, quantity: (variables as { input: ChangeInput }).input.quantity })),
    removeElsewhere: (name) => void (lines = lines.filter(([each]) => each !== name)),
  };
}
