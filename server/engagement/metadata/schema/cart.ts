import { StaleCartError } from '../../../commerce/cart/cart.ts';
import { CartNode } from '../../../commerce/cart/schema/cart.ts';
import '../../../commerce/cart/schema/errors.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/errors.ts';
import { builder, type InputFields } from '../../../platform/graphql/builder.ts';
import { deleteCartMetafields, setCartMetafields } from '../cart.ts';
import { maxValues } from '../rules.ts';

const name = (t: InputFields) => ({
  lineKey: t.string({ description: 'Key of the cart line that has the field; omit for the cart itself.' }),
  namespace: t.string({ required: true, description: 'Namespace of the field.' }),
  key: t.string({ required: true, description: 'Key of the field.' }),
});

const ValueInput = builder.inputType('CartMetafieldInput', {
  description: 'A value of a custom field of the cart, or of one of its lines.',
  fields: (t) => ({
    ...name(t),
    value: t.string({ required: true, description: 'Value as a string, in the format of the field’s type.' }),
  }),
});
const NameInput = builder.inputType('CartMetafieldNameInput', {
  description: 'A custom field of the cart, or of one of its lines.',
  fields: name,
});

const cartVersion = (t: InputFields) =>
  t.int({
    description:
      'Version of the cart that the caller saw. If the cart has changed since, nothing is changed. Omit to apply the change whatever the cart’s version.',
  });

const SetInput = builder.inputType('SetCartMetafieldsInput', {
  description: 'Input for `setCartMetafields`.',
  fields: (t) => ({
    metafields: t.field({ type: [ValueInput], required: true, description: `Values to set, 1 to ${maxValues}, each field at most once.` }),
    cartVersion: cartVersion(t),
  }),
});
const DeleteInput = builder.inputType('DeleteCartMetafieldsInput', {
  description: 'Input for `deleteCartMetafields`.',
  fields: (t) => ({
    metafields: t.field({ type: [NameInput], required: true, description: `Fields to clear, 1 to ${maxValues}, without duplicates.` }),
    cartVersion: cartVersion(t),
  }),
});

const payload = (typeName: string, description: string) =>
  builder.objectRef<{ cartId: number }>(typeName).implement({
    description,
    fields: (t) => ({
      cart: t.prismaField({
        type: CartNode,
        description: 'The updated cart.',
        resolve: (query, { cartId }, _args, { shop }) => shop.db.prisma.cart.findUniqueOrThrow({ ...query, where: { id: cartId } }),
      }),
    }),
  });

const errors = {
  types: [NotFoundError, StaleCartError, InvalidInputError, TryAgainError],
  union: { description: 'The cart, or the error that prevented all changes.' },
};

builder.mutationFields((t) => ({
  setCartMetafields: t.field({
    type: payload('SetCartMetafieldsPayload', 'All values were set.'),
    authScopes: { public: true },
    description:
      'Sets custom fields, such as a gift message, on the caller’s cart and its lines, either all of them or none. Only public fields that shoppers may set are accepted. The values are copied to the order.',
    errors,
    args: { input: t.arg({ type: SetInput, required: true, description: 'The mutation’s input.' }) },
    resolve: (_root, { input }, { shop }) => setCartMetafields(shop, input),
  }),
  deleteCartMetafields: t.field({
    type: payload('DeleteCartMetafieldsPayload', 'The fields no longer have a value.'),
    authScopes: { public: true },
    description:
      'Deletes values of custom fields from the caller’s cart and its lines, either all of them or none. Fields without a value do not cause an error. Only public fields that shoppers may set are accepted.',
    errors,
    args: { input: t.arg({ type: DeleteInput, required: true, description: 'The mutation’s input.' }) },
    resolve: (_root, { input }, { shop }) => deleteCartMetafields(shop, input),
  }),
}));
