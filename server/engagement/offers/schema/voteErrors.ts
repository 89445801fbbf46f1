import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { AlreadyVotedError, NoCouponError, OfferOverError } from '../voteErrors.ts';

builder.objectType(AlreadyVotedError, {
  name: 'AlreadyVotedError',
  description: 'The caller has voted on this before. The first vote counts and stays. Code ALREADY_VOTED.',
  interfaces: [UserErrorInterface],
});

builder.objectType(OfferOverError, {
  name: 'OfferOverError',
  description: 'The offer is over, so that it cannot be voted on any more. Code OFFER_OVER.',
  interfaces: [UserErrorInterface],
});

builder.objectType(NoCouponError, {
  name: 'NoCouponError',
  description: 'The offer has no code that could work or fail. Code NO_COUPON.',
  interfaces: [UserErrorInterface],
});
