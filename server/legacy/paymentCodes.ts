import type { PaymentMethod } from './__generated__/checkoutPlaceMutation.graphql.ts';

/** How the old checkout's form calls the ways to pay. */
export const paymentMethodByCode: ReadonlyMap<string, PaymentMethod> = new Map([
  ['bacs', 'BANK_TRANSFER'],
  ['cod', 'CASH_ON_DELIVERY'],
  ['test_card', 'TEST_CARD'],
]);

/** The form's word for a way to pay. */
export function paymentCode(method: string): string {
  const known = [...paymentMethodByCode].find(([, name]) => name === method);
  return known?.[0] ?? method.toLowerCase();
}
