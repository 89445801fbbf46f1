import { offeredMethods } from './providers/payments.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import type { PaymentMethodFacts } from './methodRules.ts';
import type { PaymentSettings } from './paymentSettings.ts';

/** The ways to pay that this server can take and the staff have not switched off, in their order. */
export function offeredPayments(shop: Pick<Shop, 'payments'>, { payment }: { payment: PaymentSettings }): PaymentMethodFacts[] {
  const able = offeredMethods(shop);
  return payment.methods
    .filter(({ code, isEnabled }) => isEnabled && able.includes(code))
    .map(({ code, name, description }) => ({ code, name, description }));
}
