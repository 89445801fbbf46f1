import { builder } from '../../../platform/graphql/builder.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { NotPurchasableError, OutOfStockError } from '../../cart/cart.ts';
import { CouponNotApplicableError } from '../../coupons/coupons.ts';
import { PaymentDeclinedError } from '../../payments/payments.ts';
import { Viewer, viewer } from '../../../foundation/accounts/schema/viewerType.ts';
import { findOrderByLink, placeOrder, type PlacedOrder } from '../checkout/checkout.ts';
import { CartChangedError, EmptyCartError, IdempotencyMismatchError, PaymentOpenError } from '../checkout/errors.ts';
import { ordering } from '../extensionPoints.ts';
import './checkout.ts';
import './errors.ts';
import './latestOrder.ts';
import { OrderNode } from './order.ts';
import { NextAction } from './parts.ts';
import { PlaceOrderInput } from './placeOrderInput.ts';
import './totals.ts';

const PlaceOrderPayload = builder.objectRef<PlacedOrder>('PlaceOrderPayload').implement({
  description: 'The order was placed. The cart no longer contains items sold here, unless a payment is still open.',
  fields: (t) => ({
    order: t.prismaField({
      type: OrderNode,
      description: 'The placed order.',
      resolve: (query, { orderId }, _args, { shop }) => shop.db.prisma.order.findUniqueOrThrow({ ...query, where: { id: orderId } }),
    }),
    nextAction: t.field({
      type: NextAction,
      nullable: true,
      description: 'What the shopper must do before the order is paid; null if nothing is required.',
      resolve: ({ nextActionUrl: url }) => (url === null ? null : { url }),
    }),
    viewer: t.field({
      type: Viewer,
      description: 'The caller’s `Viewer`.',
      resolve: () => viewer,
    }),
  }),
});

builder.mutationField('placeOrder', (t) =>
  t.field({
    type: PlaceOrderPayload,
    authScopes: { public: true },
    description:
      'Places an order for all items in the caller’s cart that are sold here, or for none. Items sold by external shops must be handled first with `setExternalShopChoice`: those checked out there leave the cart, and cancelled ones stay. Only one order is placed, even if the request is repeated.',
    errors: {
      types: [
        CartChangedError,
        EmptyCartError,
        OutOfStockError,
        NotPurchasableError,
        CouponNotApplicableError,
        ...ordering.participants.flatMap(({ errors }) => errors ?? []),
        PaymentOpenError,
        PaymentDeclinedError,
        IdempotencyMismatchError,
        ThrottledError,
        InvalidInputError,
        TryAgainError,
      ],
      union: { description: 'The placed order, or the error that prevented the order.' },
    },
    args: {
      input: t.arg({ type: PlaceOrderInput, required: true, description: 'Input for `placeOrder`.' }),
    },
    resolve: (_root, { input }, { shop }) => placeOrder(shop, input),
  }),
);

builder.queryField('order', (t) =>
  t.prismaField({
    type: OrderNode,
    nullable: true,
    authScopes: { public: true },
    description: 'An order by the secret key in its buyer’s link; null if no order has this number and key.',
    args: {
      number: t.arg.int({ required: true, description: 'Order number.' }),
      key: t.arg.string({ required: true, description: 'Secret key from the order’s link.' }),
    },
    resolve: async (query, _root, args, { shop, markPrivate }) => {
      markPrivate();
      const id = await findOrderByLink(shop, args);
      return id === null ? null : shop.db.prisma.order.findUnique({ ...query, where: { id } });
    },
  }),
);
