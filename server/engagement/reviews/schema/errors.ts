import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { AlreadyReviewedError } from '../errors.ts';

builder.objectType(AlreadyReviewedError, {
  name: 'AlreadyReviewedError',
  description:
    'Returned when the caller has already reviewed this product; the review may still be waiting for approval. Code: ALREADY_REVIEWED.',
  interfaces: [UserErrorInterface],
});
