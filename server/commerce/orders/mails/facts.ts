import type { OrderMailKind } from '../../../platform/jobs/outbox.ts';
import type { MailShop } from '../../../platform/mail/layout.ts';

/** An address as it was written down, with the country's name. */
export interface MailAddress {
  name: string;
  company: string;
  address1: string;
  address2: string;
  postcode: string;
  city: string;
  country: string;
}

/** What was bought, in one line of an order. */
export interface MailLine {
  name: string;
  sku: string | null;
  options: readonly { name: string; value: string }[];
  quantity: number;
  /** Before discounts. */
  lineMinor: number;
}

/** Everything that a mail about an order says. Amounts are in minor units; texts are as people wrote them, not escaped. */
export interface OrderMailFacts {
  kind: OrderMailKind;
  /** Unique and the same each time: see Mail.key. */
  key: string;
  messageId: string;
  number: number;
  placedAt: Date;
  shop: MailShop;
  /** The shop's, in which days are told. */
  timeZone: string;
  email: string;
  firstName: string;
  /** The order's page, with the key that opens it. */
  url: string;
  lines: readonly MailLine[];
  subtotalMinor: number;
  discountMinor: number;
  couponCodes: readonly string[];
  /** Whether anything of it has to be carried to somebody. */
  needsShipping: boolean;
  shippingName: string;
  shippingMinor: number;
  totalMinor: number;
  paidMinor: number;
  /** VAT that the total contains. */
  taxes: readonly { label: string; amountMinor: number }[];
  paymentName: string;
  /** How the shopper still has to pay, or that it is paid. */
  payment: PaymentSituation;
  /** Whether it is paid so that it can be sent now: false once it is on its way, as what is paid at the door is. */
  isBeingPrepared: boolean;
  /** Of the kind "refunded". */
  refund: MailRefund | null;
  /** Of the orderer, when nothing has to be delivered. */
  delivery: MailAddress;
  /** Null when it is the delivery address. */
  billing: MailAddress | null;
  note: string;
}

/** What went back now, and all that went back so far. Lists are empty where nothing is known of the one refund. */
export interface MailRefund {
  /** Tells it from the order's other refunds: letters, digits and hyphens. */
  name: string;
  amountMinor: number;
  refundedMinor: number;
  /** Whether something of what was paid has not gone back. */
  isPartial: boolean;
  /** The pieces that it is for. */
  lines: readonly { name: string; quantity: number }[];
  /** VAT that the amount contains. */
  taxes: readonly { label: string; amountMinor: number }[];
  /** Why, for the shopper; '' when nobody has said. */
  reason: string;
}

/** What an order's money waits for; 'over' when the order has been given up since. */
export type PaymentSituation =
  | { state: 'paid' }
  | { state: 'nothing-to-pay' }
  | { state: 'transfer'; accountName: string; iban: string; bic: string; reference: string; amountMinor: number }
  | { state: 'cash'; amountMinor: number }
  | { state: 'over' };
