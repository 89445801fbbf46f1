import type { Visitor } from '../support/shopDriver.ts';

export const errorFields = `
  __typename
  ... on UserError { code message path }
  ... on OutOfStockError { left }
  ... on MaximumReachedError { max }
  ... on BelowMinimumError { min }
  ... on InvalidInputError { issues { path message } }`;

const lineFields = `id key quantity name options { name value } unitPrice { amount } lineTotal { amount } isAvailable
  quantityRule { min max } product { id } variation { id }`;
const cartFields = `id version itemCount isEmpty subtotal { amount } shipping { amount } total { amount } lines { ${lineFields} }`;

interface Line {
  id: string;
  key: string;
  quantity: number;
  name: string;
  options: { name: string; value: string }[];
  unitPrice: { amount: number };
  lineTotal: { amount: number };
  isAvailable: boolean;
  quantityRule: { min: number; max: number };
  product: { id: string };
  variation: { id: string } | null;
}

export interface Cart {
  id: string;
  version: number;
  itemCount: number;
  isEmpty: boolean;
  subtotal: { amount: number };
  shipping: { amount: number };
  total: { amount: number };
  lines: Line[];
}

export interface Result {
  __typename: string;
  code?: string;
  message?: string;
  path?: string[];
  left?: number;
  max?: number;
  min?: number;
  issues?: { path: string[]; message: string }[];
  line?: Line | null;
  cart?: Cart;
  removedLineId?: string;
}

const addDocument = `mutation ($input: AddToCartInput!) { result: addToCart(input: $input) {
  ... on AddToCartPayload { line { ${lineFields} } cart { ${cartFields} } } ${errorFields} } }`;
const updateDocument = `mutation ($input: UpdateCartLineInput!) { result: updateCartLine(input: $input) {
  ... on UpdateCartLinePayload { line { ${lineFields} } cart { ${cartFields} } } ${errorFields} } }`;
const removeDocument = `mutation ($input: RemoveCartLineInput!) { result: removeCartLine(input: $input) {
  ... on RemoveCartLinePayload { removedLineId cart { ${cartFields} } }
  __typename ... on UserError { code message path } } }`;

async function run(visitor: Visitor, document: string, input: object): Promise<Result> {
  const { result } = await visitor.query<{ result: Result }>(document, { input });
  return result;
}

export const addToCart = (visitor: Visitor, input: object) => run(visitor, addDocument, input);
export const updateLine = (visitor: Visitor, input: object) => run(visitor, updateDocument, input);
export const removeLine = (visitor: Visitor, input: object) => run(visitor, removeDocument, input);

export async function cartOf(visitor: Visitor): Promise<Cart | null> {
  const { viewer } = await visitor.query<{ viewer: { cart: Cart | null } }>(`{ viewer { id cart { ${cartFields} } } }`);
  return viewer.cart;
}

/** Returns the cart of a visitor who has added something. */
export async function filledCartOf(visitor: Visitor): Promise<Cart> {
  const cart = await cartOf(visitor);
  if (!cart) throw new Error('This visitor has no cart');
  return cart;
}
