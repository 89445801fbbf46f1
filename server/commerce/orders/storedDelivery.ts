import type { DeliveryEstimate } from '../../../shared/delivery/deliveryEstimate.ts';

// Delivery dates as orders store them: days without a time, which the database returns as midnight in UTC.

/** The columns of an order's delivery dates; both or neither are null. */
export interface StoredDelivery {
  deliveryEarliest: Date | null;
  deliveryLatest: Date | null;
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** The dates that an order was placed with; null if none were promised. */
export function promisedDelivery({ deliveryEarliest, deliveryLatest }: StoredDelivery): DeliveryEstimate | null {
  return deliveryEarliest && deliveryLatest && { earliest: dayOf(deliveryEarliest), latest: dayOf(deliveryLatest) };
}

/** The columns for a promise. */
export function storedDelivery(promise: DeliveryEstimate | null): StoredDelivery {
  return { deliveryEarliest: promise && dateOf(promise.earliest), deliveryLatest: promise && dateOf(promise.latest) };
}
