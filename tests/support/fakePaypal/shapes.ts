import type { FakeProvider } from '../fakeProvider/fakeProvider.ts';

// What the fake of PayPal's API keeps and answers, as PayPal documents it.

export interface Money {
  currency_code: string;
  value: string;
}

export type CaptureStatus = 'COMPLETED' | 'PENDING' | 'DECLINED' | 'FAILED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';

export interface FakeRefund {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'FAILED' | 'CANCELLED';
  amount: Money;
  custom_id: string;
}

export interface FakeCapture {
  id: string;
  status: CaptureStatus;
  amount: Money;
  custom_id: string;
}

export interface FakeAuthorization {
  id: string;
  status: 'CREATED' | 'CAPTURED' | 'DENIED' | 'VOIDED' | 'PENDING';
  amount: Money;
  custom_id: string;
  create_time: string;
  expiration_time: string;
}

export interface FakeUnit {
  reference_id: string;
  custom_id: string;
  description: string;
  amount: Money;
  payments?: { authorizations?: FakeAuthorization[]; captures: FakeCapture[]; refunds: FakeRefund[] };
}

export interface FakeOrder {
  id: string;
  intent: 'CAPTURE' | 'AUTHORIZE';
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  purchase_units: [FakeUnit];
  links: { href: string; rel: string; method: 'GET' }[];
  create_time: string;
}

/** An event as PayPal sends it. */
export interface FakeEvent {
  id: string;
  event_type: string;
  resource_type: string;
  resource: object;
}

export interface PaypalMessage {
  headers: Record<string, string>;
  body: string;
}

/** What PayPal knows. */
export interface PaypalBooks {
  orders: Map<string, FakeOrder>;
  /** Where a shopper returns to, by order. */
  returnUrls: Map<string, string>;
  events: FakeEvent[];
  /** How the next captures end; `refused` is a source of money that PayPal declines. */
  captures: CaptureStatus | 'refused';
  /** State of the next authorisations. */
  authorizations: FakeAuthorization['status'];
  /** Whether authorisations can be renewed. */
  renewsAuthorizations: boolean;
  /** State of the next refunds. */
  refundStatus: FakeRefund['status'];
  /** Access tokens that are valid. */
  tokens: Set<string>;
  orderOf(chargeKey: string): FakeOrder;
  approve(id: string): void;
  /** Lets an authorisation end without a capture. */
  endAuthorization(authorization: FakeAuthorization): void;
}

export interface FakePaypal extends FakeProvider {
  books: PaypalBooks;
  /** Has events sent to an address as they happen. */
  sendTo(url: string): void;
  /** A signed message. */
  sign(event: FakeEvent, webhookId?: string): PaypalMessage;
}
