import { addToCart, filledCartOf } from '../cart/cartDocuments.ts';
import { globalId } from '../support/products.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import type { Db } from '../../server/platform/database/db.ts';

const orderFields = `id number status placedAt email firstName lastName company phone address1 address2 postcode city country { code name } vatId note giftMessage
  billing { firstName lastName company address1 address2 postcode city country { code } }
  lines { id name sku options { name value } quantity unitPrice { amount } lineTotal { amount } discount { amount }
    tax { basisPoints amount { amount } } product { id } }
  subtotal { amount } discount { amount } coupons { code discount { amount } } shipping { amount } total { amount }
  taxes { label amount { amount } } shippingMethod { code name price { amount } } paymentMethod { code name }
  attribution { utmSource } bankTransfer { accountName iban bic reference } url`;

export interface Order {
  id: string;
  number: number;
  url: string;
  total: { amount: number };
  lines: { id: string; name: string; quantity: number; unitPrice: { amount: number }; product: { id: string } | null }[];
}

export interface OrderResult {
  __typename: string;
  code?: string;
  message?: string;
  left?: number;
  lineKey?: string | null;
  productName?: string;
  issues?: { path: string[]; message: string }[];
  cart?: { version: number; total: { amount: number } };
  reason?: string;
  couponCode?: string;
  order?: Order;
  nextAction?: { url: string } | null;
  viewer?: { cart: { isEmpty: boolean; version: number } | null };
}

const placeDocument = `mutation ($input: PlaceOrderInput!) { result: placeOrder(input: $input) {
  __typename
  ... on PlaceOrderPayload { order { ${orderFields} } nextAction { url } viewer { cart { isEmpty version } } }
  ... on UserError { code message path }
  ... on OutOfStockError { left lineKey productName }
  ... on NotPurchasableError { productName }
  ... on CouponNotApplicableError { couponCode reason }
  ... on PaymentOpenError { order { number status } }
  ... on CartChangedError { cart { version total { amount } } }
  ... on InvalidInputError { issues { path message } } } }`;

let keys = 0;

/** Returns valid checkout details. */
export function details(more: object = {}) {
  keys += 1;
  return {
    idempotencyKey: `key-${keys}-of-the-test`,
    cartVersion: 1,
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Byron',
    phone: '',
    address1: '12 St James’s Square',
    address2: '',
    postcode: '10115',
    city: 'Berlin',
    country: 'DE',
    note: '',
    shippingMethod: 'standard',
    paymentMethod: 'BANK_TRANSFER',
    acceptsTerms: true,
    ...more,
  };
}

export async function place(visitor: Visitor, input: object): Promise<OrderResult> {
  const { result } = await visitor.query<{ result: OrderResult }>(placeDocument, { input });
  return result;
}

/** Places an order and expects success. */
export async function placed(visitor: Visitor, input: object): Promise<Order> {
  const { order, message } = await place(visitor, input);
  if (!order) throw new Error(`Not ordered: ${message}`);
  return order;
}

export async function orderByLink(visitor: Visitor, number: number, key: string) {
  const document = `query ($number: Int!, $key: String!) { order(number: $number, key: $key) { ${orderFields} } }`;
  return visitor.gql(document, { number, key });
}

/** Returns the key in an order's URL. */
export function keyOf({ url }: Order): string {
  return new URL(url, 'https://shop.example').searchParams.get('key') ?? '';
}

/** Creates a visitor with these products in the cart. */
export async function shopper(db: Db, wishes: Record<number, number>): Promise<Visitor> {
  const visitor = newVisitor(db);
  for (const [id, quantity] of Object.entries(wishes)) {
    const { message } = await addToCart(visitor, { productId: globalId('Product', Number(id)), quantity });
    if (message) throw new Error(`Not put into the cart: ${message}`);
  }
  return visitor;
}

/** Cost of a cart, as queried by the checkout page. */
export interface Quote {
  country: { code: string };
  exportTo: string | null;
  needsShipping: boolean;
  isDeliverable: boolean;
  shippingMethods: { code: string; description: string; price: { amount: number } }[];
  shippingMethod: { code: string } | null;
  paymentMethods: { code: string }[];
  subtotal: { amount: number };
  discount: { amount: number };
  shipping: { amount: number };
  total: { amount: number };
  taxes: { label: string; basisPoints: number; amount: { amount: number } }[];
}

const quoteDocument = `query ($country: String, $postcode: String, $city: String, $shippingMethod: String) { viewer { cart {
  subtotal { amount } discount { amount } shipping { amount } total { amount }
  quote(country: $country, postcode: $postcode, city: $city, shippingMethod: $shippingMethod) { country { code } exportTo needsShipping isDeliverable
    shippingMethods { code description price { amount } } shippingMethod { code } paymentMethods { code }
    subtotal { amount } discount { amount } shipping { amount } total { amount } taxes { label basisPoints amount { amount } } } } } }`;

/** Returns the quote for the visitor's cart. */
export async function quoteOf(
  visitor: Visitor,
  wish: { country?: string; postcode?: string; city?: string; shippingMethod?: string } = {},
): Promise<Quote | null> {
  const { viewer } = await visitor.query<{ viewer: { cart: { quote: Quote | null } | null } }>(quoteDocument, wish);
  if (!viewer.cart) throw new Error('This visitor has no cart');
  return viewer.cart.quote;
}

/** Returns valid details for ordering the cart in its current version. */
export async function detailsFor(visitor: Visitor, more: object = {}) {
  return details({ cartVersion: (await filledCartOf(visitor)).version, ...more });
}
