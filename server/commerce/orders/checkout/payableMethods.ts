import { paymentMethodsFor, type PaymentMethodFacts, offeredPayments } from '../../payments/payments.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import type { Quote } from './quote.ts';
import { checkoutSettings } from './settings.ts';

/** The ways in which an order of this quote can be paid. */
export async function payableMethods(shop: Shop, { country, needsShipping, totals }: Quote): Promise<PaymentMethodFacts[]> {
  const offered = offeredPayments(shop, await checkoutSettings(shop));
  return paymentMethodsFor(offered, { country: country.code, needsShipping, totalMinor: totals.totalMinor });
}
