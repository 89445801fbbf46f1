import { productTypes } from '../parts.ts';
import { TryAgainError } from '../../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError, StaleRecordError } from '../../../../platform/errors/errors.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ownId } from '../../../../platform/graphql/nodeId.ts';
import { ForbiddenError } from '../../../../platform/graphql/forbidden.ts';
import { updateProductPictures } from '../../admin/pictures.ts';
import { productPayload } from './payload.ts';
import { AdminProductType } from './product.ts';

const UploadStatusEnum = builder.enumType('PictureUploadStatus', {
  description: 'Processing state of an uploaded image.',
  values: {
    PROCESSING: { description: 'Image sizes are being generated.' },
    READY: { description: 'Processed. The image has been added to the product.' },
    FAILED: { description: 'Failed. See `failure`.' },
  } as const,
});

const UploadType = builder.prismaObject('PictureUpload', {
  description: 'An image uploaded for a product. Staff only.',
  fields: (t) => ({
    id: t.id(ownId('PictureUpload')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the upload, as returned by the upload endpoint.' }),
    fileName: t.exposeString('fileName', { description: 'Name of the uploaded file; may be empty.' }),
    status: t.expose('status', { type: UploadStatusEnum, description: 'Processing state of the upload.' }),
    failure: t.exposeString('failure', { description: 'Why processing failed; empty if it did not.' }),
  }),
});

builder.prismaObjectField(AdminProductType, 'uploads', (t) =>
  t.relation('uploads', {
    type: UploadType,
    description:
      'The last 10 image uploads for the product that are not ready yet, newest first. Upload files with a POST request to `/admin/catalogue/pictures`.',
    extensions: { listLength: 10 },
    query: { where: { status: { not: 'READY' } }, orderBy: { id: 'desc' }, take: 10 },
  }),
);

const PictureInput = builder.inputType('AdminPictureInput', {
  description: 'An image with its alternative text. Its position in the list is its position on the page.',
  fields: (t) => ({
    id: t.rowId({ of: 'Picture', required: true, description: 'Global ID of the image.' }),
    alt: t.string({ required: true, description: 'Alternative text that describes the image, at most 500 characters.' }),
  }),
});

const UpdateProductPicturesInput = builder.inputType('UpdateProductPicturesInput', {
  description: 'Input for `updateProductPictures`.',
  fields: (t) => ({
    id: t.rowId({ of: productTypes, required: true, description: 'Global ID of the product or variation.' }),
    pictures: t.field({
      type: [PictureInput],
      required: true,
      description: 'Complete list of images, in order. Images missing from the list are removed.',
    }),
    seen: t.field({
      type: [PictureInput],
      description:
        'Images as the caller read them. If the images have changed since, nothing is updated and the mutation fails with STALE. Omit to update regardless.',
    }),
  }),
});

builder.mutationField('updateProductPictures', (t) =>
  t.field({
    hasDryRun: true,
    type: productPayload('UpdateProductPicturesPayload', 'The images were updated. `product` is the product with its images.'),
    authScopes: { staff: 'CATALOGUE' },
    description:
      'Sets the order and alt text of a product’s images, and removes images missing from the list. Requires the CATALOGUE permission.',
    errors: {
      types: [ForbiddenError, NotFoundError, StaleRecordError, InvalidInputError, TryAgainError],
      union: { description: 'The updated product, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: UpdateProductPicturesInput, required: true, description: 'Input for `updateProductPictures`.' }) },
    resolve: async (_root, { input }, { shop }) => ({
      productId: await updateProductPictures(shop, { ...input, seen: input.seen ?? null }),
    }),
  }),
);
