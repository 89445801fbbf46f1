import { textIn } from '../../../platform/i18n/text.ts';
import { saleColumns } from '../../../catalogue/inventory/inventory.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { isSoldHere, priceCart, pricedCartSelection } from '../pricing.ts';
import { cartWarnings, warningsBesideOrder, type CartWarning as Warning, type CartWarningCode } from '../warnings.ts';
import { CartNode } from './cart.ts';

const descriptions: Record<CartWarningCode, string> = {
  PAYMENT_OPEN: 'An order placed from this cart is awaiting payment and must be dealt with first. See `Cart.openOrder`.',
  LINE_NOT_AVAILABLE: 'The line can no longer be bought because the product was withdrawn, has no price or is out of stock.',
  LINE_QUANTITY_ABOVE_STOCK: 'Fewer units are in stock than the cart contains.',
  LINE_QUANTITY_NOT_ALLOWED:
    'The line’s quantity is no longer allowed because the product’s minimum or maximum quantity has changed since the line was added.',
  COUPON_NOT_APPLICABLE: 'A coupon in the cart does not apply now.',
};

const CartWarningCodeEnum = builder.enumType('CartWarningCode', {
  description: 'Kind of cart warning.',
  values: Object.fromEntries(Object.entries(descriptions).map(([name, description]) => [name, { description }])) as Record<
    CartWarningCode,
    { description: string }
  >,
});

const CartWarning = builder.objectRef<Warning>('CartWarning').implement({
  description: 'A problem that would cause an order placed from this cart to be refused.',
  fields: (t) => ({
    code: t.expose('code', { type: CartWarningCodeEnum, description: 'Kind of warning.' }),
    message: t.string({
      description: 'Message for the shopper, ready to display.',
      resolve: ({ message }, _args, { shop }) => textIn(message, shop.language),
    }),
    lineKey: t.exposeString('lineKey', {
      nullable: true,
      description: 'Key of the line at fault; null if the warning is not about a line.',
    }),
    couponCode: t.exposeString('couponCode', {
      nullable: true,
      description: 'Code of the coupon at fault; null if the warning is not about a coupon.',
    }),
  }),
});

const { select: lineColumns, ...lineOrder } = pricedCartSelection.lines;
const { select: pricedColumns } = lineColumns.product;

/** Selects the price of the cart, the quantity limits of its lines, and whether it has an open order. */
const warnedSelection = {
  ...pricedCartSelection,
  version: true,
  orders: { where: { status: 'PENDING_PAYMENT' }, orderBy: { id: 'desc' }, take: 1, select: { number: true, cartVersion: true } },
  lines: {
    ...lineOrder,
    select: {
      ...lineColumns,
      product: {
        select: { ...pricedColumns, ...saleColumns, parent: { select: { ...pricedColumns.parent.select, ...saleColumns.parent.select } } },
      },
    },
  },
} as const;

builder.prismaObjectField(CartNode, 'warnings', (t) =>
  t.field({
    type: [CartWarning],
    description:
      'Problems that would currently cause an order for the items sold by this shop to be refused; empty if there are none. See `Cart.externalShops` for other shops.',
    select: warnedSelection,
    resolve: (cart, _args, { shop }) => {
      const warnings = cartWarnings(cart.lines.filter(isSoldHere), priceCart(cart, shop.now).outcome.refused, shop.now);
      const [open] = cart.orders;
      return open ? warningsBesideOrder({ version: cart.version, open }, warnings) : warnings;
    },
  }),
);
