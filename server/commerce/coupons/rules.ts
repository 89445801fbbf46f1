import type { CouponKind } from '../../generated/prisma/enums.ts';

// What coupons make of a cart: pure decisions over facts. Percentages are of the original prices, fixed amounts are taken from
// what is left after them, and nothing becomes cheaper than free.

/** Codes a cart carries at most. */
export const maxCoupons = 5;
export const maxCodeLength = 50;
/** Failed codes a minute: of one visitor, and of one address, behind which several people may sit. */
export const couponTries = { windowMs: 60_000, perVisitor: 20, perAddress: 60 } as const;

/** A coupon as its rules see it. Amounts in minor units. */
export interface CouponFacts {
  id: number;
  /** In capitals. */
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

/** A line of a cart or order as coupons see it. */
export interface CouponLine {
  key: string;
  productId: number;
  parentId: number | null;
  /** The product's, or those of the product that it is a variation of, ancestors included. */
  categoryIds: readonly number[];
  quantity: number;
  unitPriceMinor: number;
  /** Whether it is sold below its regular price. */
  isReduced: boolean;
}

/** Why a coupon does not make a cart cheaper. */
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

/** A code as it is stored and compared: in Unicode's canonical form, in capitals, without characters that can't be seen. */
export function normalCode(text: string): string {
  return (
    text
      .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
      .trim()
      .normalize('NFC')
      // The capital ẞ has to meet what becomes of ß.
      .toLowerCase()
      .toUpperCase()
      .normalize('NFC')
  );
}

function amountOf({ quantity, unitPriceMinor }: CouponLine): number {
  return quantity * unitPriceMinor;
}

/**
 * Divides an amount by weights without losing or making a cent: shares are rounded down, and what remains goes, cent by cent, to
 * the largest fractions. With a total of at most the sum of the weights no share is larger than its weight.
 * @param weights whole numbers by name; equal fractions are served in the order of the names, so the order given does not matter
 */
export function allocate(total: number, weights: ReadonlyMap<string, number>): Map<string, number> {
  const sum = [...weights.values()].reduce((all, weight) => all + weight, 0);
  if (sum === 0) return new Map([...weights.keys()].map((name) => [name, 0]));
  // Products of two amounts can be beyond the numbers that are exact.
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

/** Whether the coupon can be used at all now, whatever is bought. @returns null when it can */
export function couponState(coupon: CouponFacts, now: Date): CouponRefusal | null {
  if (!coupon.isEnabled) return 'UNKNOWN';
  if (coupon.startsAt !== null && now < coupon.startsAt) return 'NOT_STARTED';
  if (coupon.endsAt !== null && now >= coupon.endsAt) return 'EXPIRED';
  return coupon.usageLimit !== null && coupon.usedCount >= coupon.usageLimit ? 'USED_UP' : null;
}

/** What one coupon takes from each line, by the line's key. */
export type Judgement = { ok: true; discountMinor: number; perLine: Map<string, number> } | { ok: false; reason: CouponRefusal };

/** Decides what a coupon takes from these lines. @param left what still can be taken, by the line's key; without it, all */
export function judgeCoupon(
  coupon: CouponFacts,
  { lines, now, left }: { lines: readonly CouponLine[]; now: Date; left?: ReadonlyMap<string, number> },
): Judgement {
  const state = couponState(coupon, now);
  if (state) return { ok: false, reason: state };
  const eligible = lines.filter((line) => isEligible(coupon, line));
  if (eligible.length === 0) return { ok: false, reason: 'NOT_FOR_THESE_PRODUCTS' };
  const original = new Map(eligible.map((line) => [line.key, amountOf(line)]));
  const worth = [...original.values()].reduce((sum, amount) => sum + amount, 0);
  if (worth < (coupon.minimumMinor ?? 0)) return { ok: false, reason: 'BELOW_MINIMUM' };
  const open = new Map([...original].map(([key, amount]) => [key, left?.get(key) ?? amount]));
  const perLine = taken(coupon, { original, worth, open });
  return { ok: true, discountMinor: [...perLine.values()].reduce((sum, share) => sum + share, 0), perLine };
}

interface Goods {
  original: ReadonlyMap<string, number>;
  worth: number;
  open: ReadonlyMap<string, number>;
}

function taken(coupon: CouponFacts, { original, worth, open }: Goods): Map<string, number> {
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

/** What all coupons of a cart make of it. */
export interface CouponOutcome {
  /** In the order given. */
  applied: { coupon: CouponFacts; discountMinor: number }[];
  refused: { coupon: CouponFacts; reason: CouponRefusal }[];
  discountMinor: number;
  /** Of every line that becomes cheaper. */
  discountByKey: ReadonlyMap<string, number>;
  givesFreeShipping: boolean;
}

/** @param coupons in the order in which they were entered: beside an exclusive one, the earlier one stays */
export function applyCoupons(coupons: readonly CouponFacts[], lines: readonly CouponLine[], now: Date): CouponOutcome {
  const left = new Map(lines.map((line) => [line.key, amountOf(line)]));
  const refused: CouponOutcome['refused'] = [];
  const standing: CouponFacts[] = [];
  for (const coupon of coupons) {
    const verdict = judgeCoupon(coupon, { lines, now });
    const mayJoin = !coupon.isExclusive && !standing.some(({ isExclusive }) => isExclusive);
    if (!verdict.ok) refused.push({ coupon, reason: verdict.reason });
    else if (standing.length > 0 && !mayJoin) refused.push({ coupon, reason: 'EXCLUSIVE' });
    else standing.push(coupon);
  }
  const discounts = new Map<number, number>();
  for (const coupon of [...standing.filter(({ kind }) => kind === 'PERCENT'), ...standing.filter(({ kind }) => kind !== 'PERCENT')]) {
    const verdict = judgeCoupon(coupon, { lines, now, left });
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
