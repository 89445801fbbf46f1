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
const productName = 'Name of the product at fault.';

builder.objectType(OutOfStockError, {
  name: 'OutOfStockError',
  description: 'Fewer are left than are wanted. Code OUT_OF_STOCK.',
  interfaces,
  fields: (t) => ({
    left: t.exposeInt('left', {
      description: 'How many can still be sold, those in the caller’s cart included; 0 when it is out of stock.',
    }),
    productName: t.exposeString('productName', { description: productName }),
    lineKey: t.exposeString('lineKey', {
      nullable: true,
      description: 'Key of the cart line at fault when the whole cart was asked for; null when the request itself says what it is about.',
    }),
  }),
});

builder.objectType(NotPurchasableError, {
  name: 'NotPurchasableError',
  description: 'It cannot be bought here: sold elsewhere or piece by piece, without a price, or withdrawn. Code NOT_PURCHASABLE.',
  interfaces,
  fields: (t) => ({ productName: t.exposeString('productName', { description: productName }) }),
});

builder.objectType(VariationRequiredError, {
  name: 'VariationRequiredError',
  description: 'Options are missing that decide which variation is meant. Code VARIATION_REQUIRED.',
  interfaces,
});

builder.objectType(SoldIndividuallyError, {
  name: 'SoldIndividuallyError',
  description: 'A cart holds at most one of it. Code SOLD_INDIVIDUALLY.',
  interfaces,
});

builder.objectType(MaximumReachedError, {
  name: 'MaximumReachedError',
  description: 'More than a line may hold, or more lines than a cart may hold. Code MAXIMUM_REACHED.',
  interfaces,
  fields: (t) => ({ max: t.exposeInt('max', { description: 'The most that is allowed.' }) }),
});

builder.objectType(BelowMinimumError, {
  name: 'BelowMinimumError',
  description: 'Fewer than a line must hold. Code BELOW_MINIMUM.',
  interfaces,
  fields: (t) => ({ min: t.exposeInt('min', { description: 'The least that is sold.' }) }),
});

const cartAsItIs = 'The caller’s cart as it is now, so that a client can show it; null when there is none.';

builder.objectType(UnknownLineError, {
  name: 'UnknownLineError',
  description: 'The caller’s cart has no line with this key (any more). Code UNKNOWN_LINE.',
  interfaces,
  fields: (t) => ({
    cart: t.prismaField({
      type: CartNode,
      nullable: true,
      description: cartAsItIs,
      resolve: (query, _error, _args, context) => ownCart(query, context),
    }),
  }),
});

builder.objectType(StaleCartError, {
  name: 'StaleCartError',
  description: 'The caller’s cart has another version than the request was made for. Code STALE_CART.',
  interfaces,
  fields: (t) => ({
    cart: t.prismaField({
      type: CartNode,
      nullable: true,
      description: cartAsItIs,
      resolve: (query, _error, _args, context) => ownCart(query, context),
    }),
  }),
});

builder.objectType(TryAgainError, {
  name: 'TryAgainError',
  description: 'Too many changes at once; the same request may be sent again. Code TRY_AGAIN.',
  interfaces,
});
