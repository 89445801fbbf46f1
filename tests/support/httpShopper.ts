import type { Order } from '../orders/checkoutDocuments.ts';

// A shopper who uses a running shop over HTTP, as a browser's script does, and stores the cookie by hand: the server isn't in this process,
// so that it may die.

export interface HttpShopper {
  /**
   * Adds items of a product to the cart.
   * @returns the cart's version
   */
  add(productId: number, quantity: number): Promise<number>;
  /**
   * Adds items through the legacy API.
   * @returns the number of items in the cart
   */
  addLegacy(productId: number, quantity: number): Promise<number>;
  applyCoupon(code: string): Promise<number>;
  /**
   * Orders the cart.
   * @returns the order number, or the error code
   */
  order(idempotencyKey: string, more?: object): Promise<Placed>;
  /** Changes the shop's URL, to another process after a restart. */
  moveTo(url: string): void;
}

export type Placed = { number: number; code?: undefined } | { number: null; code: string };

interface Answer {
  data: {
    coupon?: { message?: string; cart?: { version: number } };
    add?: { message?: string; cart?: { version: number } };
    place?: { code?: string; message?: string; order?: Pick<Order, 'number'> };
  } | null;
  errors?: { message: string }[];
}

const addDocument = `mutation ($input: AddToCartInput!) { add: addToCart(input: $input) {
  ... on AddToCartPayload { cart { version } } ... on UserError { message } } }`;
const couponDocument = `mutation ($input: ApplyCouponInput!) { coupon: applyCoupon(input: $input) {
  ... on ApplyCouponPayload { cart { version } } ... on UserError { message } } }`;
const placeDocument = `mutation ($input: PlaceOrderInput!) { place: placeOrder(input: $input) {
  ... on PlaceOrderPayload { order { number } } ... on UserError { code message } } }`;

/** Creates a new shopper in the shop at this URL. */
export function httpShopper(address: string): HttpShopper {
  let url = address;
  let cookie = '';

  async function post(path: string, type: string, body: string): Promise<Response> {
    const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}) };
    const response = await fetch(url + path, { method: 'POST', headers, body });
    const [session] = response.headers.getSetCookie().filter((line) => line.startsWith('sid='));
    if (session) cookie = session.split(';')[0] ?? '';
    return response;
  }

  async function ask(query: string, input: object): Promise<NonNullable<Answer['data']>> {
    const response = await post('/graphql', 'application/json', JSON.stringify({ query, variables: { input } }));
    const { data, errors } = (await response.json()) as Answer;
    if (errors?.[0]) throw new Error(errors[0].message);
    if (!data) throw new Error('An answer without data');
    return data;
  }

  return {
    moveTo: (elsewhere) => void (url = elsewhere),
    async add(productId, quantity) {
      const { add } = await ask(addDocument, { productId: Buffer.from(`Product:${productId}`).toString('base64'), quantity });
      if (!add?.cart) throw new Error(`Not put into the cart: ${add?.message}`);
      return add.cart.version;
    },
    async addLegacy(productId, quantity) {
      const body = new URLSearchParams({ product_id: String(productId), quantity: String(quantity) }).toString();
      const response = await post('/?wc-ajax=add_to_cart', 'application/x-www-form-urlencoded', body);
      const { fragments, error } = (await response.json()) as { fragments?: Record<string, string>; error?: boolean };
      const count = /cart_count_(\d+)/.exec(fragments?.['a.cart-contents'] ?? '')?.[1];
      if (error || count === undefined) throw new Error('Not put into the cart by the old door');
      return Number(count);
    },
    async applyCoupon(code) {
      const { coupon } = await ask(couponDocument, { code });
      if (!coupon?.cart) throw new Error(`Not applied: ${coupon?.message}`);
      return coupon.cart.version;
    },
    async order(idempotencyKey, more = {}) {
      const { place } = await ask(placeDocument, { ...who, idempotencyKey, ...more });
      return place?.order ? { number: place.order.number } : { number: null, code: place?.code ?? 'NO_ANSWER' };
    },
  };
}

const who = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  address1: '12 St James’s Square',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
  shippingMethod: 'standard',
  paymentMethod: 'BANK_TRANSFER',
  acceptsTerms: true,
};
