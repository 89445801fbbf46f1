import { paymentMethodsFor, type OfferedPayment, offeredPayments } from '../../payments/payments.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import type { Quote } from './quote.ts';
import { checkoutSettings } from './settings.ts';

/** The payment methods available for an order of this quote. */
export async function payableMethods(shop: Shop, { country, needsShipping, totals }: Quote): Promise<OfferedPayment[]> {
  const offered = offeredPayments(shop.payments, (await checkoutSettings(shop)).payment);
  return paymentMethodsFor(offered, { country: country.code, needsShipping, totalMinor: totals.totalMinor });
}
