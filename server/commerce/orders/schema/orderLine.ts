import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { lineCover, lineCoverColumns } from '../../../catalogue/products/schema/lineCover.ts';
import { Image } from '../../../catalogue/products/schema/parts.ts';
import { ProductNode } from '../../../catalogue/products/schema/product.ts';
import { VariationNode } from '../../../catalogue/products/schema/variation.ts';
import { rowId } from '../../../platform/graphql/rowId.ts';
import type { ChosenOption } from '../../cart/cart.ts';
import { parseOrderOptions } from '../orderOptions.ts';
import { refundedPieces } from '../orderRules.ts';
import { visibleOrders } from './orderOwner.ts';
import { TaxLine } from './quote.ts';

const OrderLineOption = builder.objectRef<ChosenOption>('OrderLineOption').implement({
  description: 'An option that was chosen, as it was called then.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What was chosen, such as Colour.' }),
    value: t.exposeString('value', { description: 'The choice, such as Blue.' }),
  }),
});

/** What every Product of the API is made of. */
const nodeColumns = { id: true, type: true, status: true } as const;

export const OrderLineNode = builder.prismaNode('OrderLine', {
  description: 'One product, or one variation with its options, of an order. Seen by those who see the order.',
  id: { field: 'id' },
  select: { id: true },
  nullable: true,
  findUnique: async (id, context) => ({
    id: rowId(id),
    order: await visibleOrders(context),
  }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it was called.' }),
    sku: t.exposeString('sku', {
      nullable: true,
      description: 'Its stock keeping unit; null when it had none.',
    }),
    options: t.field({
      type: [OrderLineOption],
      description: 'The chosen options; empty for a simple product.',
      select: { options: true },
      resolve: ({ options }) => parseOrderOptions(options),
    }),
    quantity: t.exposeInt('quantity', { description: 'How many were bought.' }),
    refundedQuantity: t.int({
      description: 'How many of them were refunded, with refunds that are still under way.',
      select: { refunds: { select: { quantity: true, refund: { select: { state: true } } } } },
      resolve: ({ refunds }) => refundedPieces(refunds),
    }),
    unitPrice: t.field({
      type: Money,
      description: 'What one piece cost, VAT included.',
      select: { unitMinor: true },
      resolve: ({ unitMinor }) => ({ amount: unitMinor }),
    }),
    lineTotal: t.field({
      type: Money,
      description: 'Unit price times quantity, before discounts.',
      select: { lineMinor: true },
      resolve: ({ lineMinor }) => ({ amount: lineMinor }),
    }),
    discount: t.field({
      type: Money,
      description: 'What coupons took off the line; not negative.',
      select: { discountMinor: true },
      resolve: ({ discountMinor }) => ({ amount: discountMinor }),
    }),
    tax: t.field({
      type: TaxLine,
      nullable: true,
      description: 'The VAT that the line contains after discounts; null when it is not taxed.',
      select: { vatBasisPoints: true, vatMinor: true },
      resolve: ({ vatBasisPoints: basisPoints, vatMinor: amountMinor }) => (basisPoints === 0 ? null : { basisPoints, amountMinor }),
    }),
    product: t.field({
      type: ProductNode,
      nullable: true,
      description: 'What it was, if the shop still shows it; of a variation, the product that it is a variation of.',
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
      description:
        'The combination of options that was ordered, if the shop still shows its product; null unless it is of a variable product.',
      select: (_args, _context, nested) => ({
        product: nested({ select: { ...nodeColumns, parent: nested({ select: nodeColumns }) } }),
      }),
      resolve: ({ product }) => (product?.type === 'VARIATION' && product.parent?.status === 'PUBLISHED' ? product : null),
    }),
    image: t.field({
      type: Image,
      nullable: true,
      description:
        'Of a variation its own picture, else the product’s; null while there is none, and when the shop does not show the product any more.',
      select: {
        product: { select: { ...lineCoverColumns, status: true, parent: { select: { ...lineCoverColumns.parent.select, status: true } } } },
      },
      resolve: ({ product }) => ((product?.parent ?? product)?.status === 'PUBLISHED' && product ? lineCover(product) : null),
    }),
  }),
});
