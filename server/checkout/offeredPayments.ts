import { offeredMethods } from '../payments/payments.ts';
import type { Shop } from '../shop.ts';
import { paymentMethodsFor, type PaymentMethodFacts } from './paymentRules.ts';
import type { Quote } from './quote.ts';
import { checkoutSettings, type CheckoutSettings } from './settings.ts';

/** The ways to pay that this server can take and the staff have not switched off, in their order. */
export function offeredPayments(shop: Pick<Shop, 'payments'>, { payment }: Pick<CheckoutSettings, 'payment'>): PaymentMethodFacts[] {
  const able = offeredMethods(shop);
  return payment.methods
    .filter(({ code, isEnabled }) => isEnabled && able.includes(code))
    .map(({ code, name, description }) => ({ code, name, description }));
}

/** The ways in which an order of this quote can be paid. */
export async function payableMethods(shop: Shop, { country, needsShipping, totals }: Quote): Promise<PaymentMethodFacts[]> {
  const offered = offeredPayments(shop, await checkoutSettings(shop));
  return paymentMethodsFor(offered, { country: country.code, needsShipping, totalMinor: totals.totalMinor });
}
