import { builder } from '../../../platform/graphql/builder.ts';
import type { PaymentMethodFacts } from '../methodRules.ts';
import type { PaymentTokenChoice } from '../provider.ts';

const PaymentFlowEnum = builder.enumType('PaymentFlow', {
  description: 'How an order is paid.',
  values: {
    ONLINE: { description: 'A provider collects the payment online while the shopper waits. The order awaits payment.' },
    TRANSFER: { description: 'The shopper transfers the total to the shop’s bank account. The order awaits the transfer.' },
    ON_DELIVERY: { description: 'The shopper pays the carrier on delivery.' },
  } as const,
});

const PaymentTokenOption = builder.objectRef<PaymentTokenChoice['options'][number]>('PaymentTokenOption').implement({
  description: 'Value that shoppers can choose for a payment method.',
  fields: (t) => ({
    value: t.exposeString('value', { description: 'Value to pass to `placeOrder` as `paymentToken`.' }),
    label: t.exposeString('label', { description: 'Label shown to shoppers.' }),
  }),
});

const PaymentTokenChoiceType = builder.objectRef<PaymentTokenChoice>('PaymentTokenChoice').implement({
  description: 'Choice that shoppers make for a payment method.',
  fields: (t) => ({
    label: t.exposeString('label', { description: 'Label of the choice.' }),
    hint: t.exposeString('hint', { description: 'Help text for the choice, in a sentence or two.' }),
    options: t.field({
      type: [PaymentTokenOption],
      description: 'Available values; the first is preselected.',
      resolve: ({ options }) => [...options],
    }),
  }),
});

export const PaymentMethodType = builder.objectRef<PaymentMethodFacts>('PaymentMethod').implement({
  description: 'Payment method of the shop. Available methods depend on the shop, so clients must handle unknown codes.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Code of the payment method, as passed to `placeOrder`, such as "BANK_TRANSFER".' }),
    name: t.exposeString('name', { description: 'Name shown to shoppers.' }),
    description: t.exposeString('description', { description: 'Explanation of how the method works, in a sentence or two.' }),
    flow: t.field({
      type: PaymentFlowEnum,
      nullable: true,
      description: 'How the order is paid; null if the method belongs to an old order and the shop no longer has it.',
      resolve: ({ code }, _args, { shop }) => shop.payments.providers.get(code)?.flow ?? null,
    }),
    isTest: t.boolean({
      description: 'Whether this is a test method that moves no money.',
      resolve: ({ code }, _args, { shop }) => shop.payments.providers.get(code)?.isTest ?? false,
    }),
    choice: t.field({
      type: PaymentTokenChoiceType,
      nullable: true,
      description: 'Choice that shoppers make for the method; null if there is nothing to choose.',
      resolve: ({ code }, _args, { shop }) => {
        const provider = shop.payments.providers.get(code);
        return (provider?.flow === 'ONLINE' && provider.choice) || null;
      },
    }),
  }),
});
