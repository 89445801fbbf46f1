import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { WishlistFullError } from '../errors.ts';

builder.objectType(WishlistFullError, {
  name: 'WishlistFullError',
  description: 'Returned when the caller’s wishlist is full. Code: WISHLIST_FULL.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({ max: t.exposeInt('max', { description: 'Maximum number of products on a wishlist.' }) }),
});
