import { paymentMethodsFor, type OfferedPayment, offeredPayments } from '../../payments/payments.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import type { Quote } from './quote.ts';
import { checkoutSettings } from './settings.ts';

/** All payment methods that the shop offers, in display order. */
export const offeredMethods = async (shop: Shop): Promise<OfferedPayment[]> =>
  offeredPayments(shop.payments, (await checkoutSettings(shop)).payment);

/** The payment methods available for an order of this quote. */
export async function payableMethods(shop: Shop, { country, needsShipping, totals }: Quote): Promise<OfferedPayment[]> {
  return paymentMethodsFor(await offeredMethods(shop), { country: country.code, needsShipping, totalMinor: totals.totalMinor });
}
