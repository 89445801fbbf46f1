import { builder } from '../../../../platform/graphql/builder.ts';
import { statementCost } from '../../../../platform/graphql/limits.ts';
import { listMovements } from '../../../inventory/inventory.ts';
import { StockMovementType } from './movement.ts';
import { AdminProductType } from './product.ts';
import { LinkType, OptionType, PictureType, SpecificationType } from './productParts.ts';

// The lists of a product that the staff see.

builder.prismaObjectFields(AdminProductType, (t) => ({
  categoryIds: t.intList({
    description: 'Numbers of its own categories, the primary one first.',
    select: { categories: { orderBy: { position: 'asc' }, select: { categoryId: true } } },
    resolve: ({ categories }) => categories.map(({ categoryId }) => categoryId),
  }),
  specifications: t.relation('attributes', {
    type: SpecificationType,
    description: 'In its order.',
    query: { orderBy: { position: 'asc' } },
  }),
  options: t.relation('options', {
    type: OptionType,
    description: 'What it fixes, of a variation; otherwise empty.',
    query: { orderBy: { position: 'asc' } },
  }),
  pictures: t.relation('images', {
    type: PictureType,
    description: 'In its order.',
    query: { orderBy: [{ position: 'asc' }, { id: 'asc' }] },
  }),
  upsells: t.relation('links', {
    type: LinkType,
    description: 'Better ones that its page shows.',
    query: { where: { kind: 'UPSELL' }, orderBy: { position: 'asc' } },
  }),
  crossSells: t.relation('links', {
    type: LinkType,
    description: 'Others that the cart shows.',
    query: { where: { kind: 'CROSS_SELL' }, orderBy: { position: 'asc' } },
  }),
  grouped: t.relation('links', {
    type: LinkType,
    description: 'What a grouped product holds.',
    query: { where: { kind: 'GROUPED' }, orderBy: { position: 'asc' } },
  }),
  movements: t.field({
    type: [StockMovementType],
    description: 'The latest twenty movements of its stock, newest first.',
    extensions: { listLength: 20, cost: statementCost },
    resolve: ({ id }, _args, { shop }) => listMovements(shop, id, 20),
  }),
  variations: t.relation('variations', {
    type: AdminProductType,
    description: 'Of a variable product, in its order, in whatever state; otherwise empty.',
    extensions: { listLength: 50 },
    query: { orderBy: [{ position: 'asc' }, { id: 'asc' }] },
  }),
}));
