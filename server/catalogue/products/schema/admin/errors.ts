import { builder } from '../../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../../platform/graphql/errorTypes.ts';
import { CannotUndoEditError, ImportStateError, InUseError, StaleProductError, UnknownRecordError } from '../../../editing/editing.ts';
import { accountNames } from '../../../../foundation/audit/schema/accountNames.ts';
import { AdminProductType } from './product.ts';

const interfaces = [UserErrorInterface];

builder.objectType(StaleProductError, {
  name: 'StaleProductError',
  description: 'Somebody else has saved the product since it was read. Nothing was changed. Code STALE.',
  interfaces,
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'What a save must name now.' }),
    editedBy: t.string({
      nullable: true,
      description: 'Who has saved it; null for imports and commands.',
      resolve: async ({ editedById }, _args, context) => (editedById === null ? null : ((await accountNames(context, editedById)) ?? null)),
    }),
    editedAt: t.expose('editedAt', { type: 'DateTime', description: 'When.' }),
    current: t.prismaField({
      type: AdminProductType,
      nullable: true,
      description: 'The product or variation as it is now, by which a client tells what is different; null when it is gone by now.',
      resolve: (query, { productId }, _args, { shop }) => shop.db.prisma.product.findUnique({ ...query, where: { id: productId } }),
    }),
  }),
});

builder.objectType(UnknownRecordError, {
  name: 'UnknownRecordError',
  description: 'What the input names is not there (any more). Code UNKNOWN_RECORD.',
  interfaces,
});

builder.objectType(InUseError, {
  name: 'InUseError',
  description: 'It cannot be taken away, because something else rests on it. Code IN_USE.',
  interfaces,
});

builder.objectType(CannotUndoEditError, {
  name: 'CannotUndoEditError',
  description: 'The change of many products cannot be taken back (any more). Code CANNOT_UNDO.',
  interfaces,
});

builder.objectType(ImportStateError, {
  name: 'ImportStateError',
  description: 'The import was started already, or cannot be. Code IMPORT_STATE.',
  interfaces,
});
