import { offeredMethods } from '../payments/payments.ts';
import type { Shop } from '../shop.ts';
import { paymentMethodsFor, type PaymentMethodFacts } from './paymentRules.ts';
import type { Quote } from './quote.ts';

/** The ways in which an order of this quote can be paid. */
export function payableMethods(shop: Pick<Shop, 'payments'>, { country, needsShipping, totals }: Quote): PaymentMethodFacts[] {
  return paymentMethodsFor(offeredMethods(shop), { country: country.code, needsShipping, totalMinor: totals.totalMinor });
}
