import { defaultLanguage } from '../../../shared/languages.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { currencyCode } from '../../platform/operation/shop.ts';
import {
  callProvider,
  providerPath,
  ProviderUnavailableError,
  returnPathOf,
  type Charge,
  type OnlinePaymentProvider,
} from '../payments/payments.ts';
import { messages } from './__generated__/messages.ts';

// Loads a stored payment in the form that its provider needs.

const columns = {
  method: true,
  providerKey: true,
  reference: true,
  amountMinor: true,
  createdAt: true,
  order: { select: { number: true, accessKey: true, email: true } },
} as const;

type ChargeContext = Pick<Shop, 'db' | 'payments' | 'logFault'>;
type Question<Answer> = (provider: OnlinePaymentProvider, charge: Charge, signal: AbortSignal) => Promise<Answer>;

/**
 * Queries a payment's provider about its charge.
 * @throws ProviderUnavailableError when the provider doesn't answer; then the state of the charge is unknown
 */
export async function queryCharge<Answer>({ db, payments }: ChargeContext, paymentId: number, question: Question<Answer>): Promise<Answer> {
  const payment = await db.prisma.payment.findUniqueOrThrow({ where: { id: paymentId }, select: columns });
  const { method, providerKey: key, reference, amountMinor, createdAt: openedAt } = payment;
  const { email, ...order } = payment.order;
  const returnUrl = `${payments.publicUrl}${returnPathOf(method, key, order)}`;
  const webhookUrl = `${payments.publicUrl}${providerPath(method)}/webhook`;
  const description = messages[defaultLanguage].orderNumbered({ number: order.number });
  const charge = { key, reference, amountMinor, currency: currencyCode, order, description, email, openedAt, returnUrl, webhookUrl };
  return callProvider(payments, method, (provider, signal) => question(provider, charge, signal));
}

/**
 * Like queryCharge(), for callers that can continue without an answer.
 * @returns null without an answer; the reason is logged
 */
export async function queryChargeOrNull<Answer>(
  shop: ChargeContext,
  paymentId: number,
  question: Question<Answer>,
): Promise<Answer | null> {
  try {
    return await queryCharge(shop, paymentId, question);
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    shop.logFault?.(error);
    return null;
  }
}
