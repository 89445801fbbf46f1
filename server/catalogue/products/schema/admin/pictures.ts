import { TryAgainError } from '../../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError, StaleRecordError } from '../../../../platform/errors/errors.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../../platform/graphql/forbidden.ts';
import { updateProductPictures } from '../../admin/pictures.ts';
import { productPayload } from './payload.ts';
import { AdminProductType } from './product.ts';

const UploadStatusEnum = builder.enumType('PictureUploadStatus', {
  description: 'What has become of a picture that was sent.',
  values: {
    PROCESSING: { description: 'Its sizes are being made.' },
    READY: { description: 'It is among the product’s pictures.' },
    FAILED: { description: 'There is none; see failure.' },
  } as const,
});

const UploadType = builder.prismaObject('PictureUpload', {
  description: 'A picture that was sent for a product. For staff only.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number, which the door has answered with.' }),
    fileName: t.exposeString('fileName', { description: 'Of the file that was sent; may be empty.' }),
    status: t.expose('status', { type: UploadStatusEnum, description: 'What has become of it.' }),
    failure: t.exposeString('failure', { description: 'Why there is no picture; "".' }),
  }),
});

builder.prismaObjectField(AdminProductType, 'uploads', (t) =>
  t.relation('uploads', {
    type: UploadType,
    description:
      'The last ten pictures that were sent for it and are not ready, newest first. Files are posted to /admin/catalogue/pictures.',
    extensions: { listLength: 10 },
    query: { where: { status: { not: 'READY' } }, orderBy: { id: 'desc' }, take: 10 },
  }),
);

const PictureInput = builder.inputType('AdminPictureInput', {
  description: 'A picture in its place.',
  fields: (t) => ({
    databaseId: t.int({ required: true, description: 'Its number.' }),
    alt: t.string({ required: true, description: 'What it shows, in words, at most 500 characters.' }),
  }),
});

const UpdateProductPicturesInput = builder.inputType('UpdateProductPicturesInput', {
  description: 'The pictures of a product in order.',
  fields: (t) => ({
    databaseId: t.int({ required: true, description: 'Number of the product or the variation.' }),
    pictures: t.field({ type: [PictureInput], required: true, description: 'Those that are not named are taken from it.' }),
    seen: t.field({
      type: [PictureInput],
      description:
        'The pictures as they were read. When they are others by now nothing is changed: STALE. Absent changes whatever they are.',
    }),
  }),
});

builder.mutationField('updateProductPictures', (t) =>
  t.field({
    hasDryRun: true,
    type: productPayload('UpdateProductPicturesPayload', 'The product with its pictures.'),
    authScopes: { staff: 'CATALOGUE' },
    description:
      'Puts the pictures of a product in order, with their texts, and takes away those that are not named. For staff with the right CATALOGUE. Legacy twin: none.',
    errors: {
      types: [ForbiddenError, NotFoundError, StaleRecordError, InvalidInputError, TryAgainError],
      union: { description: 'The product, or why its pictures stay.' },
    },
    args: { input: t.arg({ type: UpdateProductPicturesInput, required: true, description: 'The only argument.' }) },
    resolve: async (_root, { input }, { shop }) => ({
      productId: await updateProductPictures(shop, { ...input, seen: input.seen ?? null }),
    }),
  }),
);
