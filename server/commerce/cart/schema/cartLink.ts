import { TryAgainError } from '../../../platform/database/overload.ts';
import { NotFoundError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { CartLinkError, createCartLink, openCartLink, readCartLink, type CartLink, type OpenedCartLink } from '../cartLink.ts';
import { pricedLines, pricedLinesSelection } from '../pricing.ts';
import { subtotal } from '../rules.ts';
import './errors.ts';
import { CartNode } from './cart.ts';
import { CartLineNode } from './line.ts';
import { Viewer, viewer } from '../../../foundation/accounts/schema/viewerType.ts';

const CartLinkFaultType = builder.enumType('CartLinkFault', {
  description: 'Reason that a link to a cart is not valid.',
  values: {
    UNKNOWN: { description: 'The link is malformed.' },
    EXPIRED: { description: 'The link is older than an hour.' },
    USED: { description: 'The cart has already been moved, ordered or emptied.' },
  },
});

builder.objectType(CartLinkError, {
  name: 'CartLinkError',
  description: 'Returned when a link to a cart is not, or no longer, valid. Code: CART_LINK.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({ reason: t.expose('reason', { type: CartLinkFaultType, description: 'Reason that the link is not valid.' }) }),
});

const keyDescription = 'Value of the `key` parameter in the link.';

const CartLinkType = builder.objectRef<CartLink>('CartLink').implement({
  description:
    'Link to a cart, usable by anyone who has it. It shows the goods in the cart with their public custom fields, but nothing about the cart’s owner.',
  fields: (t) => ({
    fault: t.expose('fault', { type: CartLinkFaultType, nullable: true, description: 'Why the link is not valid; null if it is.' }),
    lines: t.prismaField({
      type: [CartLineNode],
      description: 'Lines that the link moves; empty if the link is not valid.',
      resolve: (query, { cartId }, _args, { shop }) =>
        cartId === null ? [] : shop.db.prisma.cartLine.findMany({ ...query, where: { cartId }, orderBy: { id: 'asc' } }),
    }),
    subtotal: t.field({
      type: Money,
      nullable: true,
      description:
        'Sum of the lines at current prices, including VAT, before discounts and without shipping; null if the link is not valid.',
      resolve: async ({ cartId }, _args, { shop }) => {
        if (cartId === null) return null;
        const cart = await shop.db.prisma.cart.findUnique({ where: { id: cartId }, select: pricedLinesSelection });
        return cart && { amount: subtotal(pricedLines(cart.lines, shop.now)) };
      },
    }),
  }),
});

builder.queryField('cartLink', (t) =>
  t.field({
    type: CartLinkType,
    authScopes: { public: true },
    description: 'A link created with `createCartLink`. Reading it changes nothing, because programs may open links automatically.',
    args: { key: t.arg.string({ required: true, description: keyDescription }) },
    resolve: (_root, { key }, { shop, markPrivate }) => {
      markPrivate();
      return readCartLink(shop, key);
    },
  }),
);

const CreateCartLinkPayload = builder.objectRef<{ url: string; expiresAt: Date }>('CreateCartLinkPayload').implement({
  description: 'A link to the caller’s cart.',
  fields: (t) => ({
    url: t.exposeString('url', {
      description: 'Path of the page that shows the cart and, once confirmed, moves it to the browser that opened it.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When the link expires, an hour after it was created.' }),
  }),
});

const OpenCartLinkPayload = builder.objectRef<OpenedCartLink>('OpenCartLinkPayload').implement({
  description:
    'The goods and coupons, except those in `rest`, were moved to the caller’s cart from the cart that the link was created for.',
  fields: (t) => ({
    cart: t.prismaField({
      type: CartNode,
      description: 'The updated cart.',
      resolve: (query, { cartId }, _args, { shop }) => shop.db.prisma.cart.findUniqueOrThrow({ ...query, where: { id: cartId } }),
    }),
    rest: t.prismaField({
      type: [CartLineNode],
      description:
        'Lines that didn’t fit into the caller’s cart, with the quantity that is left; usually empty. They stay in the cart that the link was created for. If nothing fit, the link stays valid.',
      resolve: (query, { rest: { visitorId, keys } }, _args, { shop }) =>
        keys.length === 0
          ? []
          : shop.db.prisma.cartLine.findMany({ ...query, where: { cart: { visitorId }, key: { in: keys } }, orderBy: { id: 'asc' } }),
    }),
    viewer: t.field({ type: Viewer, description: 'The caller’s `Viewer`.', resolve: () => viewer }),
  }),
});

const inputDescription = 'The mutation’s input.';

builder.mutationFields((t) => ({
  createCartLink: t.field({
    type: CreateCartLinkPayload,
    authScopes: { public: true },
    description:
      'Creates a link that moves the caller’s cart to a browser, where a person can review it and pay. The link is valid for one hour and can be used once.',
    errors: { types: [NotFoundError, TryAgainError], union: { description: 'The link, or the error that prevented its creation.' } },
    args: {
      input: t.arg({
        type: builder.inputType('CreateCartLinkInput', {
          description: 'Input for `createCartLink`, which needs no values.',
          fields: (f) => ({
            clientMutationId: f.string({ description: 'Ignored by the server; exists because GraphQL inputs can’t be empty.' }),
          }),
        }),
        required: true,
        description: inputDescription,
      }),
    },
    resolve: (_root, _args, { shop }) => createCartLink(shop),
  }),
  openCartLink: t.field({
    type: OpenCartLinkPayload,
    authScopes: { public: true },
    description:
      'Moves the contents of the cart that a link was created for to the caller’s cart. Items already in the caller’s cart stay there.',
    errors: { types: [CartLinkError, TryAgainError], union: { description: 'The updated cart, or the error that prevented the change.' } },
    args: {
      input: t.arg({
        type: builder.inputType('OpenCartLinkInput', {
          description: 'Input for `openCartLink`.',
          fields: (f) => ({ key: f.string({ required: true, description: keyDescription }) }),
        }),
        required: true,
        description: inputDescription,
      }),
    },
    resolve: (_root, { input }, { shop }) => openCartLink(shop, input.key),
  }),
}));
