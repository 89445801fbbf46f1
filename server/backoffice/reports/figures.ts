// The figures of reports, and how they are added up. Pure.

/** What orders and visits come to. Amounts are minor units. */
export interface Sums {
  /** Orders that count as sold. */
  orders: number;
  units: number;
  revenueMinor: number;
  refundedMinor: number;
  /** Orders that wait for their payment; no revenue. */
  awaitingOrders: number;
  awaitingMinor: number;
  visits: number;
}

export const noSums: Sums = {
  orders: 0,
  units: 0,
  revenueMinor: 0,
  refundedMinor: 0,
  awaitingOrders: 0,
  awaitingMinor: 0,
  visits: 0,
};

/** What is left of these sums without those. */
export function without(all: Sums, parts: readonly Sums[]): Sums {
  const rest = (measure: keyof Sums) => parts.reduce((left, part) => left - part[measure], all[measure]);
  return {
    orders: rest('orders'),
    units: rest('units'),
    revenueMinor: rest('revenueMinor'),
    refundedMinor: rest('refundedMinor'),
    awaitingOrders: rest('awaitingOrders'),
    awaitingMinor: rest('awaitingMinor'),
    visits: rest('visits'),
  };
}

/** Whether they are sums of nothing. */
export function isNothing({ orders, awaitingOrders, visits }: Sums): boolean {
  return orders + awaitingOrders + visits === 0;
}

/** What an order brought on average, to whole minor units; null without orders. */
export function averageOrder({ orders, revenueMinor }: Sums): number | null {
  return orders === 0 ? null : Math.round(revenueMinor / orders);
}

/**
 * Orders for each visit. Null without visits, and where there are more orders than visits: then most visits were not allowed to be
 * counted, and a quotient would say nothing.
 */
export function conversion({ orders, awaitingOrders, visits }: Sums): number | null {
  const placed = orders + awaitingOrders;
  return visits === 0 || placed > visits ? null : placed / visits;
}
