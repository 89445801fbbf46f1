import { builder } from '../../../platform/graphql/builder.ts';
import type { PaymentMethodFacts } from '../methodRules.ts';
import type { PaymentTokenChoice } from '../provider.ts';

const PaymentFlowEnum = builder.enumType('PaymentFlow', {
  description: 'How the money of an order comes.',
  values: {
    ONLINE: { description: 'A provider collects it while the shopper waits; the order waits for that.' },
    TRANSFER: { description: 'The shopper transfers the total to the shop’s bank account; the order waits for it.' },
    ON_DELIVERY: { description: 'The shopper pays the carrier.' },
  } as const,
});

const PaymentTokenOption = builder.objectRef<PaymentTokenChoice['options'][number]>('PaymentTokenOption').implement({
  description: 'One of the values that a payment method lets shoppers choose from.',
  fields: (t) => ({
    value: t.exposeString('value', { description: 'What placeOrder takes as paymentToken.' }),
    label: t.exposeString('label', { description: 'As shown.' }),
  }),
});

const PaymentTokenChoiceType = builder.objectRef<PaymentTokenChoice>('PaymentTokenChoice').implement({
  description: 'A choice that belongs to a payment method.',
  fields: (t) => ({
    label: t.exposeString('label', { description: 'What is chosen.' }),
    hint: t.exposeString('hint', { description: 'What helps to choose, in a sentence or two.' }),
    options: t.field({
      type: [PaymentTokenOption],
      description: 'The values; the first one is chosen to begin with.',
      resolve: ({ options }) => [...options],
    }),
  }),
});

export const PaymentMethodType = builder.objectRef<PaymentMethodFacts>('PaymentMethod').implement({
  description: 'A payment method of the shop. Which there are depends on the shop: clients must expect codes that they do not know.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'What placeOrder takes, such as "BANK_TRANSFER".' }),
    name: t.exposeString('name', { description: 'As shown.' }),
    description: t.exposeString('description', { description: 'How it works, in a sentence or two.' }),
    flow: t.field({
      type: PaymentFlowEnum,
      nullable: true,
      description: 'How the money comes; null for the method of an old order that the shop does not have any more.',
      resolve: ({ code }, _args, { shop }) => shop.payments.providers.get(code)?.flow ?? null,
    }),
    isTest: t.boolean({
      description: 'Whether no money moves: for trying the shop out.',
      resolve: ({ code }, _args, { shop }) => shop.payments.providers.get(code)?.isTest ?? false,
    }),
    choice: t.field({
      type: PaymentTokenChoiceType,
      nullable: true,
      description: 'What shoppers choose beside it; null when there is nothing to choose.',
      resolve: ({ code }, _args, { shop }) => {
        const provider = shop.payments.providers.get(code);
        return (provider?.flow === 'ONLINE' && provider.choice) || null;
      },
    }),
  }),
});
