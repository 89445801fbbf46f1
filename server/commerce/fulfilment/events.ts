import type { OrderFacts } from '../orders/orders.ts';

/** Data that every shipment event has. */
interface ShipmentFacts {
  shipmentId: number;
  orderId: number;
  /** The order number shown to customers and staff. */
  number: number;
}

declare module '../../platform/events/domainEvents.ts' {
  interface DomainEventPayloads {
    /** Goods of an order were shipped. */
    shipmentCreated: ShipmentFacts;
    /** The carrier, service or tracking of a shipment was corrected. */
    shipmentUpdated: ShipmentFacts;
    /** A shipment was entered by mistake: its goods count as not shipped. */
    shipmentCancelled: ShipmentFacts;
    /** The last of an order's goods was shipped. Emitted again if a shipment is cancelled and its goods are shipped later. */
    orderShipped: OrderFacts;
  }
}
