import { builder } from '../../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../../platform/graphql/forbidden.ts';
import { failedPictures, retryPictures, type FailedPicture, type FailedPictures } from '../../admin/failedPictures.ts';

// GraphQL types for images of imports that couldn't be downloaded.

const authScopes = { staff: 'CATALOGUE' } as const;

const FailedPictureType = builder.objectRef<FailedPicture>('FailedPicture').implement({
  description: 'An image from an import that failed to download.',
  fields: (t) => ({
    source: t.exposeString('source', { description: 'Source of the image: a URL or a path.' }),
    reason: t.exposeString('reason', { description: 'Why the download failed; empty for failures from before reasons were recorded.' }),
    productDatabaseId: t.exposeInt('productId', {
      nullable: true,
      description: 'Numeric ID of a product that should show the image; null if the product has been deleted.',
    }),
    productName: t.exposeString('productName', { description: 'Name of the product that should show the image.' }),
  }),
});

const FailedPicturesType = builder.objectRef<FailedPictures>('FailedPictures').implement({
  description: 'Status of image downloads for imports. Staff only.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'Number of images that failed to download.' }),
    pendingCount: t.exposeInt('pendingCount', { description: 'Number of images still to be downloaded.' }),
    first: t.field({
      type: [FailedPictureType],
      description: 'Most recent images that failed to download, newest first, at most 20.',
      extensions: { listLength: 20 },
      resolve: ({ first }) => first,
    }),
  }),
});

const description = 'Status of image downloads for imports.';

builder.queryField('failedPictures', (t) =>
  t.field({
    type: FailedPicturesType,
    authScopes,
    description: `${description} Requires the CATALOGUE permission.`,
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return failedPictures(shop.db);
    },
  }),
);

const RetryInput = builder.inputType('RetryFailedPicturesInput', {
  description: 'Input for `retryFailedPictures`.',
  fields: (t) => ({ clientMutationId: t.string({ description: 'Optional client identifier. Ignored.' }) }),
});

builder.mutationField('retryFailedPictures', (t) =>
  t.field({
    type: builder.objectRef<{ count: number }>('RetryFailedPicturesPayload').implement({
      description: 'The images are queued for download.',
      fields: (f) => ({
        count: f.exposeInt('count', { description: 'Number of images queued.' }),
        failedPictures: f.field({ type: FailedPicturesType, description, resolve: (_payload, _args, { shop }) => failedPictures(shop.db) }),
      }),
    }),
    authScopes,
    description: 'Retries failed image downloads from imports. Does nothing when there are none. Requires the CATALOGUE permission.',
    errors: { types: [ForbiddenError], union: { description: 'The number of queued images, or the error that prevented the retry.' } },
    args: { input: t.arg({ type: RetryInput, required: true, description: 'Input for `retryFailedPictures`.' }) },
    resolve: async (_root, _args, { shop }) => ({ count: await retryPictures(shop) }),
  }),
);
