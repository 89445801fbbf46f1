import type { z } from 'zod';
import type { SecretBox } from '../../platform/crypto/secrets.ts';
import type { SigningKeys } from '../../platform/crypto/signing.ts';
import type { Db } from '../../platform/database/db.ts';
import type { SettingsSchema } from '../../platform/forms/settingsForm.ts';
import type { PayableOrder } from './methodRules.ts';

// The contract of payment providers: what an extension must implement so that orders can be paid through it (docs/extending/payments.md).
// Every call to an online provider goes over a network: it may fail, hang, or succeed without a response reaching the shop. So each call
// carries a previously stored key, and repeating a call with the same key takes effect only once.

/** Properties of all payment methods. */
interface PaymentProviderBase {
  /** Stored with orders and used by clients; never changes. Letters, digits, `-` and `_`; new IDs are lower case, such as `acme-pay`. */
  readonly id: string;
  /** The name shown to shoppers until staff set another one. */
  readonly name: string;
  /** How the method works, in a sentence or two, until staff set another description. */
  readonly description: string;
  /** Information for staff, such as limits. */
  readonly note?: string;
  /** The method's name in the checkout form of legacy themes; defaults to the ID in lower case. Must be unique. */
  readonly formName?: string;
  /**
   * Settings that staff enter under Settings > Payment: values by name, with inputs as defined by `setting`. The method is offered once
   * they are valid; read them with `host.readSettings`. `generate` has no effect.
   */
  readonly settings?: SettingsSchema;
  /** A provider that charges no money: offered only if SOUK_TEST_PAYMENTS allows it, and marked as a test. */
  readonly isTest?: boolean;
  /** Which orders can be paid with this method; defaults to all. Must depend only on its argument. */
  accepts?(order: PayableOrder): boolean;
}

/** What a test of the settings has shown. */
export interface ConnectionTest {
  isOk: boolean;
  /** For staff: what works, or what is wrong and where to put it right. No secrets. */
  message: string;
}

/** Payment outside the shop; staff record its receipt. */
export interface OfflinePaymentProvider extends PaymentProviderBase {
  /**
   * TRANSFER: the order awaits the payment, and its page and email show the shop's bank account.
   * ON_DELIVERY: the order is processed immediately, and the carrier collects the payment.
   */
  readonly flow: 'TRANSFER' | 'ON_DELIVERY';
}

/**
 * How assistants pay through a provider: they send tokens that the provider has issued to them for one purchase. The fields are those of a
 * payment handler of the Agentic Commerce Protocol.
 */
export interface DelegatedPayment {
  /** Name of the kind of handler, such as dev.acp.tokenized.card. */
  name: string;
  /** Version of the handler's specification: YYYY-MM-DD. */
  version: string;
  /** URL of the specification. */
  spec: string;
  configSchema: string;
  instrumentSchemas: readonly string[];
  /** Name of the company. */
  psp: string;
  /** What assistants need to get a token, such as the merchant's ID. No secrets. */
  config: Readonly<Record<string, unknown>>;
  /** Type of the credentials that are accepted, such as spt. */
  credentialType: string;
}

/** A company that charges the payment during the checkout. */
export interface OnlinePaymentProvider extends PaymentProviderBase {
  readonly flow: 'ONLINE';
  /**
   * Values that shoppers choose from at checkout before ordering; the chosen value is the charge's token. Only one provider of a shop may
   * have a choice.
   */
  readonly choice?: PaymentTokenChoice;
  /**
   * What assistants need to pay through the provider with its current settings; null while they can't. Their token is the charge's token.
   * Left out by providers that issue no tokens to assistants.
   */
  delegatedPayment?(): Promise<DelegatedPayment | null>;
  /** The provider's own pages below /payments/ID/. */
  readonly pages?: readonly ProviderPage[];
  /** Charges the payment. Repeated calls with the same key make only one charge. */
  begin(request: ChargeRequest, signal: AbortSignal): Promise<ChargeOutcome>;
  /** Returns the state of a charge, and completes it when the shopper's approval isn't the last step; UNKNOWN for an unknown key. */
  find(charge: Charge, signal: AbortSignal): Promise<ChargeOutcome>;
  /**
   * Ensures that the charge is never made from now on. The shop repeats this call, then calls `find`, until one of them returns a final
   * state: a charge that succeeded after all is refunded.
   * @returns SUCCEEDED when it is too late to cancel, otherwise DECLINED
   */
  cancel(charge: Charge, signal: AbortSignal): Promise<ChargeOutcome>;
  /**
   * Charges the whole of an authorised payment. Implemented by providers whose charges can be AUTHORIZED; the shop calls it when the order
   * is shipped or completed, and repeats it until the state is final.
   * @returns SUCCEEDED; DECLINED when the authorisation has expired or was cancelled; AUTHORIZED while the capture is being processed
   */
  capture?(charge: Charge, signal: AbortSignal): Promise<ChargeOutcome>;
  /** Refunds all or part of a charge, once per key and never more in total than was charged. */
  refund(request: RefundRequest, signal: AbortSignal): Promise<RefundOutcome>;
  /**
   * Parses a webhook: a POST to /payments/ID/webhook. The shop uses only the charge keys of the messages, and calls `find` to learn what
   * happened. Omitted by providers without webhooks.
   * @returns no messages for events that concern no charge
   * @throws MessageRefusedError when the message isn't from the provider, or too old
   */
  readMessage?(message: ReceivedMessage, signal: AbortSignal): Promise<ProviderMessage[]>;
  /**
   * Tries the stored settings without moving money; staff start it under Settings > Payment. Left out by providers that have nothing to try.
   * Rejecting means that the provider did not answer.
   */
  testConnection?(signal: AbortSignal): Promise<ConnectionTest>;
  /**
   * What staff must know about the stored settings, such as that a key is in test mode: one sentence, shown with the settings; null for
   * nothing. Reads only what is stored. Called only while all settings are set.
   */
  warning?(): Promise<string | null>;
}

export type PaymentProvider = OfflinePaymentProvider | OnlinePaymentProvider;
export type PaymentFlow = PaymentProvider['flow'];

/** The shop's services for a provider. */
export interface PaymentHost {
  readonly db: Db;
  readonly keys: SigningKeys;
  /**
   * The settings entered by staff, with decrypted secrets. Read them in each call: they may change at any time.
   * @throws Error when they don't match the schema
   */
  readSettings<Schema extends SettingsSchema>(id: string, schema: Schema): Promise<z.output<Schema>>;
}

/** An entry of shop.config.ts: creates the provider, once, when the server starts. */
export type PaymentExtension = (host: PaymentHost) => PaymentProvider;

/** Values from which a shopper chooses one. */
export interface PaymentTokenChoice {
  label: string;
  hint: string;
  /** At least one; the first is preselected. */
  options: readonly { value: string; label: string }[];
}

/** The order of a payment, with the parts of its page's URL. */
export interface OrderLink {
  number: number;
  /** The secret part of the URL of the order's page. */
  accessKey: string;
}

/** A payment of the shop in the form that its provider receives. */
export interface Charge {
  /** Stored before the first call. Send it as the idempotency key, and in the metadata that identifies the charge in webhooks. */
  key: string;
  /** The provider's own ID of the charge; '' until the provider has returned one. */
  reference: string;
  /** In the smallest unit of the currency: 1234 is 12.34 euros. */
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
  order: OrderLink;
  /** What the shopper sees at the provider, such as "Order 1001": at most 100 characters, the same in each call about a charge. */
  description: string;
  /** The shopper's address in the order, for receipts and to fill in forms of the provider. */
  email: string;
  /** When the payment was stored; no request for this key is older. */
  openedAt: Date;
  /** Absolute URL to return the shopper to: the shop calls `find` there and shows the order. */
  returnUrl: string;
  /** Absolute URL for messages about the charge, for companies that are given it with each payment. */
  webhookUrl: string;
}

/** The charge to make. */
export interface ChargeRequest extends Charge {
  /** The card token that the shopper's browser received from the provider, or the chosen value; null if there is none. */
  token: string | null;
}

/** A provider's answer about a charge. */
export type ChargeOutcome = (
  | { state: 'SUCCEEDED' }
  /**
   * The amount is reserved, and charged by `capture`. `find` continues to return this state until then; `cancel` releases the amount.
   * @property captureBefore when the authorisation expires; null if the provider doesn't say
   */
  | { state: 'AUTHORIZED'; captureBefore: Date | null }
  /** @property reason shown to the shopper, a full sentence */
  | { state: 'DECLINED'; reason: string }
  /** The shopper must continue at this URL: absolute, or a path of one of the provider's pages in the shop. */
  | { state: 'NEEDS_ACTION'; url: string }
  /** The outcome isn't decided yet. */
  | { state: 'PENDING' }
  /** The provider doesn't know the key. */
  | { state: 'UNKNOWN' }
) & {
  /** The provider's own ID of the charge; stored the first time it is returned. */
  reference?: string;
};

/** The refund to make. */
export interface RefundRequest {
  /** Stored before the call; the provider must refund only once however often it is called. */
  key: string;
  charge: Charge;
  amountMinor: number;
}

/** A provider's answer about a refund. While it is PENDING the shop calls again with the same key, less and less often. */
export type RefundOutcome = { state: 'SUCCEEDED' } | { state: 'PENDING' } | { state: 'REFUSED'; reason: string };

/** A webhook request as received. */
export interface ReceivedMessage {
  /** By lower-case name. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The bytes as they were signed. */
  body: Buffer;
  now: Date;
}

/** A notification about a charge. */
export interface ProviderMessage {
  /**
   * The same for every delivery of a message; each message is processed once. If the provider's messages have no ID, build one from their
   * content, such as `tr_1 paid`.
   */
  id: string;
  kind: string;
  /** Key of the charge. */
  chargeKey: string;
}

/** A payment that its shopper may confirm, or could have confirmed. */
export interface ConfirmablePayment {
  number: number;
  amountMinor: number;
  /** Whether the payment still awaits the shopper. */
  isOpen: boolean;
  /** Path where the shopper continues: the order's page, or an endpoint that sends them back to the storefront where they ordered. */
  returnPath: string;
}

/** A request for one of a provider's pages. Forms from other sites are rejected before. */
export interface ProviderPageRequest {
  /** Fields of the query or the posted form; fields sent twice are omitted. */
  fields: Readonly<Record<string, string>>;
  /** The payment of a charge, for callers with the order's secret link; null when anything doesn't match. */
  findPayment(link: { charge: string; number: number; key: string }): Promise<ConfirmablePayment | null>;
  /** Makes the shop call `find` for the charge. */
  followUp(chargeKey: string): Promise<void>;
}

/** The response of a provider's page: a document or a redirect. */
export type ProviderPageReply = { redirect: string } | { status?: number; type: string; cacheControl: string; body: string };

/** A page of a provider. */
export interface ProviderPage {
  method: 'GET' | 'POST';
  /** The part of its path after /payments/ID/. */
  path: string;
  answer(request: ProviderPageRequest): Promise<ProviderPageReply>;
}

/** The payment providers of this shop. */
export interface Payments {
  /** All providers in shop.config.ts, by ID and in order. */
  providers: ReadonlyMap<string, PaymentProvider>;
  /** Whether to offer test providers, which charge no money. */
  offersTests: boolean;
  /** Timeout of calls to a provider, in milliseconds. */
  timeoutMs: number;
  /** The shop's URL, for providers that redirect the shopper back. */
  publicUrl: string;
  /** Origins of other storefronts, to which shoppers may return from a provider. */
  storefronts?: readonly string[];
  /** Encrypts the providers' settings. */
  keys: SecretBox;
}

declare module '../../platform/operation/shop.ts' {
  interface Shop {
    readonly payments: Payments;
  }
}
