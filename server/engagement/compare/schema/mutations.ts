import { productTypes } from '../../../catalogue/products/schema/parts.ts';
import { Viewer, viewer } from '../../../foundation/accounts/schema/viewerType.ts';
import { ProductNode } from '../../../catalogue/products/schema/product.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { addToCompare, clearCompare, removeFromCompare, type Compared, type Removed } from '../operations.ts';
import { CompareListFullError, NotComparableError } from '../errors.ts';
import './comparison.ts';
import './errors.ts';
import { CompareGroupNode } from './group.ts';
import './list.ts';
import './search.ts';

const viewerDescription = 'The caller, with the updated compare list.';

const AddToComparePayload = builder.objectRef<Compared>('AddToComparePayload').implement({
  description: 'Result of `addToCompare`: the product is on the compare list.',
  fields: (t) => ({
    product: t.prismaField({
      type: ProductNode,
      description: 'Added product; for a variation, its parent product.',
      resolve: (query, { productId }, _args, { shop }) => shop.db.prisma.product.findUniqueOrThrow({ ...query, where: { id: productId } }),
    }),
    group: t.field({ type: CompareGroupNode, description: 'Group that the product is compared in.', resolve: ({ group }) => group }),
    viewer: t.field({ type: Viewer, description: viewerDescription, resolve: () => viewer }),
  }),
});

const RemoveFromComparePayload = builder.objectRef<Removed>('RemoveFromComparePayload').implement({
  description: 'Result of `removeFromCompare`: the product is not on the compare list.',
  fields: (t) => ({
    product: t.prismaField({
      type: ProductNode,
      nullable: true,
      description: 'Removed product; null if it does not exist or is not published.',
      resolve: (query, { productId }, _args, { shop }) =>
        productId === null ? null : shop.db.prisma.product.findUnique({ ...query, where: { id: productId } }),
    }),
    group: t.field({
      type: CompareGroupNode,
      nullable: true,
      description: 'Group of the product; null if it has none.',
      resolve: ({ group }) => group,
    }),
    viewer: t.field({ type: Viewer, description: viewerDescription, resolve: () => viewer }),
  }),
});

const ClearComparePayload = builder.objectRef<{ slug: string | null }>('ClearComparePayload').implement({
  description: 'Result of `clearCompare`: the compare list, or the given group of it, is empty.',
  fields: (t) => ({ viewer: t.field({ type: Viewer, description: viewerDescription, resolve: () => viewer }) }),
});

const productIdDescription = 'Global ID of a `Product` or `ProductVariation`. A variation stands for its product.';

const AddToCompareInput = builder.inputType('AddToCompareInput', {
  description: 'Input for `addToCompare`: the product to add.',
  fields: (t) => ({ productId: t.rowId({ of: productTypes, required: true, description: productIdDescription }) }),
});

const RemoveFromCompareInput = builder.inputType('RemoveFromCompareInput', {
  description: 'Input for `removeFromCompare`: the product to remove.',
  fields: (t) => ({ productId: t.rowId({ of: productTypes, required: true, description: productIdDescription }) }),
});

const ClearCompareInput = builder.inputType('ClearCompareInput', {
  description: 'Input for `clearCompare`: the list or group to clear.',
  fields: (t) => ({ group: t.string({ description: 'Slug of the group to clear. If omitted, the whole list is cleared.' }) }),
});

const inputDescription = 'The mutation’s input.';

builder.mutationFields((t) => ({
  addToCompare: t.field({
    type: AddToComparePayload,
    authScopes: { public: true },
    description:
      'Adds a product to the end of the caller’s compare list. A product already on the list stays where it is, so the request can be repeated. Legacy route: `re_add_compare`.',
    errors: {
      types: [NotFoundError, NotComparableError, CompareListFullError, InvalidInputError, TryAgainError],
      union: { description: 'The product and its group, or the error that prevented the addition.' },
    },
    args: { input: t.arg({ type: AddToCompareInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => addToCompare(shop, input.productId),
  }),
  removeFromCompare: t.field({
    type: RemoveFromComparePayload,
    authScopes: { public: true },
    description:
      'Removes a product from the caller’s compare list; the others keep their order. Succeeds even if the product was not on the list. Legacy route: `re_add_compare`.',
    errors: {
      types: [InvalidInputError, TryAgainError],
      union: { description: 'The product and its group, or the error that prevented the removal.' },
    },
    args: { input: t.arg({ type: RemoveFromCompareInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => removeFromCompare(shop, input.productId),
  }),
  clearCompare: t.field({
    type: ClearComparePayload,
    authScopes: { public: true },
    description: 'Clears the caller’s compare list, or one group of it.',
    errors: {
      types: [InvalidInputError, TryAgainError],
      union: { description: 'The caller, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: ClearCompareInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => {
      const slug = input.group ?? null;
      await clearCompare(shop, slug);
      return { slug };
    },
  }),
}));
