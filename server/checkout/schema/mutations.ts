import { builder } from '../../graphql/builder.ts';
import { InvalidInputError } from '../../errors.ts';
import { TryAgainError } from '../../database/retry.ts';
import { NotPurchasableError, OutOfStockError } from '../../cart/errors.ts';
import { Viewer, viewer } from '../../cart/schema/viewer.ts';
import { findOrderByLink, placeOrder } from '../checkout.ts';
import { CartChangedError, EmptyCartError, IdempotencyMismatchError } from '../errors.ts';
import './checkout.ts';
import './errors.ts';
import { OrderNode } from './order.ts';
import { PaymentMethodEnum } from './parts.ts';
import './totals.ts';

const PlaceOrderPayload = builder.objectRef<{ orderId: number }>('PlaceOrderPayload').implement({
  description: 'It is ordered; the cart is empty.',
  fields: (t) => ({
    order: t.prismaField({
      type: OrderNode,
      description: 'The order.',
      resolve: (query, { orderId }, _args, { shop }) => shop.db.prisma.order.findUniqueOrThrow({ ...query, where: { id: orderId } }),
    }),
    viewer: t.field({
      type: Viewer,
      description: 'The caller, whose cart is empty now.',
      resolve: () => viewer,
    }),
  }),
});

const PlaceOrderInput = builder.inputType('PlaceOrderInput', {
  description: 'The order: who gets it, how it is delivered and paid, and for which state of the cart.',
  fields: (t) => ({
    idempotencyKey: t.string({
      required: true,
      description:
        'A random text of 8 to 255 characters, new for each order. The same request with the same key gives the same order, however often it is sent.',
    }),
    cartVersion: t.int({
      required: true,
      description: 'Version of the cart that the shopper saw.',
    }),
    expectedTotal: t.int({
      description:
        'Total that the shopper saw, in minor units. When it is given and prices have changed since, the answer is CartChangedError.',
    }),
    email: t.string({
      required: true,
      description: 'Where news of the order go; at most 254 characters.',
    }),
    firstName: t.string({
      required: true,
      description: 'Of the recipient; at most 100 characters.',
    }),
    lastName: t.string({
      required: true,
      description: 'Of the recipient; at most 100 characters.',
    }),
    phone: t.string({ description: 'For the carrier; at most 30 characters.' }),
    address1: t.string({
      required: true,
      description: 'Street and number; at most 200 characters.',
    }),
    address2: t.string({ description: 'Flat, floor or company; at most 200 characters.' }),
    postcode: t.string({ required: true, description: 'In the form of the country.' }),
    city: t.string({ required: true, description: 'Town or city; at most 100 characters.' }),
    country: t.string({ required: true, description: 'Code of one of the checkout’s countries.' }),
    note: t.string({
      description: 'What the shop should know; at most 1000 characters, may have several lines.',
    }),
    shippingMethod: t.string({
      required: true,
      description: 'Code of one of the checkout’s shipping methods.',
    }),
    paymentMethod: t.field({
      type: PaymentMethodEnum,
      required: true,
      description: 'How it will be paid.',
    }),
    acceptsTerms: t.boolean({
      required: true,
      description: 'The shopper accepts the shop’s terms; without that nothing is ordered.',
    }),
  }),
});

builder.mutationField('placeOrder', (t) =>
  t.field({
    type: PlaceOrderPayload,
    authScopes: { public: true },
    description: 'Orders everything in the caller’s cart, or nothing. A cart is ordered once, however often this is sent.',
    errors: {
      types: [
        CartChangedError,
        EmptyCartError,
        OutOfStockError,
        NotPurchasableError,
        IdempotencyMismatchError,
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
