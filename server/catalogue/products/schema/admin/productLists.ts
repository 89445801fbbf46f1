import { globalId } from '../../../../../shared/globalId.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { statementCost } from '../../../../platform/graphql/limits.ts';
import { decodeRowId } from '../../../../platform/graphql/rowIdPlugin.ts';
import { listMovements } from '../../../inventory/inventory.ts';
import { StockMovementType } from './movement.ts';
import { AdminProductType } from './product.ts';
import { LinkType, OptionType, PictureType, SpecificationType } from './productParts.ts';

// Lists of a product that only staff see.

/** The number of a variation. Relations select their rows before arguments are decoded, so a global ID is decoded here. */
const variationNumber = (id: number | string) => (typeof id === 'number' ? id : decodeRowId(id, ['ProductVariation'], ['ids']));

builder.prismaObjectFields(AdminProductType, (t) => ({
  categoryIds: t.idList({
    description: 'Global IDs of the product’s own categories, primary category first.',
    select: { categories: { orderBy: { position: 'asc' }, select: { categoryId: true } } },
    resolve: ({ categories }) => categories.map(({ categoryId }) => globalId('AdminCategory', categoryId)),
  }),
  specifications: t.relation('attributes', {
    type: SpecificationType,
    description: 'Specifications and options of the product, in display order.',
    query: { orderBy: { position: 'asc' } },
  }),
  options: t.relation('options', {
    type: OptionType,
    description: 'Option values of a variation; empty for other products.',
    query: { orderBy: { position: 'asc' } },
  }),
  pictures: t.relation('images', {
    type: PictureType,
    description: 'Images of the product, in display order.',
    query: { orderBy: [{ position: 'asc' }, { id: 'asc' }] },
  }),
  upsells: t.relation('links', {
    type: LinkType,
    description: 'Upsell products shown on the product page.',
    query: { where: { kind: 'UPSELL' }, orderBy: { position: 'asc' } },
  }),
  crossSells: t.relation('links', {
    type: LinkType,
    description: 'Cross-sell products shown in the cart.',
    query: { where: { kind: 'CROSS_SELL' }, orderBy: { position: 'asc' } },
  }),
  grouped: t.relation('links', {
    type: LinkType,
    description: 'Products in a grouped product.',
    query: { where: { kind: 'GROUPED' }, orderBy: { position: 'asc' } },
  }),
  movements: t.field({
    type: [StockMovementType],
    description: 'The last 20 stock movements of the product, newest first.',
    extensions: { listLength: 20, cost: statementCost },
    resolve: ({ id }, _args, { shop }) => listMovements(shop, id, 20),
  }),
  variations: t.relation('variations', {
    type: AdminProductType,
    description: 'Variations of a variable product in any state, in display order; empty for other products.',
    extensions: { listLength: 50 },
    args: { ids: t.arg.rowIdList({ of: 'ProductVariation', description: 'Global IDs of the variations to return; all by default.' }) },
    query: ({ ids }) => ({
      where: ids ? { id: { in: ids.map(variationNumber) } } : {},
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
    }),
  }),
}));
