// Generated from the catalogues (messages.*.json): npm run generate.
import type { Language } from '../../../../shared/languages.ts';

const en = {
  /** Returns */
  returns: "Returns",
  /** Withdrawal received */
  withdrawalReceived: "Withdrawal received",
  /** Sent when a customer withdraws from an order. Required by law. */
  sentWhenCustomerWithdraws: "Sent when a customer withdraws from an order. Required by law.",
  /** Return arrived */
  returnArrived: "Return arrived",
  /** Sent when returned items arrive. */
  sentWhenReturnArrives: "Sent when returned items arrive.",
  /** Return rejected */
  returnRejected: "Return rejected",
  /** Sent when staff reject a return, with the reason. */
  sentWhenStaffReject: "Sent when staff reject a return, with the reason.",
  /** Order number */
  orderNumber: "Order number",
  /** Return reference */
  returnReference: "Return reference",
  /** Shop name */
  shopName: "Shop name",
  /** I changed my mind */
  changedMind: "I changed my mind",
  /** Not as described */
  notAsDescribed: "Not as described",
  /** Damaged or faulty */
  damaged: "Damaged or faulty",
  /** Wrong item */
  wrongItem: "Wrong item",
  /** Arrived too late */
  arrivedLate: "Arrived too late",
  /** Another reason */
  anotherReason: "Another reason",
  /** Received */
  received: "Received",
  /** {time} ({zone}) */
  receivedAt: (v: { time: string | number; zone: string | number }): string => `${v.time} (${v.zone})`,
  /** Reference */
  reference: "Reference",
  /** Order */
  order: "Order",
  /** {orderNumber}, placed on {date} */
  orderPlacedOn: (v: { orderNumber: string | number; date: string | number }): string => `${v.orderNumber}, placed on ${v.date}`,
  /** Name */
  name: "Name",
  /** Email */
  email: "Email",
  /** Reason */
  reason: "Reason",
  /** Note */
  note: "Note",
  /** {quantity} × {name} */
  line: (v: { quantity: string | number; name: string | number }): string => `${v.quantity} × ${v.name}`,
  /** {quantity} × {name} ({options}) */
  lineWithOptions: (v: { quantity: string | number; name: string | number; options: string | number }): string => `${v.quantity} × ${v.name} (${v.options})`,
  /** Your withdrawal from order {orderNumber} at {shop} */
  yourWithdrawal: (v: { orderNumber: string | number; shop: string | number }): string => `Your withdrawal from order ${v.orderNumber} at ${v.shop}`,
  /** We’ve received your withdrawal */
  weveReceivedYourWithdrawal: "We’ve received your withdrawal",
  /** This email confirms that we’ve received your statement of withdrawal from order {orderNumber}. Keep it for your records. */
  confirmsYourStatement: (v: { orderNumber: string | number }): string => `This email confirms that we’ve received your statement of withdrawal from order ${v.orderNumber}. Keep it for your records.`,
  /** According to our records, it arrived after the withdrawal period ended. We’ll check this and get back to you. */
  arrivedAfterPeriod: "According to our records, it arrived after the withdrawal period ended. We’ll check this and get back to you.",
  /** We’ll refund you once the items have arrived and we’ve checked them, and email you when the refund is on its way. */
  refundAfterCheck: "We’ll refund you once the items have arrived and we’ve checked them, and email you when the refund is on its way.",
  /** Your return {reference} has arrived at {shop} */
  yourReturnHasArrivedAt: (v: { reference: string | number; shop: string | number }): string => `Your return ${v.reference} has arrived at ${v.shop}`,
  /** Your return has arrived */
  yourReturnHasArrived: "Your return has arrived",
  /** We’ve received the items you returned from order {orderNumber}. We’ll check them and email you about your refund. */
  weveReceivedItems: (v: { orderNumber: string | number }): string => `We’ve received the items you returned from order ${v.orderNumber}. We’ll check them and email you about your refund.`,
  /** Your return {reference} at {shop} was rejected */
  yourReturnWasRejectedAt: (v: { reference: string | number; shop: string | number }): string => `Your return ${v.reference} at ${v.shop} was rejected`,
  /** Your return was rejected */
  yourReturnWasRejected: "Your return was rejected",
  /** We can’t accept your return from order {orderNumber}. */
  weCantAcceptYourReturn: (v: { orderNumber: string | number }): string => `We can’t accept your return from order ${v.orderNumber}.`,
  /** We can’t accept your return from order {orderNumber}. Reason: “{reason}” */
  weCantAcceptYourReturnBecause: (v: { orderNumber: string | number; reason: string | number }): string => `We can’t accept your return from order ${v.orderNumber}. Reason: “${v.reason}”`,
  /** If you disagree, reply to this email or contact us. */
  ifYouDisagree: "If you disagree, reply to this email or contact us.",
  /** Hello {name}, */
  helloName: (v: { name: string | number }): string => `Hello ${v.name},`,
  /** Items in this withdrawal */
  itemsInThisWithdrawal: "Items in this withdrawal",
  /** Items */
  items: "Items",
  /** How to return your items */
  howToReturn: "How to return your items",
  /** View order */
  viewOrder: "View order",
  /** Your order: {url} */
  yourOrder: (v: { url: string | number }): string => `Your order: ${v.url}`,
  /** Withdraw from contract */
  withdrawFromContract: "Withdraw from contract",
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
