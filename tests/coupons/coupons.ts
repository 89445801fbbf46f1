import type { Db } from '../../server/platform/database/db.ts';
import type { Prisma } from '../../server/generated/prisma/client.ts';
import type { Visitor } from '../support/shopDriver.ts';

/** Creates a coupon of 10% without conditions by default. */
export function makeCoupon(db: Db, facts: Partial<Prisma.CouponUncheckedCreateInput> = {}) {
  const worth = facts.kind === undefined || facts.kind === 'PERCENT' ? { percentBasisPoints: 1_000 } : {};
  return db.prisma.coupon.create({ data: { code: 'TEN', kind: 'PERCENT', ...worth, ...facts } });
}

interface CouponResult {
  __typename: string;
  code?: string;
  reason?: string;
  message?: string;
  couponCode?: string;
  path?: string[];
  retryAfterSeconds?: number;
  cart?: CouponCart;
}

export interface CouponCart {
  version: number;
  hash: string;
  subtotal: { amount: number };
  discount: { amount: number };
  coupons: { code: string; description: string; discount: { amount: number }; isFreeShipping: boolean; isApplicable: boolean }[];
  warnings: { code: string; message: string; lineKey: string | null; couponCode: string | null }[];
}

const cartFields = `version hash subtotal { amount } discount { amount }
  coupons { code description discount { amount } isFreeShipping isApplicable } warnings { code message lineKey couponCode }`;

const documentOf = (field: string, type: string) => `mutation ($input: ${type}Input!) { result: ${field}(input: $input) { __typename
  ... on ${type}Payload { cart { ${cartFields} } } ... on UserError { code message path }
  ${type === 'ApplyCoupon' ? '... on ThrottledError { retryAfterSeconds } ... on CouponNotApplicableError { couponCode reason }' : ''} } }`;

async function run(visitor: Visitor, document: string, code: string): Promise<CouponResult> {
  return (await visitor.query<{ result: CouponResult }>(document, { input: { code } })).result;
}

export const applyCoupon = (visitor: Visitor, code: string) => run(visitor, documentOf('applyCoupon', 'ApplyCoupon'), code);
export const removeCoupon = (visitor: Visitor, code: string) => run(visitor, documentOf('removeCoupon', 'RemoveCoupon'), code);

/** Returns the cart of a visitor who has one. */
export async function couponCartOf(visitor: Visitor): Promise<CouponCart> {
  const { viewer } = await visitor.query<{ viewer: { cart: CouponCart | null } }>(`{ viewer { cart { ${cartFields} } } }`);
  if (!viewer.cart) throw new Error('This visitor has no cart');
  return viewer.cart;
}
