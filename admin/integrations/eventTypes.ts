import type { EventType } from '../__generated__/WebhooksScreenQuery.graphql.ts';
import * as t from './__generated__/messages.ts';

/** The event types by area, in the order of the form. */
export const eventAreas: readonly { label: string; types: readonly EventType[] }[] = [
  { label: t.orders, types: ['ORDER_PLACED', 'ORDER_PAID', 'ORDER_COMPLETED', 'ORDER_CANCELLED', 'ORDER_REFUNDED'] },
  {
    label: t.shipmentsAndInvoices,
    types: ['ORDER_SHIPPED', 'SHIPMENT_CREATED', 'SHIPMENT_UPDATED', 'SHIPMENT_CANCELLED', 'INVOICE_ISSUED'],
  },
  { label: t.returns, types: ['RETURN_REQUESTED', 'RETURN_RECEIVED', 'RETURN_CLOSED'] },
  { label: t.catalogue, types: ['PRODUCT_CREATED', 'PRODUCT_UPDATED', 'PRODUCT_DELETED', 'PRICE_CHANGED', 'STOCK_CHANGED'] },
  { label: t.customers, types: ['CUSTOMER_CREATED', 'CUSTOMER_ERASED', 'REVIEW_PUBLISHED'] },
  { label: t.newsletter, types: ['SUBSCRIBER_CONFIRMED', 'SUBSCRIBER_UNSUBSCRIBED', 'SUBSCRIBER_ERASED'] },
];

/** An event type in words, such as "Order placed". */
export function eventLabel(type: string): string {
  const words = type.toLowerCase().replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** The name of an event type in messages, such as order.placed. */
export const messageType = (type: string): string => type.toLowerCase().replaceAll('_', '.');
