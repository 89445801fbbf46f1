import { TryAgainError } from '../../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError, StaleRecordError } from '../../../../platform/errors/errors.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../../platform/graphql/forbidden.ts';
import { duplicateProduct } from '../../admin/duplicate.ts';
import { InUseError } from '../../../editing/editing.ts';
import { createProduct, deleteProduct, updateProduct } from '../../admin/updateProduct.ts';
import { adjustStock } from '../../../inventory/inventory.ts';
import { deleteVariation, generateVariations, updateVariations } from '../../admin/variations.ts';
import { StaffReasonEnum } from './enums.ts';
import { CreateProductInput, keyField, UpdateProductInput, UpdateVariationsInput } from './inputs.ts';
import { productPayload } from './payload.ts';

const inputDescription = 'The only argument.';
const authScopes = { staff: 'CATALOGUE' } as const;

const NumberInput = (name: string, what: string) =>
  builder.inputType(name, {
    description: `Which ${what}.`,
    fields: (t) => ({ databaseId: t.int({ required: true, description: 'Its number.' }) }),
  });

const DeleteProductInput = builder.inputType('DeleteProductInput', {
  description: 'Which product to delete.',
  fields: (t) => ({
    databaseId: t.int({ required: true, description: 'Its number.' }),
    expectedVersion: t.int({ required: true, description: 'The version that was looked at.' }),
  }),
});

const DuplicateProductInput = builder.inputType('DuplicateProductInput', {
  description: 'Which product to copy.',
  fields: (t) => ({ databaseId: t.int({ required: true, description: 'Its number.' }), idempotencyKey: keyField(t) }),
});

const AdjustStockInput = builder.inputType('AdjustStockInput', {
  description: 'How a stock is moved: by a difference, or to what was counted.',
  fields: (t) => ({
    databaseId: t.int({ required: true, description: 'Number of the product or the variation.' }),
    delta: t.int({ description: 'So many more, or fewer. Either this or "setTo".' }),
    setTo: t.int({ description: 'So many there are.' }),
    reason: t.field({ type: StaffReasonEnum, required: true, description: 'Why.' }),
    note: t.string({ description: 'In words, at most 500 characters.' }),
    idempotencyKey: keyField(t),
  }),
});

builder.mutationFields((t) => ({
  createProduct: t.field({
    hasDryRun: true,
    type: productPayload('CreateProductPayload', 'The product is made.'),
    authScopes,
    description:
      'Makes a product: a draft unless said otherwise. Its price goes into the ledger once it is published. For staff with the right CATALOGUE. Legacy twin: none.',
    errors: { types: [ForbiddenError, InvalidInputError, TryAgainError], union: { description: 'The product, or why there is none.' } },
    args: { input: t.arg({ type: CreateProductInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input: { idempotencyKey, ...input } }, { shop }) => ({
      productId: await createProduct(shop, { ...input, key: idempotencyKey }),
    }),
  }),
  updateProduct: t.field({
    hasDryRun: true,
    type: productPayload('UpdateProductPayload', 'The product is saved.'),
    authScopes,
    description:
      'Changes what is said of a product, and nothing else. When somebody else has saved it meanwhile nothing is changed, and the error tells what it is now. Prices go into the ledger, from which shoppers are told the prior price. For staff with the right CATALOGUE. Legacy twin: none.',
    errors: {
      types: [ForbiddenError, StaleRecordError, NotFoundError, InvalidInputError, TryAgainError],
      union: { description: 'The product, or why it stays as it was.' },
    },
    args: { input: t.arg({ type: UpdateProductInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => ({ productId: await updateProduct(shop, input) }),
  }),
  duplicateProduct: t.field({
    type: productPayload('DuplicateProductPayload', 'The copy.'),
    authScopes,
    description:
      'Makes a draft like a product, with its variations and pictures, without its numbers, sales and stock. For staff with the right CATALOGUE. Legacy twin: none.',
    errors: {
      types: [ForbiddenError, NotFoundError, InvalidInputError, TryAgainError],
      union: { description: 'The copy, or why there is none.' },
    },
    args: { input: t.arg({ type: DuplicateProductInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => ({
      productId: await duplicateProduct(shop, { databaseId: input.databaseId, key: input.idempotencyKey }),
    }),
  }),
  deleteProduct: t.field({
    type: builder.objectRef<{ id: number }>('DeleteProductPayload').implement({
      description: 'The product is gone for good.',
      fields: (f) => ({ databaseId: f.exposeInt('id', { description: 'The number that it had.' }) }),
    }),
    authScopes,
    description:
      'Takes a product away for good, with its variations. One that was ever ordered cannot be deleted: archive it. For staff with the right CATALOGUE. Legacy twin: none.',
    errors: {
      types: [ForbiddenError, StaleRecordError, NotFoundError, InUseError, TryAgainError],
      union: { description: 'That it is gone, or why it stays.' },
    },
    args: { input: t.arg({ type: DeleteProductInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await deleteProduct(shop, input) }),
  }),
  generateVariations: t.field({
    type: productPayload('GenerateVariationsPayload', 'The product with its variations.'),
    authScopes,
    description:
      'Makes the variations that a product’s options allow and that it does not have yet, as drafts. Asked again it makes no more. For staff with the right CATALOGUE. Legacy twin: none.',
    errors: {
      types: [ForbiddenError, NotFoundError, InvalidInputError, TryAgainError],
      union: { description: 'The product, or why it has no more variations.' },
    },
    args: {
      input: t.arg({ type: NumberInput('GenerateVariationsInput', 'variable product'), required: true, description: inputDescription }),
    },
    resolve: async (_root, { input }, { shop }) => ({ productId: await generateVariations(shop, input) }),
  }),
  updateVariations: t.field({
    hasDryRun: true,
    type: productPayload('UpdateVariationsPayload', 'The product with its variations.'),
    authScopes,
    description:
      'Saves rows of the grid of variations, all or none; a path of an error names the row. For staff with the right CATALOGUE. Legacy twin: none.',
    errors: {
      types: [ForbiddenError, StaleRecordError, NotFoundError, InvalidInputError, TryAgainError],
      union: { description: 'The product, or why nothing was saved.' },
    },
    args: { input: t.arg({ type: UpdateVariationsInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => ({
      productId: await updateVariations(shop, input),
    }),
  }),
  deleteVariation: t.field({
    type: productPayload('DeleteVariationPayload', 'The product without it.'),
    authScopes,
    description: 'Takes a variation away for good, unless it was ever ordered. For staff with the right CATALOGUE. Legacy twin: none.',
    errors: {
      types: [ForbiddenError, NotFoundError, InUseError, TryAgainError],
      union: { description: 'The product, or why it keeps the variation.' },
    },
    args: { input: t.arg({ type: NumberInput('DeleteVariationInput', 'variation'), required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => ({ productId: await deleteVariation(shop, input) }),
  }),
  adjustStock: t.field({
    hasDryRun: true,
    type: productPayload('AdjustStockPayload', 'The product with its stock.'),
    authScopes,
    description:
      'Moves the stock of a product or a variation, which is counted from then on, and writes down why. Sales go on meanwhile. For staff with the right CATALOGUE. Legacy twin: none.',
    errors: {
      types: [ForbiddenError, NotFoundError, InvalidInputError, TryAgainError],
      union: { description: 'The product, or why nothing was moved.' },
    },
    args: { input: t.arg({ type: AdjustStockInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input: { idempotencyKey, ...input } }, { shop }) => ({
      productId: await adjustStock(shop, { ...input, key: idempotencyKey }),
    }),
  }),
}));
