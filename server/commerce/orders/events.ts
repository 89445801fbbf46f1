/** Data that every order event has. */
export interface OrderFacts {
  orderId: number;
  /** The order number shown to customers and staff. */
  number: number;
  /** In minor units. */
  totalMinor: number;
  currency: string;
}

declare module '../../platform/events/domainEvents.ts' {
  interface DomainEventPayloads {
    orderPlaced: OrderFacts;
    /** The payment was received, or staff marked the order as paid. Never emitted for a free order. */
    orderPaid: OrderFacts;
    /** The order was completed: normally, its goods were shipped. */
    orderCompleted: OrderFacts;
    orderCancelled: OrderFacts;
    /** A full or partial refund; an order may have several. */
    orderRefunded: OrderFacts & { amountMinor: number };
  }
}
