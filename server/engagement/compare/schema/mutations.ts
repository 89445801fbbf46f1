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

const viewerDescription = 'The caller, with their list as it is now.';

const AddToComparePayload = builder.objectRef<Compared>('AddToComparePayload').implement({
  description: 'It is on the list.',
  fields: (t) => ({
    product: t.prismaField({
      type: ProductNode,
      description: 'The product; of a variation, the product it belongs to.',
      resolve: (query, { productId }, _args, { shop }) => shop.db.prisma.product.findUniqueOrThrow({ ...query, where: { id: productId } }),
    }),
    group: t.field({ type: CompareGroupNode, description: 'The group that it is compared in.', resolve: ({ group }) => group }),
    viewer: t.field({ type: Viewer, description: viewerDescription, resolve: () => viewer }),
  }),
});

const RemoveFromComparePayload = builder.objectRef<Removed>('RemoveFromComparePayload').implement({
  description: 'It is not on the list (any more).',
  fields: (t) => ({
    product: t.prismaField({
      type: ProductNode,
      nullable: true,
      description: 'The product; null when there is no such product that is published.',
      resolve: (query, { productId }, _args, { shop }) =>
        productId === null ? null : shop.db.prisma.product.findUnique({ ...query, where: { id: productId } }),
    }),
    group: t.field({
      type: CompareGroupNode,
      nullable: true,
      description: 'The group of the product; null when it has none.',
      resolve: ({ group }) => group,
    }),
    viewer: t.field({ type: Viewer, description: viewerDescription, resolve: () => viewer }),
  }),
});

const ClearComparePayload = builder.objectRef<{ slug: string | null }>('ClearComparePayload').implement({
  description: 'The list, or the group, is empty.',
  fields: (t) => ({ viewer: t.field({ type: Viewer, description: viewerDescription, resolve: () => viewer }) }),
});

const productIdDescription = 'Global id of a Product, or of a ProductVariation, which means its product.';

const AddToCompareInput = builder.inputType('AddToCompareInput', {
  description: 'What to compare.',
  fields: (t) => ({ productId: t.rowId({ of: productTypes, required: true, description: productIdDescription }) }),
});

const RemoveFromCompareInput = builder.inputType('RemoveFromCompareInput', {
  description: 'What to compare no more.',
  fields: (t) => ({ productId: t.rowId({ of: productTypes, required: true, description: productIdDescription }) }),
});

const ClearCompareInput = builder.inputType('ClearCompareInput', {
  description: 'What to empty.',
  fields: (t) => ({ group: t.string({ description: 'Slug of the group to empty; nothing means the whole list.' }) }),
});

const inputDescription = 'The only argument.';

builder.mutationFields((t) => ({
  addToCompare: t.field({
    type: AddToComparePayload,
    authScopes: { public: true },
    description:
      'Puts a product on the list of what the caller compares, behind the others. One that is there keeps its place, so the request may be repeated. Legacy twin: re_add_compare.',
    errors: {
      types: [NotFoundError, NotComparableError, CompareListFullError, InvalidInputError, TryAgainError],
      union: { description: 'The product and its group, or why nothing was added.' },
    },
    args: { input: t.arg({ type: AddToCompareInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => addToCompare(shop, input.productId),
  }),
  removeFromCompare: t.field({
    type: RemoveFromComparePayload,
    authScopes: { public: true },
    description:
      'Takes a product off the list of what the caller compares; the others keep their order. It does not matter whether it was there. Legacy twin: re_add_compare.',
    errors: {
      types: [InvalidInputError, TryAgainError],
      union: { description: 'The product and its group, or why the list stays as it is.' },
    },
    args: { input: t.arg({ type: RemoveFromCompareInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => removeFromCompare(shop, input.productId),
  }),
  clearCompare: t.field({
    type: ClearComparePayload,
    authScopes: { public: true },
    description: 'Empties the list of what the caller compares, or one group of it.',
    errors: {
      types: [InvalidInputError, TryAgainError],
      union: { description: 'The caller, or why the list stays as it is.' },
    },
    args: { input: t.arg({ type: ClearCompareInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => {
      const slug = input.group ?? null;
      await clearCompare(shop, slug);
      return { slug };
    },
  }),
}));
