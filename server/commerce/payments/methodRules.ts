import type { PaymentMethod } from '../../generated/prisma/enums.ts';
import { formatMoney } from '../../platform/operation/shop.ts';

// Which ways to pay an order may choose from. Pure.

/** A way to pay, as shoppers read it. */
export interface PaymentMethodFacts {
  code: PaymentMethod;
  name: string;
  description: string;
}

/** Up to this total (inclusive) a carrier collects money. */
export const maxCashMinor = 50_000;
/** Where carriers collect money. */
const cashCountries: readonly string[] = ['DE'];

const facts: Record<PaymentMethod, Omit<PaymentMethodFacts, 'code'>> = {
  BANK_TRANSFER: {
    name: 'Bank transfer',
    description: 'Transfer the total to our account with the order number as reference. We send the goods when it has arrived.',
  },
  CASH_ON_DELIVERY: {
    name: 'Cash on delivery',
    description: `You pay the carrier at your door. In Germany, for orders up to ${formatMoney(maxCashMinor)}.`,
  },
  TEST_CARD: { name: 'Test card', description: 'A card of the test provider: no money moves.' },
};

/** A way to pay as the program itself calls it; the staff may call it something else (paymentSettings.ts). */
export function paymentMethodFacts(code: PaymentMethod): PaymentMethodFacts {
  return { code, ...facts[code] };
}

/** What decides how an order can be paid. */
export interface PayableOrder {
  country: string;
  needsShipping: boolean;
  totalMinor: number;
}

/** @param methods the ways that the shop offers, in the order in which they are shown */
export function paymentMethodsFor(methods: readonly PaymentMethodFacts[], order: PayableOrder): PaymentMethodFacts[] {
  const takesCash = order.needsShipping && cashCountries.includes(order.country) && order.totalMinor <= maxCashMinor;
  return methods.filter(({ code }) => code !== 'CASH_ON_DELIVERY' || takesCash);
}
