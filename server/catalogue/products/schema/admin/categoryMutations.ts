import { TryAgainError } from '../../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError, StaleRecordError } from '../../../../platform/errors/errors.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../../platform/graphql/forbidden.ts';
import { InUseError } from '../../../editing/editing.ts';
import { createCategory, deleteCategory, moveCategory, updateCategory } from '../../admin/taxonomy/categories.ts';
import { setCategoryPicture } from '../../admin/taxonomy/categoryPicture.ts';
import { numberPayload } from './payload.ts';

const nameDescription = 'As shown, at most 150 characters.';

const CreateInput = builder.inputType('CreateCategoryInput', {
  description: 'A new category.',
  fields: (t) => ({
    name: t.string({ required: true, description: nameDescription }),
    parentId: t.int({ description: 'Number of the category it stands below; null for the top.' }),
  }),
});

const SaveInput = builder.inputType('UpdateCategoryInput', {
  description: 'What of a category is to be another; what is absent stays as it is.',
  fields: (t) => ({
    databaseId: t.int({ required: true, description: 'Its number.' }),
    expectedVersion: t.int({
      description: 'Its version as it was read; another one by now is refused with STALE. Absent writes over anything.',
    }),
    name: t.string({ description: nameDescription }),
    slug: t.string({ description: 'The last part of its address: small letters, digits and single hyphens.' }),
    description: t.string({ description: 'Plain text, at most 2,000 characters.' }),
  }),
});

const MoveInput = builder.inputType('MoveCategoryInput', {
  description: 'Where a category is moved, with everything below it.',
  fields: (t) => ({
    databaseId: t.int({ required: true, description: 'Its number.' }),
    parentId: t.int({ description: 'Number of the category it then stands below; null for the top.' }),
    position: t.int({ required: true, description: 'Its place there, from 0.' }),
  }),
});

const DeleteInput = builder.inputType('DeleteCategoryInput', {
  description: 'Which category to delete.',
  fields: (t) => ({
    databaseId: t.int({ required: true, description: 'Its number.' }),
    productsToId: t.int({ description: 'Number of the category that its products are put into; null leaves them in their other ones.' }),
  }),
});

const PictureInput = builder.inputType('SetCategoryPictureInput', {
  description: 'The picture of a category.',
  fields: (t) => ({
    databaseId: t.int({ required: true, description: 'Number of the category.' }),
    productId: t.int({ description: 'Number of the product that lends its first picture; null for none.' }),
  }),
});

const authScopes = { staff: 'CATALOGUE' } as const;
const args = 'The only argument.';
const end = 'For staff with the right CATALOGUE. Legacy twin: none.';
const types = [ForbiddenError, NotFoundError, InvalidInputError, TryAgainError];
const union = { description: 'The number of the category, or why nothing was changed.' };

builder.mutationFields((t) => ({
  createCategory: t.field({
    hasDryRun: true,
    type: numberPayload('CreateCategoryPayload', 'The category is made.'),
    authScopes,
    description: `Makes a category, the last one where it stands. ${end}`,
    errors: { types, union },
    args: { input: t.arg({ type: CreateInput, required: true, description: args }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await createCategory(shop, input) }),
  }),
  updateCategory: t.field({
    hasDryRun: true,
    type: numberPayload('UpdateCategoryPayload', 'The category is saved.'),
    authScopes,
    description: `Changes what a category is called. ${end}`,
    errors: { types: [...types, StaleRecordError], union },
    args: { input: t.arg({ type: SaveInput, required: true, description: args }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await updateCategory(shop, input) }),
  }),
  moveCategory: t.field({
    type: numberPayload('MoveCategoryPayload', 'The category stands there.'),
    authScopes,
    description: `Moves a category with everything below it; never below itself. ${end}`,
    errors: { types, union },
    args: { input: t.arg({ type: MoveInput, required: true, description: args }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await moveCategory(shop, { ...input, parentId: input.parentId ?? null }) }),
  }),
  deleteCategory: t.field({
    type: numberPayload('DeleteCategoryPayload', 'The category is gone.'),
    authScopes,
    description: `Takes a category away. Those below it move up; its products are put into another one, or stay in their other ones. ${end}`,
    errors: { types: [...types, InUseError], union },
    args: { input: t.arg({ type: DeleteInput, required: true, description: args }) },
    resolve: async (_root, { input }, { shop }) => ({
      id: await deleteCategory(shop, { ...input, productsToId: input.productsToId ?? null }),
    }),
  }),
  setCategoryPicture: t.field({
    type: numberPayload('SetCategoryPicturePayload', 'The category has this picture.'),
    authScopes,
    description: `Gives a category the first picture of a product, or none. ${end}`,
    errors: { types, union },
    args: { input: t.arg({ type: PictureInput, required: true, description: args }) },
    resolve: async (_root, { input }, { shop }) => ({
      id: await setCategoryPicture(shop, { ...input, productId: input.productId ?? null }),
    }),
  }),
}));
