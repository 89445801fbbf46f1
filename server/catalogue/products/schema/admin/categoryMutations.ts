import { productTypes } from '../parts.ts';
import { TryAgainError } from '../../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError, StaleRecordError } from '../../../../platform/errors/errors.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../../platform/graphql/forbidden.ts';
import { deletedPayload } from '../../../../platform/graphql/recordPayload.ts';
import { InUseError } from '../../../editing/editing.ts';
import { createCategory, deleteCategory, moveCategory, updateCategory } from '../../admin/taxonomy/categories.ts';
import { setCategoryPicture } from '../../admin/taxonomy/categoryPicture.ts';
import { categoryPayload } from './taxonomy.ts';

const nameDescription = 'Display name, at most 150 characters.';

const CreateInput = builder.inputType('CreateCategoryInput', {
  description: 'Input for `createCategory`.',
  fields: (t) => ({
    name: t.string({ required: true, description: nameDescription }),
    parentId: t.rowId({ of: 'Category', description: 'Global ID of the parent category; null for a top-level category.' }),
  }),
});

const SaveInput = builder.inputType('UpdateCategoryInput', {
  description: 'Input for `updateCategory`. Omitted fields stay unchanged.',
  fields: (t) => ({
    id: t.rowId({ of: 'Category', required: true, description: 'Global ID of the category.' }),
    expectedVersion: t.int({
      description:
        'Version of the category that the caller read. If the category has changed since, the update fails with STALE. Omit to overwrite any version.',
    }),
    name: t.string({ description: nameDescription }),
    slug: t.string({ description: 'Last part of the category URL: lowercase letters, digits and single hyphens.' }),
    description: t.string({ description: 'Description as plain text, at most 2,000 characters.' }),
    sizeGuide: t.string({
      description: 'Size guide in Markdown, with tables, at most 20,000 characters; "" to use the guide of the nearest parent category.',
    }),
  }),
});

const MoveInput = builder.inputType('MoveCategoryInput', {
  description: 'Input for `moveCategory`. Subcategories move with their parent.',
  fields: (t) => ({
    id: t.rowId({ of: 'Category', required: true, description: 'Global ID of the category.' }),
    parentId: t.rowId({ of: 'Category', description: 'Global ID of the new parent category; null for the top level.' }),
    position: t.int({ required: true, description: 'Zero-based position under the new parent.' }),
  }),
});

const DeleteInput = builder.inputType('DeleteCategoryInput', {
  description: 'Input for `deleteCategory`.',
  fields: (t) => ({
    id: t.rowId({ of: 'Category', required: true, description: 'Global ID of the category.' }),
    productsToId: t.rowId({
      of: 'Category',
      description: 'Global ID of the category that the products are moved to; null leaves them in their other categories.',
    }),
  }),
});

const PictureInput = builder.inputType('SetCategoryPictureInput', {
  description: 'Input for `setCategoryPicture`.',
  fields: (t) => ({
    id: t.rowId({ of: 'Category', required: true, description: 'Global ID of the category.' }),
    productId: t.rowId({ of: productTypes, description: 'Global ID of the product whose first image is used; null for no image.' }),
  }),
});

const authScopes = { staff: 'CATALOGUE' } as const;
const args = 'The mutation’s input.';
const end = 'Requires the CATALOGUE permission.';
const types = [ForbiddenError, NotFoundError, InvalidInputError, TryAgainError];
const union = { description: 'The category, or the error that prevented the change.' };

builder.mutationFields((t) => ({
  createCategory: t.field({
    hasDryRun: true,
    type: categoryPayload('CreateCategoryPayload', 'The category was created.'),
    authScopes,
    description: `Creates a category as the last subcategory of its parent. ${end}`,
    errors: { types, union },
    args: { input: t.arg({ type: CreateInput, required: true, description: args }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await createCategory(shop, input) }),
  }),
  updateCategory: t.field({
    hasDryRun: true,
    type: categoryPayload('UpdateCategoryPayload', 'The category was updated.'),
    authScopes,
    description: `Updates the name, URL, description and size guide of a category. ${end}`,
    errors: { types: [...types, StaleRecordError], union },
    args: { input: t.arg({ type: SaveInput, required: true, description: args }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await updateCategory(shop, input) }),
  }),
  moveCategory: t.field({
    type: categoryPayload('MoveCategoryPayload', 'The category was moved.'),
    authScopes,
    description: `Moves a category with all its subcategories. A category can’t be moved under itself. ${end}`,
    errors: { types, union },
    args: { input: t.arg({ type: MoveInput, required: true, description: args }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await moveCategory(shop, { ...input, parentId: input.parentId ?? null }) }),
  }),
  deleteCategory: t.field({
    type: deletedPayload('DeleteCategoryPayload', 'AdminCategory', 'The category was deleted.'),
    authScopes,
    description: `Deletes a category. Subcategories move up one level; products move to another category or stay in their other categories. ${end}`,
    errors: { types: [...types, InUseError], union },
    args: { input: t.arg({ type: DeleteInput, required: true, description: args }) },
    resolve: async (_root, { input }, { shop }) => ({
      id: await deleteCategory(shop, { ...input, productsToId: input.productsToId ?? null }),
    }),
  }),
  setCategoryPicture: t.field({
    type: categoryPayload('SetCategoryPicturePayload', 'The category’s image was set or removed.'),
    authScopes,
    description: `Sets the image of a category to the first image of a product, or removes it. ${end}`,
    errors: { types, union },
    args: { input: t.arg({ type: PictureInput, required: true, description: args }) },
    resolve: async (_root, { input }, { shop }) => ({
      id: await setCategoryPicture(shop, { ...input, productId: input.productId ?? null }),
    }),
  }),
}));
