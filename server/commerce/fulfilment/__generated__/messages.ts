// Generated from the catalogues (messages.*.json): npm run generate.
import type { Language } from '../../../../shared/languages.ts';

const en = {
  /** Orders */
  orders: "Orders",
  /** Order shipped */
  orderShipped: "Order shipped",
  /** Sent for each shipment, with its tracking number. */
  sentForEachShipment: "Sent for each shipment, with its tracking number.",
  /** Order number */
  orderNumber: "Order number",
  /** Carrier name */
  carrierName: "Carrier name",
  /** Tracking number; may be empty */
  trackingNumberOrEmpty: "Tracking number; may be empty",
  /** Shop name */
  shopName: "Shop name",
  /** Carrier */
  carrier: "Carrier",
  /** Service */
  service: "Service",
  /** Tracking number */
  trackingNumber: "Tracking number",
  /** {quantity} × {name} ({details}) */
  lineWithDetails: (v: { quantity: string | number; name: string | number; details: string | number }): string => `${v.quantity} × ${v.name} (${v.details})`,
  /** {quantity} × {name} */
  line: (v: { quantity: string | number; name: string | number }): string => `${v.quantity} × ${v.name}`,
  /** Part of your order {orderNumber} at {shop} is on its way */
  partOfYourOrderIsOnItsWay: (v: { orderNumber: string | number; shop: string | number }): string => `Part of your order ${v.orderNumber} at ${v.shop} is on its way`,
  /** Your order {orderNumber} at {shop} is on its way */
  yourOrderIsOnItsWay: (v: { orderNumber: string | number; shop: string | number }): string => `Your order ${v.orderNumber} at ${v.shop} is on its way`,
  /** Part of your order is on its way */
  partIsOnItsWay: "Part of your order is on its way",
  /** Your order is on its way */
  orderIsOnItsWay: "Your order is on its way",
  /** We’ve shipped some items from order {orderNumber}. We’ll ship the rest separately. */
  weveShippedSomeItems: (v: { orderNumber: string | number }): string => `We’ve shipped some items from order ${v.orderNumber}. We’ll ship the rest separately.`,
  /** We’ve shipped the items below from order {orderNumber}. */
  weveShippedItems: (v: { orderNumber: string | number }): string => `We’ve shipped the items below from order ${v.orderNumber}.`,
  /** Hello {firstName}, */
  helloName: (v: { firstName: string | number }): string => `Hello ${v.firstName},`,
  /** Track shipment */
  trackShipment: "Track shipment",
  /** Track your shipment: {url} */
  trackYourShipment: (v: { url: string | number }): string => `Track your shipment: ${v.url}`,
  /** In this shipment */
  inThisShipment: "In this shipment",
  /** View order */
  viewOrder: "View order",
  /** Your order: {url} */
  yourOrder: (v: { url: string | number }): string => `Your order: ${v.url}`,
};

/** The messages of one language. */
export type Messages = typeof en;

/** The messages by language. */
export const messages: Readonly<Record<Language, Messages>> = { en };

/** A text of these messages, written where the language is known: says((t) => t.key). */
export const says =
  (choose: (t: Messages, language: Language) => string) =>
  (language: Language): string =>
    choose(messages[language], language);
