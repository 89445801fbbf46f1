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
  description: 'It is ordered. Nothing that is sold here is left in the cart, unless a payment is still open.',
  fields: (t) => ({
    order: t.prismaField({
      type: OrderNode,
      description: 'The order.',
      resolve: (query, { orderId }, _args, { shop }) => shop.db.prisma.order.findUniqueOrThrow({ ...query, where: { id: orderId } }),
    }),
    nextAction: t.field({
      type: NextAction,
      nullable: true,
      description: 'What the shopper has to do before the order is paid; null when that is nothing.',
      resolve: ({ nextActionUrl: url }) => (url === null ? null : { url }),
    }),
    viewer: t.field({
      type: Viewer,
      description: 'The caller.',
      resolve: () => viewer,
    }),
  }),
});

builder.mutationField('placeOrder', (t) =>
  t.field({
    type: PlaceOrderPayload,
    authScopes: { public: true },
    description:
      'Orders everything in the caller’s cart that is sold here, or nothing. What external shops sell of it has to be handled before (setExternalShopChoice); what was checked out there leaves the cart, what was canceled stays. A cart is ordered once, however often this is sent.',
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
      union: { description: 'The order, or why nothing was ordered.' },
    },
    args: {
      input: t.arg({ type: PlaceOrderInput, required: true, description: 'The only argument.' }),
    },
    resolve: (_root, { input }, { shop }) => placeOrder(shop, input),
  }),
);

builder.queryField('order', (t) =>
  t.prismaField({
    type: OrderNode,
    nullable: true,
    authScopes: { public: true },
    description: 'An order by the secret link that its buyer has; null when there is none of that number and key.',
    args: {
      number: t.arg.int({ required: true, description: 'Number of the order.' }),
      key: t.arg.string({ required: true, description: 'The key in the order’s link.' }),
    },
    resolve: async (query, _root, args, { shop, markPrivate }) => {
      markPrivate();
      const id = await findOrderByLink(shop, args);
      return id === null ? null : shop.db.prisma.order.findUnique({ ...query, where: { id } });
    },
  }),
);
