import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import {
  BelowMinimumError,
  MaximumReachedError,
  NotPurchasableError,
  OutOfStockError,
  SoldIndividuallyError,
  StaleCartError,
  UnknownLineError,
  VariationRequiredError,
} from '../errors.ts';
import { CartNode, ownCart } from './cart.ts';

const interfaces = [UserErrorInterface];
const productName = 'Name of the product that caused the error.';

builder.objectType(OutOfStockError, {
  name: 'OutOfStockError',
  description: 'Returned when there are fewer units in stock than requested. Code: OUT_OF_STOCK.',
  interfaces,
  fields: (t) => ({
    left: t.exposeInt('left', {
      description: 'Number of units that can still be sold, including those in the caller’s cart; 0 when out of stock.',
    }),
    productName: t.exposeString('productName', { description: productName }),
    lineKey: t.exposeString('lineKey', {
      nullable: true,
      description:
        'Key of the cart line at fault when the request concerns the whole cart; null if the request itself identifies the item.',
    }),
  }),
});

builder.objectType(NotPurchasableError, {
  name: 'NotPurchasableError',
  description:
    'Returned when an item can’t be bought here because it is sold elsewhere or in separate parts, has no price, or was withdrawn. Code: NOT_PURCHASABLE.',
  interfaces,
  fields: (t) => ({ productName: t.exposeString('productName', { description: productName }) }),
});

builder.objectType(VariationRequiredError, {
  name: 'VariationRequiredError',
  description: 'Returned when the options needed to identify the variation are missing. Code: VARIATION_REQUIRED.',
  interfaces,
});

builder.objectType(SoldIndividuallyError, {
  name: 'SoldIndividuallyError',
  description: 'Returned when a cart may contain at most one unit of the product. Code: SOLD_INDIVIDUALLY.',
  interfaces,
});

builder.objectType(MaximumReachedError, {
  name: 'MaximumReachedError',
  description: 'Returned when a line would exceed its maximum quantity, or the cart its maximum number of lines. Code: MAXIMUM_REACHED.',
  interfaces,
  fields: (t) => ({ max: t.exposeInt('max', { description: 'Maximum allowed.' }) }),
});

builder.objectType(BelowMinimumError, {
  name: 'BelowMinimumError',
  description: 'Returned when a line would be below its minimum quantity. Code: BELOW_MINIMUM.',
  interfaces,
  fields: (t) => ({ min: t.exposeInt('min', { description: 'Minimum quantity that can be ordered.' }) }),
});

const cartAsItIs = 'The caller’s current cart, for the client to show; null if none.';

builder.objectType(UnknownLineError, {
  name: 'UnknownLineError',
  description: 'Returned when the caller’s cart has no line with this key, or no longer has one. Code: UNKNOWN_LINE.',
  interfaces,
  fields: (t) => ({
    cart: t.prismaField({
      type: CartNode,
      nullable: true,
      description: cartAsItIs,
      resolve: (query, _error, _args, context) => ownCart(context, (where) => context.shop.db.prisma.cart.findUnique({ ...query, where })),
    }),
  }),
});

builder.objectType(StaleCartError, {
  name: 'StaleCartError',
  description: 'Returned when the caller’s cart has a different version from the one in the request. Code: STALE_CART.',
  interfaces,
  fields: (t) => ({
    cart: t.prismaField({
      type: CartNode,
      nullable: true,
      description: cartAsItIs,
      resolve: (query, _error, _args, context) => ownCart(context, (where) => context.shop.db.prisma.cart.findUnique({ ...query, where })),
    }),
  }),
});

builder.objectType(TryAgainError, {
  name: 'TryAgainError',
  description: 'Returned when there are too many changes at once. The same request can be sent again. Code: TRY_AGAIN.',
  interfaces,
});
