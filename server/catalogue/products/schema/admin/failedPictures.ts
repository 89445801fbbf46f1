import { builder } from '../../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../../platform/graphql/forbidden.ts';
import { failedPictures, retryPictures, type FailedPicture, type FailedPictures } from '../../admin/failedPictures.ts';

// Pictures of imports that could not be had.

const authScopes = { staff: 'CATALOGUE' } as const;

const FailedPictureType = builder.objectRef<FailedPicture>('FailedPicture').implement({
  description: 'A picture of an import that could not be had.',
  fields: (t) => ({
    source: t.exposeString('source', { description: 'Where it was to come from: an address, or a path.' }),
    reason: t.exposeString('reason', { description: 'Why it is not there; "" of those that failed before reasons were kept.' }),
    productDatabaseId: t.exposeInt('productId', {
      nullable: true,
      description: 'Number of a product that is to show it; null when it is gone.',
    }),
    productName: t.exposeString('productName', { description: 'What that is called.' }),
  }),
});

const FailedPicturesType = builder.objectRef<FailedPictures>('FailedPictures').implement({
  description: 'How it stands with the pictures of imports. For staff only.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'How many could not be had.' }),
    pendingCount: t.exposeInt('pendingCount', { description: 'How many are still to be fetched.' }),
    first: t.field({
      type: [FailedPictureType],
      description: 'The first of those that could not be had, the newest first, at most 20.',
      extensions: { listLength: 20 },
      resolve: ({ first }) => first,
    }),
  }),
});

const description = 'How it stands with the pictures that imports have announced.';

builder.queryField('failedPictures', (t) =>
  t.field({
    type: FailedPicturesType,
    authScopes,
    description: `${description} For staff with the right CATALOGUE.`,
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return failedPictures(shop.db);
    },
  }),
);

const RetryInput = builder.inputType('RetryFailedPicturesInput', {
  description: 'That they are to be fetched again.',
  fields: (t) => ({ clientMutationId: t.string({ description: 'Anything; it is not looked at.' }) }),
});

builder.mutationField('retryFailedPictures', (t) =>
  t.field({
    type: builder.objectRef<{ count: number }>('RetryFailedPicturesPayload').implement({
      description: 'A job fetches them.',
      fields: (f) => ({
        count: f.exposeInt('count', { description: 'How many.' }),
        failedPictures: f.field({ type: FailedPicturesType, description, resolve: (_payload, _args, { shop }) => failedPictures(shop.db) }),
      }),
    }),
    authScopes,
    description:
      'Has pictures of imports that could not be had fetched again. When none is left nothing is done. For staff with the right CATALOGUE. Legacy twin: none.',
    errors: { types: [ForbiddenError], union: { description: 'How many, or why none.' } },
    args: { input: t.arg({ type: RetryInput, required: true, description: 'The only argument.' }) },
    resolve: async (_root, _args, { shop }) => ({ count: await retryPictures(shop) }),
  }),
);
