import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { AlreadyReviewedError } from '../errors.ts';

builder.objectType(AlreadyReviewedError, {
  name: 'AlreadyReviewedError',
  description: 'The caller has reviewed this product before; the review may still wait for approval. Code ALREADY_REVIEWED.',
  interfaces: [UserErrorInterface],
});
