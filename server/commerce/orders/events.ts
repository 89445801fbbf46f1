/** What every event of an order tells. */
export interface OrderFacts {
  orderId: number;
  /** As people know it. */
  number: number;
  /** In minor units. */
  totalMinor: number;
  currency: string;
}

declare module '../../platform/events/domainEvents.ts' {
  interface DomainEventPayloads {
    orderPlaced: OrderFacts;
    /** The money has come, or somebody of the shop has noted so. An order that costs nothing is never paid. */
    orderPaid: OrderFacts;
    /** The goods are on their way. */
    orderCompleted: OrderFacts;
    orderCancelled: OrderFacts;
    /** Some or all of the money went back: there may be several for one order. */
    orderRefunded: OrderFacts & { amountMinor: number };
  }
}
