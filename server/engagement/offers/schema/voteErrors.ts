import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { AlreadyVotedError, NoCouponError, OfferOverError } from '../voteErrors.ts';

builder.objectType(AlreadyVotedError, {
  name: 'AlreadyVotedError',
  description: 'Returned when the caller has already voted. The first vote counts and can’t be changed. Code: ALREADY_VOTED.',
  interfaces: [UserErrorInterface],
});

builder.objectType(OfferOverError, {
  name: 'OfferOverError',
  description: 'Returned when the offer is over and can no longer be voted or commented on. Code: OFFER_OVER.',
  interfaces: [UserErrorInterface],
});

builder.objectType(NoCouponError, {
  name: 'NoCouponError',
  description: 'Returned when the offer has no coupon code to report on. Code: NO_COUPON.',
  interfaces: [UserErrorInterface],
});
