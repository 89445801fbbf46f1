// The figures of reports and their arithmetic. Pure functions.

/** Totals of orders and visits. Amounts are in minor units. */
export interface Sums {
  /** Orders that count as sold. */
  orders: number;
  units: number;
  revenueMinor: number;
  refundedMinor: number;
  /** Orders awaiting payment; not counted as revenue. */
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

/** Subtracts the given parts from the sums. */
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

/** Whether the sums hold no orders and no visits. */
export function isNothing({ orders, awaitingOrders, visits }: Sums): boolean {
  return orders + awaitingOrders + visits === 0;
}

/** Average order value, rounded to whole minor units; null without orders. */
export function averageOrder({ orders, revenueMinor }: Sums): number | null {
  return orders === 0 ? null : Math.round(revenueMinor / orders);
}

/**
 * Orders per visit. Null without visits, and when there are more orders than visits: then most visits had no consent to be counted, and the
 * ratio would be meaningless.
 */
export function conversion({ orders, awaitingOrders, visits }: Sums): number | null {
  const placed = orders + awaitingOrders;
  return visits === 0 || placed > visits ? null : placed / visits;
}
