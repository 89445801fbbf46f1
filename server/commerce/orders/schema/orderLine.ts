import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { lineCover, lineCoverColumns } from '../../../catalogue/products/schema/lineCover.ts';
import { Deposit, depositOf } from '../../../catalogue/products/schema/deposit.ts';
import { Image } from '../../../catalogue/products/schema/parts.ts';
import { ProductNode } from '../../../catalogue/products/schema/product.ts';
import { withdrawalException } from '../../../catalogue/products/products.ts';
import { WithdrawalExceptionType } from '../../../catalogue/products/schema/withdrawalException.ts';
import { VariationNode } from '../../../catalogue/products/schema/variation.ts';
import { rowId } from '../../../platform/graphql/rowId.ts';
import type { ChosenOption } from '../../cart/cart.ts';
import { parseOrderOptions } from '../orderOptions.ts';
import { refundedPieces } from '../orderRules.ts';
import { visibleOrders } from './orderOwner.ts';
import { TaxLine } from './quote.ts';

const OrderLineOption = builder.objectRef<ChosenOption>('OrderLineOption').implement({
  description: 'Option chosen for an order line, as named when the order was placed.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the option, such as Colour.' }),
    value: t.exposeString('value', { description: 'Chosen value, such as Blue.' }),
  }),
});

/** The columns that every Product node needs. */
const nodeColumns = { id: true, type: true, status: true } as const;

export const OrderLineNode = builder.prismaNode('OrderLine', {
  description: 'Order line: one product, or one variation with its options. Visible to anyone who may view the order.',
  id: { field: 'id' },
  select: { id: true },
  nullable: true,
  findUnique: async (id, context) => ({
    id: rowId(id),
    order: await visibleOrders(context),
  }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Product name when the order was placed.' }),
    sku: t.exposeString('sku', {
      nullable: true,
      description: 'SKU when the order was placed; null if there was none.',
    }),
    options: t.field({
      type: [OrderLineOption],
      description: 'Chosen options; empty for a simple product.',
      select: { options: true },
      resolve: ({ options }) => parseOrderOptions(options),
    }),
    quantity: t.exposeInt('quantity', { description: 'Number of units ordered.' }),
    refundedQuantity: t.int({
      description: 'Number of units refunded, including refunds in progress.',
      select: { refunds: { select: { quantity: true, refund: { select: { state: true } } } } },
      resolve: ({ refunds }) => refundedPieces(refunds),
    }),
    unitPrice: t.field({
      type: Money,
      description: 'Price per unit, including VAT, without deposit.',
      select: { unitMinor: true },
      resolve: ({ unitMinor }) => ({ amount: unitMinor }),
    }),
    deposit: t.field({
      type: Deposit,
      nullable: true,
      description: 'Deposit per unit at the time the order was placed; null if there was none. Refunded with the unit.',
      select: { depositMinor: true },
      resolve: ({ depositMinor }) => depositOf(depositMinor),
    }),
    lineTotal: t.field({
      type: Money,
      description: 'Unit price plus deposit, multiplied by the quantity, before discounts.',
      select: { lineMinor: true },
      resolve: ({ lineMinor }) => ({ amount: lineMinor }),
    }),
    discount: t.field({
      type: Money,
      description: 'Discount from coupons on this line; never negative.',
      select: { discountMinor: true },
      resolve: ({ discountMinor }) => ({ amount: discountMinor }),
    }),
    tax: t.field({
      type: TaxLine,
      nullable: true,
      description: 'VAT included in the line after discounts; null if the line is not taxed.',
      select: { vatBasisPoints: true, vatMinor: true },
      resolve: ({ vatBasisPoints: basisPoints, vatMinor: amountMinor }) => (basisPoints === 0 ? null : { basisPoints, amountMinor }),
    }),
    withdrawalException: t.field({
      type: WithdrawalExceptionType,
      nullable: true,
      description: 'Exception from the right of withdrawal that applied when the order was placed; null if the right applies.',
      select: { withdrawalException: true },
      resolve: ({ withdrawalException: reason }) => withdrawalException(reason),
    }),
    product: t.field({
      type: ProductNode,
      nullable: true,
      description: 'Product that was ordered; for a variation, its parent product. Null if the shop no longer shows the product.',
      select: (_args, _context, nested) => ({
        product: nested({ select: { ...nodeColumns, parent: nested({ select: nodeColumns }) } }),
      }),
      resolve: ({ product }) => {
        const shown = product?.parent ?? product;
        return shown?.status === 'PUBLISHED' ? shown : null;
      },
    }),
    variation: t.field({
      type: VariationNode,
      nullable: true,
      description: 'Variation that was ordered. Null if the product is not variable or the shop no longer shows it.',
      select: (_args, _context, nested) => ({
        product: nested({ select: { ...nodeColumns, parent: nested({ select: nodeColumns }) } }),
      }),
      resolve: ({ product }) => (product?.type === 'VARIATION' && product.parent?.status === 'PUBLISHED' ? product : null),
    }),
    image: t.field({
      type: Image,
      nullable: true,
      description:
        'Image of the variation if it has its own, otherwise of the product. Null if there is no image or the shop no longer shows the product.',
      select: {
        product: { select: { ...lineCoverColumns, status: true, parent: { select: { ...lineCoverColumns.parent.select, status: true } } } },
      },
      resolve: ({ product }) => ((product?.parent ?? product)?.status === 'PUBLISHED' && product ? lineCover(product) : null),
    }),
  }),
});
