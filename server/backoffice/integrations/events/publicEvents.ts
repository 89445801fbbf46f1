import { globalId } from '../../../../shared/globalId.ts';
import type { ApiScope } from '../../../generated/prisma/enums.ts';
import type { DomainEventPayloads, EventType } from '../../../platform/events/domainEvents.ts';
import type { OrderFacts } from '../../../commerce/orders/orders.ts';

// The events that integrators see, in the feed and by webhooks. Data refers to records by id and contains no personal data, so that
// neither the feed nor a delivery log needs to be erased.

/** Fields of an event that integrators see. */
export type EventData = Readonly<Record<string, string | number | boolean | null>>;

/** Returns the ids of a product, or of a variation and its product. */
export type ProductIds = (productId: number) => { productId: string; variationId: string | null };

interface Published {
  objectId: string;
  data: EventData;
}

interface PublicEvent<Type extends EventType> {
  /** Name in the Admin API; webhooks spell it with a dot. */
  name: string;
  /** Scope that an API key needs to read it. */
  scope: ApiScope;
  description: string;
  publish(payload: DomainEventPayloads[Type], ids: ProductIds): Published;
}

const ofOrder = ({ orderId, number, totalMinor, currency }: OrderFacts, more: EventData = {}): Published => {
  const id = globalId('Order', orderId);
  return { objectId: id, data: { orderId: id, number, total: totalMinor, currencyCode: currency, ...more } };
};

/** The order is the object, so that webhooks send its events in order. */
const ofShipment = ({ shipmentId, orderId, number }: DomainEventPayloads['shipmentCreated']): Published => {
  const id = globalId('Order', orderId);
  return { objectId: id, data: { orderId: id, number, shipmentId: globalId('Shipment', shipmentId) } };
};

const ofReturn = ({ returnId, orderId, number }: DomainEventPayloads['returnRequested'], more: EventData = {}): Published => {
  const id = globalId('Order', orderId);
  return { objectId: id, data: { orderId: id, number, returnId: globalId('Return', returnId), ...more } };
};

const ofProduct = (id: number, ids: ProductIds, more: EventData = {}): Published => {
  const data = { ...ids(id), ...more };
  return { objectId: data.variationId ?? data.productId, data };
};

const ofOne = (field: string, type: string, id: number, more: EventData = {}): Published => {
  const objectId = globalId(type, id);
  return { objectId, data: { [field]: objectId, ...more } };
};

type PublicEvents = { readonly [Type in EventType]?: PublicEvent<Type> };

const events = {
  orderPlaced: {
    name: 'ORDER_PLACED',
    scope: 'ORDERS_READ',
    description: 'An order was placed.',
    publish: (payload) => ofOrder(payload),
  },
  orderPaid: {
    name: 'ORDER_PAID',
    scope: 'ORDERS_READ',
    description: 'The payment arrived, or staff marked the order as paid. Not sent for free orders.',
    publish: (payload) => ofOrder(payload),
  },
  orderCompleted: {
    name: 'ORDER_COMPLETED',
    scope: 'ORDERS_READ',
    description: 'The goods were shipped.',
    publish: (payload) => ofOrder(payload),
  },
  orderCancelled: {
    name: 'ORDER_CANCELLED',
    scope: 'ORDERS_READ',
    description: 'The shopper or the shop cancelled the order.',
    publish: (payload) => ofOrder(payload),
  },
  orderRefunded: {
    name: 'ORDER_REFUNDED',
    scope: 'ORDERS_READ',
    description: 'The order was refunded, in part or in full. An order may be refunded several times.',
    publish: (payload) => ofOrder(payload, { refunded: payload.amountMinor }),
  },
  orderShipped: {
    name: 'ORDER_SHIPPED',
    scope: 'ORDERS_READ',
    description: 'The last of an order’s goods were shipped. Sent again if a shipment was cancelled and its goods are shipped later.',
    publish: (payload) => ofOrder(payload),
  },
  shipmentCreated: {
    name: 'SHIPMENT_CREATED',
    scope: 'ORDERS_READ',
    description: 'Goods of an order were shipped.',
    publish: (payload) => ofShipment(payload),
  },
  shipmentUpdated: {
    name: 'SHIPMENT_UPDATED',
    scope: 'ORDERS_READ',
    description: 'The carrier, service or tracking of a shipment was corrected.',
    publish: (payload) => ofShipment(payload),
  },
  shipmentCancelled: {
    name: 'SHIPMENT_CANCELLED',
    scope: 'ORDERS_READ',
    description: 'A shipment was cancelled: its goods count as not shipped.',
    publish: (payload) => ofShipment(payload),
  },
  invoiceIssued: {
    name: 'INVOICE_ISSUED',
    scope: 'ORDERS_READ',
    description: 'An invoice or credit note was issued.',
    publish: ({ orderId, invoiceId, number, kind, totalMinor, currency }) => {
      const id = globalId('Order', orderId);
      const data = { orderId: id, invoiceId: globalId('Invoice', invoiceId), number, kind, total: totalMinor, currencyCode: currency };
      return { objectId: id, data };
    },
  },
  returnRequested: {
    name: 'RETURN_REQUESTED',
    scope: 'ORDERS_READ',
    description: 'A shopper withdrew from an order or part of it.',
    publish: (payload) => ofReturn(payload),
  },
  returnReceived: {
    name: 'RETURN_RECEIVED',
    scope: 'ORDERS_READ',
    description: 'The goods of a return arrived.',
    publish: (payload) => ofReturn(payload),
  },
  returnClosed: {
    name: 'RETURN_CLOSED',
    scope: 'ORDERS_READ',
    description: 'A return was refunded or rejected. Sent again if the provider refuses the refund and another one is made.',
    publish: (payload) => ofReturn(payload, { state: payload.state }),
  },
  productCreated: {
    name: 'PRODUCT_CREATED',
    scope: 'CATALOGUE_READ',
    description: 'A product or variation was created, including as a draft.',
    publish: ({ productId }, ids) => ofProduct(productId, ids),
  },
  productUpdated: {
    name: 'PRODUCT_UPDATED',
    scope: 'CATALOGUE_READ',
    description: 'Staff or an import changed a product or variation, or a category or attribute that it has. Stock has its own event.',
    publish: ({ productId }, ids) => ofProduct(productId, ids),
  },
  productDeleted: {
    name: 'PRODUCT_DELETED',
    scope: 'CATALOGUE_READ',
    description: 'A product and its variations, or a single variation, were deleted.',
    publish: ({ productId }, ids) => ofProduct(productId, ids),
  },
  priceChanged: {
    name: 'PRICE_CHANGED',
    scope: 'CATALOGUE_READ',
    description: 'The price of a published product or variation changed, including when a sale began or ended.',
    publish: ({ productId, priceMinor, isSale }, ids) => ofProduct(productId, ids, { price: priceMinor, isSale }),
  },
  stockChanged: {
    name: 'STOCK_CHANGED',
    scope: 'CATALOGUE_READ',
    description: 'A tracked stock level changed because of a sale, return, count or import.',
    publish: ({ productId, stock, delta, reason }, ids) => ofProduct(productId, ids, { stock, delta, reason }),
  },
  accountCreated: {
    name: 'CUSTOMER_CREATED',
    scope: 'CUSTOMERS_READ',
    description: 'A customer signed up and confirmed their email address.',
    publish: ({ accountId }) => ofOne('customerId', 'Customer', accountId),
  },
  accountErased: {
    name: 'CUSTOMER_ERASED',
    scope: 'CUSTOMERS_READ',
    description: 'An account was erased. Erase all data you store about it.',
    publish: ({ accountId }) => ofOne('customerId', 'Customer', accountId),
  },
  reviewPublished: {
    name: 'REVIEW_PUBLISHED',
    scope: 'DEALS_READ',
    description: 'A review appeared in the shop.',
    publish: ({ reviewId, productId }, ids) => ofOne('reviewId', 'Review', reviewId, { productId: ids(productId).productId }),
  },
  subscriberConfirmed: {
    name: 'SUBSCRIBER_CONFIRMED',
    scope: 'NEWSLETTER_READ',
    description: 'A newsletter subscriber confirmed their address.',
    publish: ({ subscriberId }) => ofOne('subscriberId', 'Subscriber', subscriberId),
  },
  subscriberUnsubscribed: {
    name: 'SUBSCRIBER_UNSUBSCRIBED',
    scope: 'NEWSLETTER_READ',
    description: 'A newsletter subscriber unsubscribed.',
    publish: ({ subscriberId }) => ofOne('subscriberId', 'Subscriber', subscriberId),
  },
  subscriberErased: {
    name: 'SUBSCRIBER_ERASED',
    scope: 'NEWSLETTER_READ',
    description: 'A newsletter subscriber was erased. Erase all data you store about them.',
    publish: ({ subscriberId }) => ofOne('subscriberId', 'Subscriber', subscriberId),
  },
} satisfies PublicEvents;

/** Type of a public event, as stored. */
export type PublicEventType = keyof typeof events;

/** Public events by type. */
// Each entry takes the payload of its own type.
export const publicEvents = events as unknown as Readonly<Record<PublicEventType, PublicEvent<EventType>>>;

/** Types of all public events. */
// The keys of `events`.
export const publicEventTypes = Object.keys(events) as PublicEventType[];

/** Name in the Admin API of an event type, such as ORDER_PLACED. */
export const eventName = (type: string): string => (isPublic(type) ? publicEvents[type].name : type);

/** Name of an event type in webhooks, such as order.placed. */
export const webhookEventName = (type: string): string => eventName(type).toLowerCase().replaceAll('_', '.');

/** Whether an event type is public. */
export const isPublic = (type: string): type is PublicEventType => Object.hasOwn(events, type);
