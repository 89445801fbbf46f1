import type { z } from 'zod';
import type { SecretBox } from '../../platform/crypto/secrets.ts';
import type { SigningKeys } from '../../platform/crypto/signing.ts';
import type { Db } from '../../platform/database/db.ts';
import type { SettingsSchema } from '../../platform/forms/settingsForm.ts';
import type { PayableOrder } from './methodRules.ts';

// The contract of payment providers: what an extension has to do so that orders can be paid through it (docs/extending/payments.md).
// Every call of an online provider goes over a network in real life: it may fail, hang, or succeed without our hearing of it. So each
// carries a key that was stored before, and asking twice with one key does one thing.

/** What every way to pay says of itself. */
interface PaymentProviderBase {
  /** Stored with orders and named by clients; never changes. Letters, digits, `-` and `_`; new ones use lower case, such as `acme-pay`. */
  readonly id: string;
  /** The name that shoppers see until staff write another one. */
  readonly name: string;
  /** How it works, in a sentence or two, until staff write something else. */
  readonly description: string;
  /** What staff should know about it, such as its limits. */
  readonly note?: string;
  /** Its name in the checkout form of legacy themes; the id in lower case when left out. No two providers have the same. */
  readonly formName?: string;
  /**
   * What staff set under Settings > Payment: values by name, entered as `setting` says. The method is offered once they are valid;
   * `host.readSettings` gives them. `generate` has no effect.
   */
  readonly settings?: SettingsSchema;
  /** A provider that takes no money: offered only where SOUK_TEST_PAYMENTS allows it, and marked as a test. */
  readonly isTest?: boolean;
  /** Which orders can be paid in this way; all when left out. Decides from its argument alone. */
  accepts?(order: PayableOrder): boolean;
}

/** What a test of the settings has shown. */
export interface ConnectionTest {
  isOk: boolean;
  /** For staff: what works, or what is wrong and where to put it right. No secrets. */
  message: string;
}

/** Money that arrives outside the shop; staff note that it has come. */
export interface OfflinePaymentProvider extends PaymentProviderBase {
  /**
   * TRANSFER: the order waits for the money, and its page and mail show the shop's bank account.
   * ON_DELIVERY: the order is prepared at once, and the carrier collects the money.
   */
  readonly flow: 'TRANSFER' | 'ON_DELIVERY';
}

/** A company that collects the money while the shopper waits. */
export interface OnlinePaymentProvider extends PaymentProviderBase {
  readonly flow: 'ONLINE';
  /** What shoppers choose at the checkout before they order; the chosen value is the charge's token. Only one provider of a shop has one. */
  readonly choice?: PaymentTokenChoice;
  /** Pages of its own below /payments/ID/. */
  readonly pages?: readonly ProviderPage[];
  /** Collects the money. One charge for each key, however often it is asked. */
  begin(request: ChargeRequest, signal: AbortSignal): Promise<ChargeOutcome>;
  /** Says what became of a charge, and completes it where the shopper's approval is not the end of it; UNKNOWN for an unknown key. */
  find(charge: Charge, signal: AbortSignal): Promise<ChargeOutcome>;
  /**
   * Makes sure that the charge is never made from now on. Called again, then followed by `find`, until one of them says how it ended: what
   * has succeeded after all is refunded.
   * @returns SUCCEEDED when it is too late for that, otherwise DECLINED
   */
  cancel(charge: Charge, signal: AbortSignal): Promise<ChargeOutcome>;
  /** Pays back all or a part, once for each key and never more in total than was charged. */
  refund(request: RefundRequest, signal: AbortSignal): Promise<RefundOutcome>;
  /**
   * Reads a webhook: what came by POST to /payments/ID/webhook. Of each message the shop learns only which charge it is about; it
   * asks `find` what happened. Left out by providers without webhooks.
   * @returns nothing for events that concern no charge
   * @throws MessageRefusedError when the message is not the provider's, or too old
   */
  readMessage?(message: ReceivedMessage, signal: AbortSignal): Promise<ProviderMessage[]>;
  /**
   * Tries the stored settings without moving money; staff start it under Settings > Payment. Left out by providers that have nothing to try.
   * Rejecting means that the provider did not answer.
   */
  testConnection?(signal: AbortSignal): Promise<ConnectionTest>;
}

export type PaymentProvider = OfflinePaymentProvider | OnlinePaymentProvider;
export type PaymentFlow = PaymentProvider['flow'];

/** What a provider gets of the shop that it works in. */
export interface PaymentHost {
  readonly db: Db;
  readonly keys: SigningKeys;
  /**
   * What staff have set, with secrets. Read it in each call: it may change at any time.
   * @throws Error when it is not valid by the schema
   */
  readSettings<Schema extends SettingsSchema>(id: string, schema: Schema): Promise<z.output<Schema>>;
}

/** What shop.config.ts lists: makes the provider once, at the start of the server. */
export type PaymentExtension = (host: PaymentHost) => PaymentProvider;

/** Values of which a shopper chooses one. */
export interface PaymentTokenChoice {
  label: string;
  hint: string;
  /** At least one; the first is chosen to begin with. */
  options: readonly { value: string; label: string }[];
}

/** The order that a payment belongs to, as its page is addressed. */
export interface OrderLink {
  number: number;
  /** The secret part of the address of the order's page. */
  accessKey: string;
}

/** A payment of the shop, as its provider gets it. */
export interface Charge {
  /** Stored before the first call. Send it as idempotency key, and in the metadata by which you recognise it in messages. */
  key: string;
  /** What the provider itself calls the charge, once it has said so; otherwise ''. */
  reference: string;
  /** In the smallest unit of the currency: 1234 is 12.34 euros. */
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
  order: OrderLink;
  /** The shopper's address in the order, for receipts and to fill in forms of the provider. */
  email: string;
  /** When the payment was stored; no request for this key is older. */
  openedAt: Date;
  /** Absolute address to which the shopper is sent back: the shop asks `find` there, and shows the order. */
  returnUrl: string;
}

/** What to collect. */
export interface ChargeRequest extends Charge {
  /** What the shopper's browser got from the provider for the card, or chose; null if none. */
  token: string | null;
}

/** What the provider says about a charge. */
export type ChargeOutcome = (
  | { state: 'SUCCEEDED' }
  /** @property reason for the shopper, a whole sentence */
  | { state: 'DECLINED'; reason: string }
  /** The shopper must go on at this address: absolute, or a path of one of the provider's pages in the shop. */
  | { state: 'NEEDS_ACTION'; url: string }
  /** It is not decided yet. */
  | { state: 'PENDING' }
  /** The provider never heard of the key. */
  | { state: 'UNKNOWN' }
) & {
  /** What the provider calls the charge; kept from the first time that it is given. */
  reference?: string;
};

/** What to pay back. */
export interface RefundRequest {
  /** Stored before the call; the provider pays back once however often it is asked. */
  key: string;
  charge: Charge;
  amountMinor: number;
}

/** What the provider says about a refund. While it is PENDING the shop asks again with the same key, less and less often. */
export type RefundOutcome = { state: 'SUCCEEDED' } | { state: 'PENDING' } | { state: 'REFUSED'; reason: string };

/** A webhook as it arrived. */
export interface ReceivedMessage {
  /** By their names in small letters. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The bytes as they were signed. */
  body: Buffer;
  now: Date;
}

/** Something has happened to a charge. */
export interface ProviderMessage {
  /** The same for every delivery of one message; each counts once. Where messages have none, made of what they say, such as `tr_1 paid`. */
  id: string;
  kind: string;
  /** Key of the charge. */
  chargeKey: string;
}

/** A payment that its shopper may confirm, or could have. */
export interface ConfirmablePayment {
  number: number;
  amountMinor: number;
  /** Whether it still waits for the shopper. */
  isOpen: boolean;
  /** Path of the order's page. */
  returnPath: string;
}

/** A request for one of a provider's pages. Forms of other sites never arrive here. */
export interface ProviderPageRequest {
  /** Of the query, or of the form that was posted; what is sent twice is missing. */
  fields: Readonly<Record<string, string>>;
  /** The payment of a charge, for whoever has the order's secret link; null for anything that does not fit together. */
  findPayment(link: { charge: string; number: number; key: string }): Promise<ConfirmablePayment | null>;
  /** Has the shop ask `find` what became of the charge. */
  followUp(chargeKey: string): Promise<void>;
}

/** What such a page answers: a document, or another address to go to. */
export type ProviderPageReply = { redirect: string } | { status?: number; type: string; cacheControl: string; body: string };

/** A page of a provider. */
export interface ProviderPage {
  method: 'GET' | 'POST';
  /** What follows /payments/ID/ in its address. */
  path: string;
  answer(request: ProviderPageRequest): Promise<ProviderPageReply>;
}

/** The providers that this shop works with. */
export interface Payments {
  /** All that shop.config.ts lists, by id and in its order. */
  providers: ReadonlyMap<string, PaymentProvider>;
  /** Whether providers that take no money are offered. */
  offersTests: boolean;
  /** How long a provider may take to answer, in milliseconds. */
  timeoutMs: number;
  /** The shop's address, for those that send the shopper back. */
  publicUrl: string;
  /** With which the settings of providers are sealed. */
  keys: SecretBox;
}

declare module '../../platform/operation/shop.ts' {
  interface Shop {
    readonly payments: Payments;
  }
}
