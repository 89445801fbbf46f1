import { globalId } from '../../../../../shared/globalId.ts';
import { productTypes } from '../parts.ts';
import { TryAgainError } from '../../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError, StaleRecordError } from '../../../../platform/errors/errors.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../../platform/graphql/forbidden.ts';
import { duplicateProduct } from '../../admin/duplicate.ts';
import { InUseError } from '../../../editing/editing.ts';
import { createProduct, changesExternalUrl, deleteProduct, updateProduct } from '../../admin/updateProduct.ts';
import { adjustStock } from '../../../inventory/inventory.ts';
import { deleteVariation, generateVariations, updateVariations } from '../../admin/variations.ts';
import { StaffReasonEnum } from './enums.ts';
import { CreateProductInput, keyField, UpdateProductInput, UpdateVariationsInput } from './inputs.ts';
import { productPayload } from './payload.ts';
import { scopesOfNewProduct, scopesOfProduct, scopesOfVariations } from './keyScopes.ts';

const inputDescription = 'The mutation’s input.';
const authScopes = { staff: 'CATALOGUE' } as const;

const IdInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({ id: t.rowId({ of: productTypes, required: true, description: 'Global ID of the product or variation.' }) }),
  });

const DeleteProductInput = builder.inputType('DeleteProductInput', {
  description: 'Input for `deleteProduct`.',
  fields: (t) => ({
    id: t.rowId({ of: productTypes, required: true, description: 'Global ID of the product.' }),
    expectedVersion: t.int({ required: true, description: 'Version of the product that the caller read.' }),
  }),
});

const DuplicateProductInput = builder.inputType('DuplicateProductInput', {
  description: 'Input for `duplicateProduct`.',
  fields: (t) => ({
    id: t.rowId({ of: productTypes, required: true, description: 'Global ID of the product to copy.' }),
    idempotencyKey: keyField(t),
  }),
});

const AdjustStockInput = builder.inputType('AdjustStockInput', {
  description: 'Input for `adjustStock`. Provide either `delta` or `setTo`.',
  fields: (t) => ({
    id: t.rowId({ of: productTypes, required: true, description: 'Global ID of the product or variation.' }),
    delta: t.int({ description: 'Number of units to add, or to subtract when negative. Provide either this or `setTo`.' }),
    setTo: t.int({ description: 'New stock level, in units. Provide either this or `delta`.' }),
    reason: t.field({ type: StaffReasonEnum, required: true, description: 'Reason for the adjustment.' }),
    note: t.string({ description: 'Note on the adjustment, at most 500 characters.' }),
    idempotencyKey: keyField(t),
  }),
});

builder.mutationFields((t) => ({
  createProduct: t.field({
    hasDryRun: true,
    requiresStepUp: (input: typeof CreateProductInput.$inferInput, shop) => changesExternalUrl(shop, input),
    type: productPayload('CreateProductPayload', 'The product was created.'),
    authScopes,
    apiScopes: scopesOfNewProduct,
    description:
      'Creates a product, as a draft unless another status is given. The price is recorded in the price ledger once the product is published. Requires the CATALOGUE permission; an `externalUrl` also requires re-authentication within the last ten minutes.',
    errors: {
      types: [ForbiddenError, InvalidInputError, TryAgainError],
      union: { description: 'The created product, or the error that prevented its creation.' },
    },
    args: { input: t.arg({ type: CreateProductInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input: { idempotencyKey, ...input } }, { shop }) => ({
      productId: await createProduct(shop, { ...input, key: idempotencyKey }),
    }),
  }),
  updateProduct: t.field({
    hasDryRun: true,
    requiresStepUp: (input: typeof UpdateProductInput.$inferInput, shop) => changesExternalUrl(shop, input),
    type: productPayload('UpdateProductPayload', 'The product was updated.'),
    authScopes,
    apiScopes: scopesOfProduct,
    description:
      'Updates the given fields of a product and no others. If the product has changed since it was read, nothing is updated and the error contains the current state. Price changes are recorded in the price ledger, from which the prior price shown to shoppers is computed. Requires the CATALOGUE permission; changing `externalUrl` also requires re-authentication within the last ten minutes.',
    errors: {
      types: [ForbiddenError, StaleRecordError, NotFoundError, InvalidInputError, TryAgainError],
      union: { description: 'The updated product, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: UpdateProductInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => ({ productId: await updateProduct(shop, input) }),
  }),
  duplicateProduct: t.field({
    type: productPayload('DuplicateProductPayload', 'The product was duplicated. `product` is the copy.'),
    authScopes,
    apiScopes: ['CATALOGUE_WRITE', 'PRICES_WRITE'],
    description:
      'Creates a draft copy of a product with its variations and images, but without its SKU, GTIN, sales or stock. Requires the CATALOGUE permission.',
    errors: {
      types: [ForbiddenError, NotFoundError, InvalidInputError, TryAgainError],
      union: { description: 'The copy, or the error that prevented its creation.' },
    },
    args: { input: t.arg({ type: DuplicateProductInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => ({
      productId: await duplicateProduct(shop, { id: input.id, key: input.idempotencyKey }),
    }),
  }),
  deleteProduct: t.field({
    type: builder.objectRef<{ id: number }>('DeleteProductPayload').implement({
      description: 'The product was deleted permanently.',
      fields: (f) => ({
        deletedId: f.id({ description: 'Global ID of the deleted product.', resolve: ({ id }) => globalId('AdminProduct', id) }),
      }),
    }),
    authScopes,
    description:
      'Deletes a product and its variations permanently. A product that has ever been ordered can’t be deleted; archive it instead. Requires the CATALOGUE permission.',
    errors: {
      types: [ForbiddenError, StaleRecordError, NotFoundError, InUseError, TryAgainError],
      union: { description: 'The deletion, or the error that prevented it.' },
    },
    args: { input: t.arg({ type: DeleteProductInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await deleteProduct(shop, input) }),
  }),
  generateVariations: t.field({
    type: productPayload('GenerateVariationsPayload', 'The missing variations were created. `product` is the product with its variations.'),
    authScopes,
    apiScopes: ['CATALOGUE_WRITE', 'PRICES_WRITE'],
    description:
      'Creates, as drafts, the variations that a product’s options allow but that do not exist yet. Repeating the mutation creates no duplicates. Requires the CATALOGUE permission.',
    errors: {
      types: [ForbiddenError, NotFoundError, InvalidInputError, TryAgainError],
      union: { description: 'The product with its variations, or the error that prevented the change.' },
    },
    args: {
      input: t.arg({
        type: IdInput('GenerateVariationsInput', 'Input for `generateVariations`: the variable product to generate variations for.'),
        required: true,
        description: inputDescription,
      }),
    },
    resolve: async (_root, { input }, { shop }) => ({ productId: await generateVariations(shop, input) }),
  }),
  updateVariations: t.field({
    hasDryRun: true,
    type: productPayload('UpdateVariationsPayload', 'The variations were updated. `product` is the product with its variations.'),
    authScopes,
    apiScopes: scopesOfVariations,
    description:
      'Updates variations of a product. Either all of them are saved, or none are; the path of an error names the row. Requires the CATALOGUE permission.',
    errors: {
      types: [ForbiddenError, StaleRecordError, NotFoundError, InvalidInputError, TryAgainError],
      union: { description: 'The updated product, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: UpdateVariationsInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => ({
      productId: await updateVariations(shop, input),
    }),
  }),
  deleteVariation: t.field({
    type: productPayload('DeleteVariationPayload', 'The variation was deleted. `product` is the product without it.'),
    authScopes,
    description: 'Deletes a variation permanently, unless it has ever been ordered. Requires the CATALOGUE permission.',
    errors: {
      types: [ForbiddenError, NotFoundError, InUseError, TryAgainError],
      union: { description: 'The product without the variation, or the error that prevented the deletion.' },
    },
    args: {
      input: t.arg({
        type: IdInput('DeleteVariationInput', 'Input for `deleteVariation`: the variation to delete.'),
        required: true,
        description: inputDescription,
      }),
    },
    resolve: async (_root, { input }, { shop }) => ({ productId: await deleteVariation(shop, input) }),
  }),
  adjustStock: t.field({
    hasDryRun: true,
    type: productPayload('AdjustStockPayload', 'The stock was adjusted. `product` shows the new stock level.'),
    authScopes,
    apiScopes: ['CATALOGUE_READ', 'INVENTORY_WRITE'],
    description:
      'Adjusts the stock of a product or variation and records the reason. Stock is tracked from then on. Sales continue during the adjustment. Requires the CATALOGUE permission.',
    errors: {
      types: [ForbiddenError, NotFoundError, InvalidInputError, TryAgainError],
      union: { description: 'The updated product, or the error that prevented the adjustment.' },
    },
    args: { input: t.arg({ type: AdjustStockInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input: { idempotencyKey, ...input } }, { shop }) => ({
      productId: await adjustStock(shop, { ...input, key: idempotencyKey }),
    }),
  }),
}));
