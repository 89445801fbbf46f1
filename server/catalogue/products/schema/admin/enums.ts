import { builder } from '../../../../platform/graphql/builder.ts';
import type { stockStates, StaffSort } from '../../admin/list.ts';

// Enums of product columns that only staff see.

const described = <Name extends string>(words: Record<Name, string>) =>
  // The cast restores the key names that Object.fromEntries loses.
  Object.fromEntries(Object.entries<string>(words).map(([name, description]) => [name, { description }])) as Record<
    Name,
    { description: string }
  >;

export const ProductStatusEnum = builder.enumType('ProductStatus', {
  description: 'Publication status of a product, which controls who sees it.',
  values: described({
    DRAFT: 'Being prepared: not visible in the shop yet.',
    PRIVATE: 'Temporarily off sale: not visible in the shop.',
    PUBLISHED: 'Visible to everyone.',
    ARCHIVED: 'Removed from the shop and from the default product list, but retained for its orders.',
  }),
});

export const VisibilityEnum = builder.enumType('ProductVisibility', {
  description: 'Where a published product can be found.',
  values: described({
    VISIBLE: 'In product lists and search results.',
    CATALOG: 'In product lists only.',
    SEARCH: 'In search results only.',
    HIDDEN: 'Only at the product’s URL.',
  }),
});

export const TaxClassEnum = builder.enumType('ProductTaxClass', {
  description: 'VAT rate of a product.',
  values: described({ STANDARD: 'Standard VAT rate.', REDUCED: 'Reduced VAT rate.', ZERO: 'No VAT (zero rate).' }),
});

export const TaxStatusEnum = builder.enumType('ProductTaxStatus', {
  description: 'What VAT is charged on for a product.',
  values: described({
    TAXABLE: 'VAT is charged on the product and its shipping.',
    SHIPPING: 'VAT is charged on shipping only.',
    NONE: 'No VAT is charged.',
  }),
});

export const BackordersEnum = builder.enumType('ProductBackorders', {
  description: 'Whether a product can be ordered when it is out of stock.',
  values: described({
    NO: 'Can’t be ordered when out of stock.',
    NOTIFY: 'Can be ordered when out of stock; shoppers are informed that the product ships later.',
    YES: 'Can be ordered when out of stock.',
  }),
});

export const StaffSortEnum = builder.enumType('AdminProductSort', {
  description: 'Sort order of the admin product list. Ties are sorted by numeric ID.',
  values: described<StaffSort>({
    NEWEST: 'Newest first.',
    OLDEST: 'Oldest first.',
    CHANGED: 'Most recently changed first.',
    NAME_ASC: 'By name, A to Z.',
    NAME_DESC: 'By name, Z to A.',
    PRICE_ASC: 'Lowest price first.',
    PRICE_DESC: 'Highest price first.',
    STOCK_ASC: 'Lowest stock first.',
    STOCK_DESC: 'Highest stock first.',
  }),
});

export const StockStateEnum = builder.enumType('AdminStockState', {
  description: 'Stock state of a product.',
  values: described<(typeof stockStates)[number]>({
    IN_STOCK: 'The product can be bought.',
    LOW: 'Stock of the product or of one of its variations is low.',
    OUT: 'The product can’t be bought.',
  }),
});

export const StockReasonEnum = builder.enumType('StockReason', {
  description: 'Reason for a change in tracked stock.',
  values: described({
    SALE: 'Units were ordered.',
    RETURN: 'An order was cancelled or refunded.',
    DELIVERY: 'Goods were received.',
    COUNT: 'The stock was counted.',
    DAMAGE: 'Goods were damaged or lost.',
    OTHER: 'Another reason; see the note.',
    IMPORT: 'A product file was imported.',
  }),
});

export const StaffReasonEnum = builder.enumType('AdminStockReason', {
  description: 'Reason for a stock adjustment by staff.',
  values: described({
    DELIVERY: 'Goods were received.',
    COUNT: 'The stock was counted.',
    DAMAGE: 'Goods were damaged or lost.',
    OTHER: 'Another reason, given in the note.',
  }),
});
