import type { Db } from '../../server/platform/database/db.ts';
import type { OrderStatus } from '../../server/generated/prisma/client.ts';
import { plainOrder } from '../support/plainOrder.ts';

// Orders of many kinds, written directly to the database, and an independent way to sum them up.

/** Fields of an order used by tests. */
export interface KnownOrder {
  id: number;
  status: OrderStatus;
  day: string;
  totalMinor: number;
  refundedMinor: number;
  source: { type: string | null; source: string | null; medium: string | null; campaign: string | null } | null;
  coupons: string[];
  lines: { productId: number; quantity: number; amount: number }[];
}

const statuses: readonly OrderStatus[] = [
  'PENDING_PAYMENT',
  'ON_HOLD',
  'PROCESSING',
  'COMPLETED',
  'COMPLETED',
  'CANCELLED',
  'REFUNDED',
  'FAILED',
];

/** Returns a generator of pseudo-random numbers that are the same in every run. */
export function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const pick = <T>(from: readonly T[], index: number): T => from[index % from.length] as T;

/** Creates an order derived from the numbers, placed on one of these days. */
export async function makeOrder(
  db: Db,
  { next, days, productIds }: { next: (below: number) => number; days: readonly string[]; productIds: readonly number[] },
): Promise<KnownOrder> {
  const status = pick(statuses, next(statuses.length));
  const day = pick(days, next(days.length));
  const placedAt = new Date(`${day}T${String(next(24)).padStart(2, '0')}:59:59.999Z`);
  const lines = Array.from({ length: 1 + next(3) }, () => {
    const [quantity, unit, discountMinor] = [1 + next(3), 500 + next(9_000), next(100)];
    const productId = pick(productIds, next(productIds.length));
    return { productId, quantity, unit, discountMinor, amount: quantity * unit - discountMinor };
  });
  const totalMinor = lines.reduce((sum, line) => sum + line.amount, 0) + 490;
  const isPaid = status === 'REFUNDED' || status === 'COMPLETED';
  const refundedMinor = status === 'REFUNDED' ? totalMinor : isPaid && next(3) === 0 ? next(totalMinor) : 0;
  const kind = next(4);
  const source =
    kind === 0
      ? null
      : {
          type: pick(['utm', 'organic', 'typein'], kind),
          source: pick(['google', 'newsletter', '(direct)', 'bing'], next(4)),
          medium: pick(['cpc', 'email', null], next(3)),
          campaign: next(2) === 0 ? null : `campaign ${next(5)}`,
        };
  const coupons = pick([[], [], ['TEN'], ['TEN', 'SPRING']], next(4));
  const { id } = await db.prisma.order.create({
    data: plainOrder({
      status,
      placedAt,
      totalMinor,
      subtotalMinor: totalMinor - 490,
      shippingMinor: 490,
      paidMinor: isPaid ? totalMinor : 0,
      refundedMinor,
      lines: {
        create: lines.map(({ productId, quantity, unit, discountMinor }, position) => ({
          productId,
          position,
          quantity,
          discountMinor,
          name: 'x',
          unitMinor: unit,
          lineMinor: unit * quantity,
        })),
      },
      coupons: { create: coupons.map((code) => ({ code, discountMinor: 0, customer: 'ada@example.com' })) },
      ...(source && {
        attribution: {
          create: { sourceType: source.type, utmSource: source.source, utmMedium: source.medium, utmCampaign: source.campaign },
        },
      }),
    }),
    select: { id: true },
  });
  return { id, status, day, totalMinor, refundedMinor, source, coupons, lines };
}

/** A report's row in comparable form. */
export interface Line {
  orders: number;
  units: number;
  revenue: number;
  refunded: number | null;
  awaitingOrders: number;
  awaiting: number;
}

const isSold = ({ status }: KnownOrder) => ['PROCESSING', 'COMPLETED', 'REFUNDED'].includes(status);
const isAwaiting = ({ status }: KnownOrder) => ['ON_HOLD', 'PENDING_PAYMENT'].includes(status);

/**
 * Sums up orders one by one.
 * @param partsOf the rows that an order belongs to: key, number of items, amount, and whether refunds are known
 */
export function addUp(
  orders: readonly KnownOrder[],
  partsOf: (order: KnownOrder) => { key: string; units: number; amount: number; isGoods?: boolean }[],
): Record<string, Line> {
  const lines: Record<string, Line> = {};
  for (const order of orders) {
    if (!isSold(order) && !isAwaiting(order)) continue;
    for (const { key, units, amount, isGoods = false } of partsOf(order)) {
      const line = (lines[key] ??= { orders: 0, units: 0, revenue: 0, refunded: isGoods ? null : 0, awaitingOrders: 0, awaiting: 0 });
      if (isSold(order)) {
        line.orders += 1;
        line.units += units;
        line.revenue += amount;
        if (!isGoods) line.refunded = (line.refunded ?? 0) + order.refundedMinor;
      } else {
        line.awaitingOrders += 1;
        line.awaiting += amount;
      }
    }
  }
  return lines;
}

/** Returns the number of items in an order. */
export const unitsOf = ({ lines }: KnownOrder) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
