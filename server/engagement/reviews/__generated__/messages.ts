// Generated from the catalogues (messages.*.json): npm run generate.
import type { Language } from '../../../../shared/languages.ts';

const en = {
  /** Reviews */
  reviews: "Reviews",
  /** Review request */
  reviewRequest: "Review request",
  /** Sent once, a week after an order is delivered, to shoppers who agreed to it at checkout. */
  sentOnceAfterDelivery: "Sent once, a week after an order is delivered, to shoppers who agreed to it at checkout.",
  /** Shop name */
  shopName: "Shop name",
  /** Order number */
  orderNumber: "Order number",
  /** Shopper’s first name */
  shoppersFirstName: "Shopper’s first name",
  /** How was your order {orderNumber}? */
  howWasYourOrder: (v: { orderNumber: string | number }): string => `How was your order ${v.orderNumber}?`,
  /** Hello {firstName}, your order has arrived. Tell other shoppers what you think, good or bad. */
  helloYourOrderHasArrived: (v: { firstName: string | number }): string => `Hello ${v.firstName}, your order has arrived. Tell other shoppers what you think, good or bad.`,
  /** Your order has arrived. Tell other shoppers what you think, good or bad. */
  yourOrderHasArrived: "Your order has arrived. Tell other shoppers what you think, good or bad.",
  /** Review {product} */
  reviewProduct: (v: { product: string | number }): string => `Review ${v.product}`,
  /** You agreed to this email at checkout. We won’t send another one for this order. */
  onlyEmailForOrder: "You agreed to this email at checkout. We won’t send another one for this order.",
};

/** The messages of one language. */
export type Messages = typeof en;

/** The messages by language. */
export const messages: Readonly<Record<Language, Messages>> = { en };
