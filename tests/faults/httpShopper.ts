import type { Order } from '../checkout/checkoutDocuments.ts';

// A shopper who reaches a running shop over HTTP, as a browser's script does, and keeps the cookie by hand: nothing of the
// server is in this process, so that the server may die.

export interface HttpShopper {
  /** Puts pieces of a product into the cart. @returns the cart's version */
  add(productId: number, quantity: number): Promise<number>;
  /** Orders the cart. @returns the order's number, or the code of the refusal */
  order(idempotencyKey: string, more?: object): Promise<Placed>;
  /** The shop's address; another process of it after it was restarted. */
  moveTo(url: string): void;
}

export type Placed = { number: number; code?: undefined } | { number: null; code: string };

interface Answer {
  data: {
    add?: { message?: string; cart?: { version: number } };
    place?: { code?: string; message?: string; order?: Pick<Order, 'number'> };
  } | null;
  errors?: { message: string }[];
}

const addDocument = `mutation ($input: AddToCartInput!) { add: addToCart(input: $input) {
  ... on AddToCartPayload { cart { version } } ... on UserError { message } } }`;
const placeDocument = `mutation ($input: PlaceOrderInput!) { place: placeOrder(input: $input) {
  ... on PlaceOrderPayload { order { number } } ... on UserError { code message } } }`;

/** Somebody new in the shop at this address. */
export function httpShopper(address: string): HttpShopper {
  let url = address;
  let cookie = '';

  async function ask(query: string, input: object): Promise<NonNullable<Answer['data']>> {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}) };
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables: { input } }) });
    const [session] = response.headers.getSetCookie().filter((line) => line.startsWith('sid='));
    if (session) cookie = session.split(';')[0] ?? '';
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
