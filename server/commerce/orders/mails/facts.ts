import type { DeliveryEstimate } from '../../../../shared/delivery/deliveryEstimate.ts';
import type { OrderMailKind } from '../../../platform/jobs/outbox.ts';
import type { MailShop } from '../../../platform/mail/layout.ts';
import type { TaxShare } from '../../taxes/taxes.ts';

/** An address as entered, with the country's name. */
export interface MailAddress {
  name: string;
  company: string;
  address1: string;
  address2: string;
  postcode: string;
  city: string;
  country: string;
}

/** A line of an order. */
export interface MailLine {
  name: string;
  sku: string | null;
  options: readonly { name: string; value: string }[];
  quantity: number;
  /** Before discounts. */
  lineMinor: number;
  /** Deposit on each unit, part of the line's amount; 0 without one. */
  depositMinor: number;
  /** A sentence about the exception from the right of withdrawal; empty without one. */
  withdrawal: string;
}

/** A document that the email links to, such as the invoice. */
export interface MailDocument {
  label: string;
  url: string;
}

/** All data of an order email. Amounts are in minor units; texts are unescaped user input. */
export interface OrderMailFacts {
  kind: OrderMailKind;
  /** Unique and stable: see Mail.key. */
  key: string;
  messageId: string;
  number: number;
  placedAt: Date;
  shop: MailShop;
  /** The shop's time zone, for dates. */
  timeZone: string;
  email: string;
  firstName: string;
  /** URL of the order's page, with its access key. */
  url: string;
  lines: readonly MailLine[];
  subtotalMinor: number;
  discountMinor: number;
  couponCodes: readonly string[];
  /** Whether any item needs shipping. */
  needsShipping: boolean;
  shippingName: string;
  /** As promised when the order was placed; null without a promise. */
  deliveryEstimate: DeliveryEstimate | null;
  shippingMinor: number;
  totalMinor: number;
  paidMinor: number;
  /** VAT included in the total. */
  taxes: readonly TaxShare[];
  documents: readonly MailDocument[];
  paymentName: string;
  /** How the shopper still has to pay, or that the order is paid. */
  payment: PaymentSituation;
  /** Whether the order can be shipped now that it is paid: false if it has already been shipped, as with cash on delivery. */
  isBeingPrepared: boolean;
  /** For emails of the kind "refunded". */
  refund: MailRefund | null;
  /** The billing address when nothing needs shipping. */
  delivery: MailAddress;
  /** VAT ID of the buyer; '' without one. */
  vatId: string;
  /** Null when it is the same as the delivery address. */
  billing: MailAddress | null;
  note: string;
  /** Message to the recipient; '' without one. */
  giftMessage: string;
}

/** A refund, and the total refunded so far. Lists are empty when the refund's details are unknown. */
export interface MailRefund {
  /** Distinguishes the refund from others of the order: letters, digits and hyphens. */
  name: string;
  amountMinor: number;
  refundedMinor: number;
  /** Whether part of the payment hasn't been refunded. */
  isPartial: boolean;
  /** The refunded items. */
  lines: readonly { name: string; quantity: number }[];
  /** VAT included in the amount. */
  taxes: readonly TaxShare[];
  /** The reason shown to the shopper; '' when none was given. */
  reason: string;
}

/** The state of an order's payment; 'over' when the order was cancelled or has failed since. */
export type PaymentSituation =
  | { state: 'paid' }
  | { state: 'nothing-to-pay' }
  | { state: 'transfer'; accountName: string; iban: string; bic: string; reference: string; amountMinor: number }
  | { state: 'cash'; amountMinor: number }
  | { state: 'authorized'; amountMinor: number }
  | { state: 'over' };
