import { builder } from '../../../../platform/graphql/builder.ts';
import type { stockStates, StaffSort } from '../../admin/list.ts';

// The words of the product's columns that only the staff see.

const described = <Name extends string>(words: Record<Name, string>) =>
  // Object.fromEntries forgets the names.
  Object.fromEntries(Object.entries<string>(words).map(([name, description]) => [name, { description }])) as Record<
    Name,
    { description: string }
  >;

export const ProductStatusEnum = builder.enumType('ProductStatus', {
  description: 'Publication status of a product, which controls who sees it.',
  values: described({
    DRAFT: 'Nobody yet: it is being written.',
    PRIVATE: 'Nobody: it is off sale for the time being.',
    PUBLISHED: 'Everybody.',
    ARCHIVED: 'Nobody: it is out of the shop and of the usual list, and stays for its orders.',
  }),
});

export const VisibilityEnum = builder.enumType('ProductVisibility', {
  description: 'Where a published product can be found.',
  values: described({
    VISIBLE: 'In lists and in search.',
    CATALOG: 'In lists only.',
    SEARCH: 'In search only.',
    HIDDEN: 'By its address only.',
  }),
});

export const TaxClassEnum = builder.enumType('ProductTaxClass', {
  description: 'VAT rate of a product.',
  values: described({ STANDARD: 'The standard rate.', REDUCED: 'The reduced rate.', ZERO: 'None.' }),
});

export const TaxStatusEnum = builder.enumType('ProductTaxStatus', {
  description: 'What VAT is charged on for a product.',
  values: described({ TAXABLE: 'The product and its delivery.', SHIPPING: 'Its delivery only.', NONE: 'Nothing.' }),
});

export const BackordersEnum = builder.enumType('ProductBackorders', {
  description: 'Whether a product can be ordered when it is out of stock.',
  values: described({ NO: 'No.', NOTIFY: 'Yes, and shoppers are told that it follows later.', YES: 'Yes.' }),
});

export const StaffSortEnum = builder.enumType('AdminProductSort', {
  description: 'Sort order of the admin product list. Ties are sorted by numeric ID.',
  values: described<StaffSort>({
    NEWEST: 'The last made first.',
    OLDEST: 'The first made first.',
    CHANGED: 'The last changed first.',
    NAME_ASC: 'By name.',
    NAME_DESC: 'By name, from the end.',
    PRICE_ASC: 'Cheapest first.',
    PRICE_DESC: 'Dearest first.',
    STOCK_ASC: 'Least stock first.',
    STOCK_DESC: 'Most stock first.',
  }),
});

export const StockStateEnum = builder.enumType('AdminStockState', {
  description: 'Stock state of a product.',
  values: described<(typeof stockStates)[number]>({
    IN_STOCK: 'It can be had.',
    LOW: 'Few are left, of it or of one of its variations.',
    OUT: 'It cannot be had.',
  }),
});

export const StockReasonEnum = builder.enumType('StockReason', {
  description: 'Reason for a change in tracked stock.',
  values: described({
    SALE: 'It was ordered.',
    RETURN: 'An order was cancelled or paid back.',
    DELIVERY: 'Goods came in.',
    COUNT: 'Somebody counted.',
    DAMAGE: 'Goods were damaged or lost.',
    OTHER: 'Another reason; see the note.',
    IMPORT: 'A file of products said so.',
  }),
});

export const StaffReasonEnum = builder.enumType('AdminStockReason', {
  description: 'Reason for a stock adjustment by staff.',
  values: described({
    DELIVERY: 'Goods came in.',
    COUNT: 'Somebody counted.',
    DAMAGE: 'Goods were damaged or lost.',
    OTHER: 'Another reason, told in the note.',
  }),
});
