import type { OfferedPayment } from './methodRules.ts';
import type { PaymentSettings } from './paymentSettings.ts';
import type { Payments } from './provider.ts';
import { offeredProviders } from './providers/payments.ts';

/** The payment methods that this server supports, that are set up and that staff haven't disabled, in their order. */
export function offeredPayments(payments: Payments, { methods }: PaymentSettings): OfferedPayment[] {
  const able = new Map(offeredProviders(payments).map((provider) => [provider.id, provider]));
  return methods.flatMap(({ code, name, description, isEnabled, isSetUp }) => {
    const provider = able.get(code);
    return provider && isEnabled && isSetUp ? [{ code, name, description, accepts: (order) => provider.accepts?.(order) ?? true }] : [];
  });
}
