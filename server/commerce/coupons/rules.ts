import type { CouponKind } from '../../generated/prisma/enums.ts';

// Effects of coupons on a cart: pure functions. Percentages apply to the original prices, fixed amounts to what remains after them, and no
// price falls below zero.

/** Maximum number of coupons in a cart. */
export const maxCoupons = 5;
export const maxCodeLength = 50;
/** Maximum number of failed codes per minute: per visitor, and per IP address, which several people may share. */
export const couponLimit = { windowMs: 60_000, perVisitor: 20, perAddress: 60, perAssistant: 600 } as const;

/** A coupon with the data that its rules need. Amounts are in minor units. */
export interface CouponFacts {
  id: number;
  /** In upper case. */
  code: string;
  kind: CouponKind;
  percentBasisPoints: number | null;
  amountMinor: number | null;
  isEnabled: boolean;
  startsAt: Date | null;
  /** Exclusive. */
  endsAt: Date | null;
  minimumMinor: number | null;
  usageLimit: number | null;
  usageLimitPerCustomer: number | null;
  usedCount: number;
  isExclusive: boolean;
  excludesReduced: boolean;
  productIds: readonly number[];
  excludedProductIds: readonly number[];
  categoryIds: readonly number[];
  excludedCategoryIds: readonly number[];
}

/** A line of a cart or order with the data that coupons need. */
export interface CouponLine {
  key: string;
  productId: number;
  parentId: number | null;
  /** Categories of the product (of the parent for a variation), including ancestors. */
  categoryIds: readonly number[];
  quantity: number;
  unitPriceMinor: number;
  /** Whether the price is below the regular price. */
  isReduced: boolean;
}

/** Why a coupon gives no discount on a cart. */
export type CouponRefusal =
  | 'UNKNOWN'
  | 'NOT_STARTED'
  | 'EXPIRED'
  | 'USED_UP'
  | 'USED_UP_BY_CUSTOMER'
  | 'BELOW_MINIMUM'
  | 'NOT_FOR_THESE_PRODUCTS'
  | 'EXCLUSIVE'
  | 'ALREADY_APPLIED'
  | 'TOO_MANY';

/** The canonical form of a code for storage and comparison: Unicode-normalised, in upper case, without invisible characters. */
export function normalCode(text: string): string {
  return (
    text
      .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
      .trim()
      .normalize('NFC')
      // The capital ẞ must match the upper case of ß.
      .toLowerCase()
      .toUpperCase()
      .normalize('NFC')
  );
}

function amountOf({ quantity, unitPriceMinor }: CouponLine): number {
  return quantity * unitPriceMinor;
}

/**
 * Divides an amount by weights without losing or adding a cent: shares are rounded down, and the remainder goes, cent by cent, to the
 * largest fractions. If the total is at most the sum of the weights, no share exceeds its weight.
 * @param weights integers by name; equal fractions are served in the order of the names, so the order of the entries doesn't matter
 */
export function allocate(total: number, weights: ReadonlyMap<string, number>): Map<string, number> {
  const sum = [...weights.values()].reduce((all, weight) => all + weight, 0);
  if (sum === 0) return new Map([...weights.keys()].map((name) => [name, 0]));
  // The product of two amounts can exceed the range of exact numbers.
  const exact = [...weights].map(([name, weight]) => {
    const product = BigInt(total) * BigInt(weight);
    return { name, share: Number(product / BigInt(sum)), fraction: product % BigInt(sum) };
  });
  let rest = total - exact.reduce((all, { share }) => all + share, 0);
  const byFraction = exact.toSorted(
    (a, b) => Number(b.fraction > a.fraction) - Number(b.fraction < a.fraction) || (a.name < b.name ? -1 : 1),
  );
  const shares = new Map<string, number>();
  for (const { name, share } of byFraction) {
    shares.set(name, share + (rest > 0 ? 1 : 0));
    rest -= rest > 0 ? 1 : 0;
  }
  return shares;
}

function isEligible(coupon: CouponFacts, line: CouponLine): boolean {
  const names = (ids: readonly number[]) => ids.includes(line.productId) || (line.parentId !== null && ids.includes(line.parentId));
  const holds = (ids: readonly number[]) => line.categoryIds.some((id) => ids.includes(id));
  if (coupon.excludesReduced && line.isReduced) return false;
  if (names(coupon.excludedProductIds) || holds(coupon.excludedCategoryIds)) return false;
  const isForAll = coupon.productIds.length === 0 && coupon.categoryIds.length === 0;
  return isForAll || names(coupon.productIds) || holds(coupon.categoryIds);
}

/**
 * Whether the coupon can be used at all now, whatever is bought.
 * @returns null when it can
 */
export function couponState(coupon: CouponFacts, now: Date): CouponRefusal | null {
  if (!coupon.isEnabled) return 'UNKNOWN';
  if (coupon.startsAt !== null && now < coupon.startsAt) return 'NOT_STARTED';
  if (coupon.endsAt !== null && now >= coupon.endsAt) return 'EXPIRED';
  return coupon.usageLimit !== null && coupon.usedCount >= coupon.usageLimit ? 'USED_UP' : null;
}

/** A coupon's discount on each line, by line key. */
export type CouponResult = { ok: true; discountMinor: number; perLine: Map<string, number> } | { ok: false; reason: CouponRefusal };

/**
 * Calculates a coupon's discount on these lines.
 * @param left the remaining amount that can be discounted, by line key; defaults to the full amount
 */
export function evaluateCoupon(
  coupon: CouponFacts,
  { lines, now, left }: { lines: readonly CouponLine[]; now: Date; left?: ReadonlyMap<string, number> },
): CouponResult {
  const state = couponState(coupon, now);
  if (state) return { ok: false, reason: state };
  const eligible = lines.filter((line) => isEligible(coupon, line));
  if (eligible.length === 0) return { ok: false, reason: 'NOT_FOR_THESE_PRODUCTS' };
  const original = new Map(eligible.map((line) => [line.key, amountOf(line)]));
  const worth = [...original.values()].reduce((sum, amount) => sum + amount, 0);
  if (worth < (coupon.minimumMinor ?? 0)) return { ok: false, reason: 'BELOW_MINIMUM' };
  const open = new Map([...original].map(([key, amount]) => [key, left?.get(key) ?? amount]));
  const perLine = allocateDiscount(coupon, { original, worth, open });
  return { ok: true, discountMinor: [...perLine.values()].reduce((sum, share) => sum + share, 0), perLine };
}

interface Goods {
  original: ReadonlyMap<string, number>;
  worth: number;
  open: ReadonlyMap<string, number>;
}

function allocateDiscount(coupon: CouponFacts, { original, worth, open }: Goods): Map<string, number> {
  if (coupon.kind === 'PERCENT') {
    const shares = allocate(Math.round((worth * (coupon.percentBasisPoints ?? 0)) / 10_000), original);
    return new Map([...shares].map(([key, share]) => [key, Math.min(share, open.get(key) ?? 0)]));
  }
  if (coupon.kind === 'FIXED') {
    const most = [...open.values()].reduce((sum, amount) => sum + amount, 0);
    return allocate(Math.min(coupon.amountMinor ?? 0, most), open);
  }
  return new Map();
}

/** The combined effect of a cart's coupons. */
export interface CouponOutcome {
  /** In the given order. */
  applied: { coupon: CouponFacts; discountMinor: number }[];
  refused: { coupon: CouponFacts; reason: CouponRefusal }[];
  discountMinor: number;
  /** Contains only lines with a discount. */
  discountByKey: ReadonlyMap<string, number>;
  givesFreeShipping: boolean;
}

/** @param coupons in the order in which they were entered: of an exclusive coupon and another one, the earlier applies */
export function applyCoupons(coupons: readonly CouponFacts[], lines: readonly CouponLine[], now: Date): CouponOutcome {
  const left = new Map(lines.map((line) => [line.key, amountOf(line)]));
  const refused: CouponOutcome['refused'] = [];
  const standing: CouponFacts[] = [];
  for (const coupon of coupons) {
    const verdict = evaluateCoupon(coupon, { lines, now });
    const mayJoin = !coupon.isExclusive && !standing.some(({ isExclusive }) => isExclusive);
    if (!verdict.ok) refused.push({ coupon, reason: verdict.reason });
    else if (standing.length > 0 && !mayJoin) refused.push({ coupon, reason: 'EXCLUSIVE' });
    else standing.push(coupon);
  }
  const discounts = new Map<number, number>();
  for (const coupon of [...standing.filter(({ kind }) => kind === 'PERCENT'), ...standing.filter(({ kind }) => kind !== 'PERCENT')]) {
    const verdict = evaluateCoupon(coupon, { lines, now, left });
    if (!verdict.ok) continue;
    discounts.set(coupon.id, verdict.discountMinor);
    for (const [key, share] of verdict.perLine) left.set(key, (left.get(key) ?? 0) - share);
  }
  const discountByKey = new Map(
    lines.map((line): [string, number] => [line.key, amountOf(line) - (left.get(line.key) ?? 0)]).filter(([, amount]) => amount > 0),
  );
  return {
    applied: standing.map((coupon) => ({ coupon, discountMinor: discounts.get(coupon.id) ?? 0 })),
    refused,
    discountMinor: [...discounts.values()].reduce((sum, amount) => sum + amount, 0),
    discountByKey,
    givesFreeShipping: standing.some(({ kind }) => kind === 'FREE_SHIPPING'),
  };
}
