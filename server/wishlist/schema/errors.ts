import { builder } from '../../graphql/builder.ts';
import { UserErrorInterface } from '../../graphql/errorTypes.ts';
import { SignInRequiredError, WishlistFullError } from '../errors.ts';

builder.objectType(SignInRequiredError, {
  name: 'SignInRequiredError',
  description: 'The shop keeps wishlists for those who have signed in, and the caller is a guest. Code SIGN_IN_REQUIRED.',
  interfaces: [UserErrorInterface],
});

builder.objectType(WishlistFullError, {
  name: 'WishlistFullError',
  description: 'The caller’s wishlist holds as many products as it can. Code WISHLIST_FULL.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({ max: t.exposeInt('max', { description: 'The most that a wishlist holds.' }) }),
});
