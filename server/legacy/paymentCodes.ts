import type { Shop } from '../platform/operation/shop.ts';

type Payments = Shop['payments'];

/** Returns the name of a payment method in the old checkout's form. */
export function paymentCode({ providers }: Payments, method: string): string {
  return providers.get(method)?.formName ?? method.toLowerCase();
}

/** Returns the payment method of a name in the old checkout's form; undefined for an unknown name. */
export function paymentMethodByCode(payments: Payments, code: string): string | undefined {
  return [...payments.providers.keys()].find((method) => paymentCode(payments, method) === code);
}
