import { encodeGlobalID } from '@pothos/plugin-relay';
import { sellableItems } from '../catalogue/products/products.ts';
import { ToolError, type Answer } from '../mcp/tool.ts';
import type { RequestCaller } from '../mcp/caller.ts';
import type { Shop } from '../platform/operation/shop.ts';
import { addDocument, applyCouponDocument, quantityDocument, removeCouponDocument, sessionDocument } from './documents.ts';
import { AcpError, problem, type Message, type RequestedItem } from './protocol.ts';
import { itemIdOf, type SessionState } from './session.ts';

// Makes the cart of a session hold what its assistant asks for.

/** @throws ToolError or AcpError if the request can be sent again */
function throwTransient({ __typename: type, message, retryAfterSeconds }: Answer): void {
  if (type === 'TryAgainError') throw new ToolError('TRY_AGAIN', message as string);
  if (type === 'ThrottledError') throw new AcpError(429, 'rate_limited', message as string, undefined, retryAfterSeconds as number);
}

/** Why an item isn't in the cart as requested; null if it is. */
function refusalOf(result: Answer, param: string): Message | null {
  if (result.code === undefined) return null;
  throwTransient(result);
  const content = result.message as string;
  switch (result.__typename) {
    case 'OutOfStockError':
      return problem(result.left === 0 ? 'out_of_stock' : 'quantity_exceeded', content, param, 'requires_buyer_review');
    case 'BelowMinimumError':
      return problem('minimum_not_met', content, param, 'requires_buyer_review');
    case 'MaximumReachedError':
    case 'SoldIndividuallyError':
      return problem('maximum_exceeded', content, param, 'requires_buyer_review');
    default:
      return problem('invalid', content, param, 'requires_buyer_review');
  }
}

const pathOf = (index: number) => `$.line_items[${index}]`;

/** Quantities by item; an item that is listed twice counts twice. @param keys item IDs by the keys of lines */
function quantities(items: readonly RequestedItem[], keys: ReadonlyMap<string, string>): Map<string, { quantity: number; path: string }> {
  const wanted = new Map<string, { quantity: number; path: string }>();
  for (const [index, { id, quantity }] of items.entries()) {
    const itemId = keys.get(id) ?? id;
    const known = wanted.get(itemId);
    wanted.set(itemId, { quantity: quantity + (known?.quantity ?? 0), path: known?.path ?? pathOf(index) });
  }
  return wanted;
}

/** What the cart of a session is asked for as long as its destination doesn't matter. */
async function linesOf(caller: RequestCaller, { cartToken }: SessionState): Promise<Answer[]> {
  const { data } = await caller.shop(sessionDocument, {}, cartToken);
  return (data.viewer.cart?.lines ?? []) as Answer[];
}

/**
 * Replaces the items of a session. Items are named by the IDs of feeds, or by the ID of their line.
 * @returns the state with a token, and with what could not be taken into the cart
 */
export async function replaceItems(
  { caller, shop }: { caller: RequestCaller; shop: Shop },
  state: SessionState,
  items: readonly RequestedItem[],
): Promise<SessionState> {
  let cartToken = state.cartToken;
  const lines = cartToken === '' ? [] : await linesOf(caller, state);
  const keys = new Map(lines.map((line) => [line.key as string, itemIdOf(line)]));
  const wanted = quantities(items, keys);
  const refused: Message[] = [];
  const note = (result: Answer, path: string) => {
    const refusal = refusalOf(result, path);
    if (refusal) refused.push(refusal);
  };
  const held = new Set<string>();
  // Lines that go are reduced first: several lines can share a stock.
  const ordered = lines.toSorted((a, b) => Number(wanted.has(itemIdOf(a))) - Number(wanted.has(itemIdOf(b))));
  for (const line of ordered) {
    const itemId = itemIdOf(line);
    const target = held.has(itemId) ? undefined : wanted.get(itemId);
    if (target) held.add(itemId);
    const quantity = target?.quantity ?? 0;
    if (quantity === line.quantity) continue;
    const { data } = await caller.shop(quantityDocument, { input: { key: line.key, quantity } }, cartToken);
    note(data.result as Answer, target?.path ?? '$.line_items');
  }
  const fresh = [...wanted].filter(([itemId]) => !held.has(itemId));
  const found = await sellableItems(
    shop,
    fresh.map(([itemId]) => itemId),
  );
  for (const [itemId, { quantity, path }] of fresh) {
    const item = found.get(itemId);
    if (!item) {
      refused.push(problem('not_found', `This shop sells no item with the ID ${itemId}.`, `${path}.id`));
      continue;
    }
    const productId = encodeGlobalID(item.parentId === null ? 'Product' : 'ProductVariation', item.id);
    const { data, cartToken: token } = await caller.shop(addDocument, { input: { productId, quantity } }, cartToken || undefined);
    cartToken = token;
    note(data.result as Answer, path);
  }
  return { ...state, cartToken, refused };
}

const reasons: Readonly<Record<string, string>> = {
  EXPIRED: 'discount_code_expired',
  ALREADY_APPLIED: 'discount_code_already_applied',
  EXCLUSIVE: 'discount_code_combination_disallowed',
  TOO_MANY: 'discount_code_combination_disallowed',
  BELOW_MINIMUM: 'discount_code_minimum_not_met',
  NOT_FOR_THESE_PRODUCTS: 'discount_code_user_ineligible',
  USED_UP: 'discount_code_usage_limit_reached',
  USED_UP_BY_CUSTOMER: 'discount_code_usage_limit_reached',
};

/** Replaces the coupon codes of a session. */
export async function replaceCodes(caller: RequestCaller, state: SessionState, codes: readonly string[]): Promise<SessionState> {
  const { cartToken } = state;
  if (cartToken === '') {
    const message = 'The session has no items that a code could apply to.';
    return { ...state, rejected: codes.map((code) => ({ code, reason: 'discount_code_user_ineligible', message })) };
  }
  const { data } = await caller.shop(sessionDocument, {}, cartToken);
  const applied = ((data.viewer.cart?.coupons ?? []) as Answer[]).map(({ code }) => code as string);
  const wanted = [...new Set(codes.map((code) => code.trim().toUpperCase()))].filter((code) => code !== '');
  for (const code of applied.filter((one) => !wanted.includes(one)))
    await caller.shop(removeCouponDocument, { input: { code } }, cartToken);
  const rejected: SessionState['rejected'] = [];
  for (const code of wanted.filter((one) => !applied.includes(one))) {
    const { data: answer } = await caller.shop(applyCouponDocument, { input: { code } }, cartToken);
    const result = answer.result as Answer;
    throwTransient(result);
    if (result.code !== undefined)
      rejected.push({ code, reason: reasons[result.reason as string] ?? 'discount_code_invalid', message: result.message as string });
  }
  return { ...state, rejected };
}
