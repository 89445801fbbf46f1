import { randomBytes } from 'node:crypto';
import type { Tx } from '../../../platform/database/db.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { idFaults, throwFaults } from '../../../platform/events/extensionPoint.ts';
import type { OrderStatus } from '../../../generated/prisma/client.ts';
import type { ChargeOutcome, OrderLink, PaymentExtension, PaymentFlow, PaymentHost, PaymentProvider, Payments } from '../provider.ts';
import { readSettings } from '../providerSettings.ts';
import { firstCheckMs, providerTimeoutMs } from './paymentRules.ts';
import { inDefaultLanguage } from '../../../platform/i18n/text.ts';
import { says } from '../__generated__/messages.ts';

// The providers of a shop, and the payment of a new order.

const idForm = /^[a-zA-Z][a-zA-Z0-9_-]{1,39}$/;

/** Path prefix of a provider's routes: TEST_CARD has /payments/test-card. */
export function providerPath(id: string): string {
  return `/payments/${id.toLowerCase().replaceAll('_', '-')}`;
}

/** Path to which a provider sends the shopper of a charge back: the shop queries the charge there, and sends the shopper on. */
export function returnPathOf(method: string, charge: string, { number, accessKey }: OrderLink): string {
  return `${providerPath(method)}/return?${new URLSearchParams({ charge, order: String(number), key: accessKey })}`;
}

/** Where the messages of a provider arrive; null for one that sends none. */
export function webhookUrlOf({ providers, publicUrl }: Pick<Payments, 'providers' | 'publicUrl'>, id: string): string | null {
  const provider = providers.get(id);
  return provider?.flow === 'ONLINE' && provider.readMessage ? `${publicUrl}${providerPath(id)}/webhook` : null;
}

/** Faults for providers with different IDs that share a value which must be unique. */
function sharedFaults(providers: readonly PaymentProvider[], what: string, of: (provider: PaymentProvider) => string): string[] {
  return providers.flatMap((provider, index) => {
    const other = providers.slice(0, index).find((earlier) => earlier.id !== provider.id && of(earlier) === of(provider));
    return other ? [`"${other.id}" and "${provider.id}" have the same ${what}, "${of(provider)}".`] : [];
  });
}

/**
 * Creates the providers of a shop.
 * @param offersTests whether test providers may be used
 * @throws ExtensionError
 */
export function openPayments(
  extensions: readonly PaymentExtension[],
  {
    timeoutMs = providerTimeoutMs,
    offersTests,
    publicUrl,
    storefronts = [],
    db,
    keys,
  }: Pick<Shop, 'db' | 'keys'> & Omit<Payments, 'providers' | 'timeoutMs' | 'keys'> & { timeoutMs?: number },
): Payments {
  const host: PaymentHost = { db, keys, readSettings: (id, schema) => readSettings(db, keys, id, schema) };
  const providers = extensions.map((open) => open(host));
  const faults = idFaults(
    providers.map(({ id }) => id),
    idForm,
    '2 to 40 letters, digits, - and _, a letter first',
  );
  faults.push(...sharedFaults(providers, 'address', ({ id }) => providerPath(id)));
  faults.push(...sharedFaults(providers, 'formName', ({ id, formName = id.toLowerCase() }) => formName));
  const choosing = providers.filter((provider) => provider.flow === 'ONLINE' && provider.choice);
  if (choosing.length > 1)
    faults.push(inDefaultLanguage(says((t) => t.onlyOneProviderCanOfferAChoice({ providers: choosing.map(({ id }) => id).join(', ') }))));
  throwFaults('payments', faults);
  return { providers: new Map(providers.map((provider) => [provider.id, provider])), offersTests, timeoutMs, publicUrl, storefronts, keys };
}

/** The providers that this shop can offer now, in the order of shop.config.ts. */
export function offeredProviders({ providers, offersTests }: Payments): PaymentProvider[] {
  return [...providers.values()].filter(({ isTest }) => isTest !== true || offersTests);
}

const initialStatuses: Readonly<Record<PaymentFlow, OrderStatus>> = {
  TRANSFER: 'ON_HOLD',
  ON_DELIVERY: 'PROCESSING',
  ONLINE: 'PENDING_PAYMENT',
};

/** How the payment is received; null for a provider that is no longer installed. */
export function flowOf({ providers }: Payments, method: string): PaymentFlow | null {
  return providers.get(method)?.flow ?? null;
}

/**
 * The initial status of a new order that isn't free.
 * @throws Error for a provider that isn't installed
 */
export function initialStatus(payments: Payments, method: string): OrderStatus {
  const flow = flowOf(payments, method);
  if (flow === null) throw new Error(`Unknown payment provider ${method}`);
  return initialStatuses[flow];
}

/** Whether the cart stays unchanged until the payment is decided, so that a shopper whose payment fails loses nothing. */
export function locksCart(payments: Payments, method: string): boolean {
  return flowOf(payments, method) === 'ONLINE';
}

/**
 * Opens the payment of a new order, in the order's transaction: its key is stored before the provider is called. Don't call for free orders
 * or offline payments, which need none.
 */
export async function openPayment(
  tx: Tx,
  { orderId, method, amountMinor, returnUrl, now }: { orderId: number; method: string; amountMinor: number; returnUrl: string; now: Date },
): Promise<void> {
  const providerKey = `ch_${randomBytes(16).toString('hex')}`;
  const checkAt = new Date(now.getTime() + firstCheckMs);
  await tx.payment.create({
    data: { orderId, method, amountMinor, returnUrl, providerKey, createdAt: now, checkAt },
    select: { id: true },
  });
}

/** Deletes the URLs to which shoppers of orders return, which clients can make personal. */
export async function forgetReturnUrls(tx: Tx, orderIds: number[]): Promise<void> {
  await tx.payment.updateMany({ where: { orderId: { in: orderIds }, returnUrl: { not: '' } }, data: { returnUrl: '' } });
}

/** Stores the data of an outcome that doesn't decide a payment: the provider's reference, and the URL where the shopper continues. */
export async function recordOutcome(tx: Tx, paymentId: number, outcome: ChargeOutcome): Promise<void> {
  const { reference } = outcome;
  if (reference !== undefined) await tx.payment.updateMany({ where: { id: paymentId, reference: '' }, data: { reference } });
  // A payment that the shopper has confirmed no longer waits for an action.
  const data =
    outcome.state === 'NEEDS_ACTION'
      ? ({ state: 'NEEDS_ACTION', actionUrl: outcome.url } as const)
      : outcome.state === 'PENDING'
        ? ({ state: 'PENDING', actionUrl: '' } as const)
        : null;
  if (data) await tx.payment.updateMany({ where: { id: paymentId, state: { in: ['PENDING', 'NEEDS_ACTION'] } }, data });
}
