import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { WishlistFullError } from '../errors.ts';

builder.objectType(WishlistFullError, {
  name: 'WishlistFullError',
  description: 'The caller’s wishlist holds as many products as it can. Code WISHLIST_FULL.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({ max: t.exposeInt('max', { description: 'The most that a wishlist holds.' }) }),
});
