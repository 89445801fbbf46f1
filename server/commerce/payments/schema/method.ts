import { builder } from '../../../platform/graphql/builder.ts';

export const PaymentMethodEnum = builder.enumType('PaymentMethod', {
  description: 'A way to pay.',
  values: {
    CASH_ON_DELIVERY: { description: 'The shopper pays the carrier.' },
    TEST_CARD: { description: 'A card of the test provider: no money moves. Offered in demonstrations only.' },
    BANK_TRANSFER: { description: 'The shopper transfers the total; the order waits for it.' },
  } as const,
});
