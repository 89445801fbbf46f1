import type { PaymentMethod } from '../../../generated/prisma/client.ts';

// What the shop asks of whoever collects money for it. Every call goes over a network in real life: it may fail, hang, or succeed
// without our hearing of it. So each carries a key that was stored before, and asking twice with one key does one thing.

/** What to collect. */
export interface ChargeRequest {
  /** Stored before the call; the provider makes one charge of it however often it is asked. */
  key: string;
  /** Minor units of the shop's currency. */
  amountMinor: number;
  /** What the shopper's browser got from the provider for the card; null when there is none. */
  token: string | null;
}

/** What the provider says about a charge. */
export type ChargeOutcome =
  | { state: 'SUCCEEDED' }
  /** @property reason for the shopper, a whole sentence */
  | { state: 'DECLINED'; reason: string }
  /** The shopper must confirm it on the provider's page. */
  | { state: 'NEEDS_ACTION' }
  /** It is not decided yet. */
  | { state: 'PENDING' }
  /** The provider never heard of the key. */
  | { state: 'UNKNOWN' };

/** What to pay back. */
export interface RefundRequest {
  /** Stored before the call; the provider pays back once however often it is asked. */
  key: string;
  /** Key of the charge. */
  chargeKey: string;
  amountMinor: number;
}

/** What the provider says about a refund. */
export type RefundOutcome = { state: 'SUCCEEDED' } | { state: 'REFUSED'; reason: string };

/** The order that a payment belongs to, as its page is addressed. */
export interface OrderLink {
  number: number;
  accessKey: string;
}

/** Headers of a message, by their names in small letters. */
export type MessageHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** A provider's message: something has happened to a charge. What it is, the provider is asked. */
export interface ProviderMessage {
  /** The same for every delivery of one message. */
  id: string;
  kind: string;
  chargeKey: string;
}

/** Somebody who collects money for the shop. Rejections mean that nobody knows whether it happened. */
export interface PaymentProvider {
  readonly method: PaymentMethod;
  begin(request: ChargeRequest, signal: AbortSignal): Promise<ChargeOutcome>;
  find(key: string, signal: AbortSignal): Promise<ChargeOutcome>;
  /** Makes sure that the charge is never made from now on. @returns SUCCEEDED when it is too late for that, otherwise DECLINED */
  cancel(key: string, signal: AbortSignal): Promise<ChargeOutcome>;
  refund(request: RefundRequest, signal: AbortSignal): Promise<RefundOutcome>;
  /** Address of the page on which the shopper confirms the charge. */
  actionUrl(key: string, order: OrderLink): string;
  /**
   * Reads a message that came over HTTP.
   * @throws MessageRefusedError when it is not the provider's, or too old
   */
  readMessage(headers: MessageHeaders, body: string, now: Date): ProviderMessage;
}

/** The providers that this shop works with. */
export interface Payments {
  providers: ReadonlyMap<PaymentMethod, PaymentProvider>;
  /** How long a provider may take to answer, in milliseconds. */
  timeoutMs: number;
}

declare module '../../../platform/operation/shop.ts' {
  interface Shop {
    readonly payments: Payments;
  }
}
