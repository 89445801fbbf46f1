import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { UnknownCouponError, UnknownOfferError } from '../errors.ts';

builder.objectType(UnknownOfferError, {
  name: 'UnknownOfferError',
  description: 'No such offer, or none that shoppers may know of yet. Code UNKNOWN_OFFER.',
  interfaces: [UserErrorInterface],
});

builder.objectType(UnknownCouponError, {
  name: 'UnknownCouponError',
  description: 'No offer has such a code, or none that shoppers may know of yet. Code UNKNOWN_COUPON.',
  interfaces: [UserErrorInterface],
});
