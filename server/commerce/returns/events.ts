import type { ReturnState } from '../../generated/prisma/enums.ts';

/** Data that every event of a return has. */
interface ReturnFacts {
  returnId: number;
  orderId: number;
  /** The order number shown to customers and staff. */
  number: number;
}

declare module '../../platform/events/domainEvents.ts' {
  interface DomainEventPayloads {
    /** A shopper withdrew from an order or a part of it. */
    returnRequested: ReturnFacts;
    /** The goods of a return arrived. */
    returnReceived: ReturnFacts;
    /** A return was refunded or rejected. Emitted again if its refund is refused and another one is made. */
    returnClosed: ReturnFacts & { state: Extract<ReturnState, 'REFUNDED' | 'REJECTED'> };
  }
}
