import { NotFoundError } from '../../../platform/errors/errors.ts';
import { Viewer, viewer } from '../../../foundation/accounts/schema/viewerType.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { reorder, type LeftOut, type Reordered } from '../reorder.ts';
import { inputDescription } from './orderId.ts';

const LeftOutLine = builder.objectRef<LeftOut>('LeftOutLine').implement({
  description: 'A line of an order that could not be put into the cart again.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it was called then.' }),
    message: t.exposeString('message', { description: 'Why, for the shopper.' }),
  }),
});

const ReorderPayload = builder.objectRef<Reordered>('ReorderPayload').implement({
  description: 'What could be bought now is in the cart.',
  fields: (t) => ({
    viewer: t.field({ type: Viewer, description: 'The caller, with the cart as it is now.', resolve: () => viewer }),
    added: t.exposeInt('added', { description: 'How many lines of the order are in the cart.' }),
    leftOut: t.field({ type: [LeftOutLine], description: 'The others, and why; empty when all are.', resolve: ({ leftOut }) => leftOut }),
  }),
});

const ReorderInput = builder.inputType('ReorderInput', {
  description: 'Which order: its id, or its number with the key of its link.',
  fields: (t) => ({
    orderId: t.rowId({ of: 'Order', description: 'Global id of an order of the caller.' }),
    number: t.int({ description: 'Number of the order.' }),
    key: t.string({ description: 'The key in its link.' }),
  }),
});

builder.mutationField('reorder', (t) =>
  t.field({
    type: ReorderPayload,
    authScopes: { public: true },
    description:
      'Puts what an order was for into the caller’s cart again, at today’s prices, as far as it can be bought now; the rest is told. What is in the cart stays. Sent again, it adds again. Allowed to whoever sees the order. Errors: NotFoundError. Legacy twin: none.',
    errors: { types: [NotFoundError], union: { description: 'What came into the cart, or why the order is not known.' } },
    args: { input: t.arg({ type: ReorderInput, required: true, description: inputDescription }) },
    resolve: (_root, { input: { orderId, ...input } }, { shop }) => reorder(shop, { ...input, orderId: orderId ?? null }),
  }),
);
