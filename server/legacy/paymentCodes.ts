import type { Shop } from '../platform/operation/shop.ts';

type Payments = Shop['payments'];

/** How the old checkout's form calls a payment method. */
export function paymentCode({ providers }: Payments, method: string): string {
  return providers.get(method)?.formName ?? method.toLowerCase();
}

/** The method that the old checkout's form means; undefined for what is none. */
export function paymentMethodByCode(payments: Payments, code: string): string | undefined {
  return [...payments.providers.keys()].find((method) => paymentCode(payments, method) === code);
}
