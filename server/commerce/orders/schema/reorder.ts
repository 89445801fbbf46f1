import { textIn } from '../../../platform/i18n/text.ts';
import { NotFoundError } from '../../../platform/errors/errors.ts';
import { Viewer, viewer } from '../../../foundation/accounts/schema/viewerType.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { reorder, type LeftOut, type Reordered } from '../reorder.ts';
import { inputDescription } from './orderId.ts';

const LeftOutLine = builder.objectRef<LeftOut>('LeftOutLine').implement({
  description: 'Order line that could not be added to the cart again.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Product name when the order was placed.' }),
    message: t.string({
      description: 'Reason that the line was left out, as shown to the shopper.',
      resolve: ({ message }, _args, { shop }) => textIn(message, shop.language),
    }),
  }),
});

const ReorderPayload = builder.objectRef<Reordered>('ReorderPayload').implement({
  description: 'Result of `reorder`: all lines that are currently available were added to the cart.',
  fields: (t) => ({
    viewer: t.field({ type: Viewer, description: 'The caller, with the updated cart.', resolve: () => viewer }),
    added: t.exposeInt('added', { description: 'Number of order lines added to the cart.' }),
    leftOut: t.field({
      type: [LeftOutLine],
      description: 'Order lines that were not added, with the reason; empty if all were added.',
      resolve: ({ leftOut }) => leftOut,
    }),
  }),
});

const ReorderInput = builder.inputType('ReorderInput', {
  description: 'Input for `reorder`: the order, by its global ID or by its number and the key in its link.',
  fields: (t) => ({
    orderId: t.rowId({ of: 'Order', description: 'Global ID of one of the caller’s orders.' }),
    number: t.int({ description: 'Order number.' }),
    key: t.string({ description: 'Key in the order link.' }),
  }),
});

builder.mutationField('reorder', (t) =>
  t.field({
    type: ReorderPayload,
    authScopes: { public: true },
    description:
      'Adds the items of an order to the caller’s cart again, at current prices, where available; all other lines are returned in `leftOut`. Items already in the cart stay. Repeated requests add the items again. Allowed for anyone who may view the order. Errors: NotFoundError, InvalidInputError.',
    errors: { types: [NotFoundError], union: { description: 'The lines added to the cart, or the error that prevented the reorder.' } },
    args: { input: t.arg({ type: ReorderInput, required: true, description: inputDescription }) },
    resolve: (_root, { input: { orderId, ...input } }, { shop }) => reorder(shop, { ...input, orderId: orderId ?? null }),
  }),
);
