import type { Sizes } from './listsFill.ts';

/** A query of an admin screen: `screen` without the suffix ScreenQuery, and its variables. */
export interface ListQuestion {
  screen: string;
  title: string;
  variables: Record<string, unknown>;
}

const first = 50;
const last = 50;

function questionsOf(screen: string, sorts: readonly string[], filters: Record<string, Record<string, unknown>>): ListQuestion[] {
  const pages = sorts.flatMap((sort) => [
    { screen, title: `first page, ${sort}`, variables: { sort, first } },
    { screen, title: `last page, ${sort}`, variables: { sort, last } },
  ]);
  const filtered = Object.entries(filters).map(([title, filter]) => ({ screen, title, variables: { filter, first } }));
  return [...pages, ...filtered];
}

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** Returns the queries of all lists. */
export function listQuestions({ orders, customers, products, audit, reviews, offers, coupons }: Sizes): ListQuestion[] {
  const productSorts = ['NEWEST', 'OLDEST', 'CHANGED', 'NAME_ASC', 'NAME_DESC', 'PRICE_ASC', 'PRICE_DESC', 'STOCK_ASC', 'STOCK_DESC'];
  return [
    ...questionsOf('Products', productSorts, {
      drafts: { status: 'DRAFT' },
      archived: { status: 'ARCHIVED' },
      external: { type: 'EXTERNAL' },
      'a category of half': { categoryId: 2 },
      'a category of a hundredth': { categoryId: 4 },
      'low stock': { stock: 'LOW' },
      'out of stock': { stock: 'OUT' },
      'on sale': { onSale: true },
      'search: a third': { search: 'steel' },
      'search: one in 500': { search: 'gizmo' },
      'search: one SKU': { search: `SKU-${products - 3}` },
      'search: two letters': { search: 'zz' },
      'search: nothing': { search: 'xylophone' },
      'search of a category, low': { search: 'steel', categoryId: 4, stock: 'LOW' },
    }),
    { screen: 'Products', title: 'drafts by price', variables: { filter: { status: 'DRAFT' }, sort: 'PRICE_ASC', first } },
    ...questionsOf('Orders', ['NEWEST', 'OLDEST'], {
      'one status, most': { statuses: ['COMPLETED'] },
      'one status, few': { statuses: ['FAILED'] },
      'a day long ago': { placedFrom: ago(orders - 1_440), placedBefore: ago(orders - 2_880) },
      'until long ago': { placedBefore: ago(orders - 5_000) },
      'few, of a year': { statuses: ['FAILED'], placedFrom: ago(orders / 2) },
      'search: a number': { search: String(1_000_000 + Math.floor(orders / 2)) },
      'search: an address': { search: `ada.${Math.floor(orders / 8) * 4}@` },
      'search: a quarter': { search: 'ada' },
      'search: a name of few': { search: 'byron42' },
      'search: a quarter, few': { search: 'ada', statuses: ['FAILED'] },
      'search: nothing': { search: 'xylophone' },
      'of a customer': { customerId: 7 },
    }),
    ...questionsOf('Customers', ['NEWEST', 'OLDEST', 'EMAIL_ASC', 'EMAIL_DESC'], {
      'with orders, all of them old': { hasOrders: true },
      'without orders': { hasOrders: false },
      'not confirmed': { isVerified: false },
      locked: { isLocked: true },
      'locked with orders': { isLocked: true, hasOrders: true },
      'registered long ago': { registeredBefore: ago(customers - 5_000) },
      'search: a beginning': { search: 'ada.12' },
      'search: a third': { search: 'byron' },
      'search: one': { search: `${customers - 17}@` },
      'search: two letters': { search: 'zz' },
      'search: nothing': { search: 'xylophone' },
      'search: a third, locked': { search: 'byron', isLocked: true },
    }),
    { screen: 'Customers', title: 'with orders by address', variables: { filter: { hasOrders: true }, sort: 'EMAIL_ASC', first } },
    ...questionsOf('Coupons', ['NEWEST', 'OLDEST', 'CODE_ASC', 'CODE_DESC', 'USED_ASC', 'USED_DESC'], {
      disabled: { state: 'DISABLED' },
      scheduled: { state: 'SCHEDULED' },
      ended: { state: 'ENDED' },
      'used up': { state: 'USED_UP' },
      active: { state: 'ACTIVE' },
      'search: all': { search: 'friends' },
      'search: one in 1,000': { search: 'gizmo' },
      'search: one': { search: `SAVE${coupons - 1}` },
      'search: two letters': { search: 'zz' },
      'search: nothing': { search: 'xylophone' },
    }),
    ...questionsOf('Reviews', ['NEWEST', 'OLDEST'], {
      waiting: { status: 'PENDING' },
      rejected: { status: 'REJECTED' },
      'of a product': { productId: 77 },
      'one star': { stars: 1 },
      'of buyers': { isVerifiedBuyer: true },
      'search: all': { search: 'again' },
      'search: one in 1,000': { search: 'broke' },
      'search: a product’s name': { search: 'gizmo' },
      'search: a third’s name': { search: 'steel' },
      'search: one': { search: `again. ${reviews - 5}` },
      'search: two letters': { search: 'zz' },
      'search: nothing': { search: 'xylophone' },
      'search: all, waiting': { search: 'again', status: 'PENDING' },
    }),
    ...questionsOf('Offers', ['NEWEST', 'CHANGED', 'HOTTEST', 'ENDING_SOON'], {
      drafts: { state: 'DRAFT' },
      live: { state: 'LIVE' },
      ended: { state: 'ENDED' },
      scheduled: { state: 'SCHEDULED' },
      coupons: { kind: 'COUPON' },
      'of a merchant of many': { merchantId: 1 },
      'of a merchant of few': { merchantId: 77 },
      'a category of a hundredth': { categoryId: 4 },
      flagged: { isFlagged: true },
      'search: all': { search: 'everything' },
      'search: one in 1,000': { search: 'gizmo' },
      'search: a code': { search: `code${Math.floor(offers / 6) * 3}` },
      'search: two letters': { search: 'zz' },
      'search: nothing': { search: 'xylophone' },
    }),
    { screen: 'Offers', title: 'flagged, hottest', variables: { filter: { isFlagged: true }, sort: 'HOTTEST', first } },
    { screen: 'OfferVotes', title: 'first page', variables: { number: 1, first } },
    { screen: 'OfferVotes', title: 'last page', variables: { number: 1, last } },
    { screen: 'Merchants', title: 'first page', variables: { first } },
    { screen: 'Merchants', title: 'last page', variables: { last } },
    { screen: 'Merchants', title: 'search: one', variables: { search: 'merchant 4321', first } },
    { screen: 'Merchants', title: 'search: nothing', variables: { search: 'xylophone', first } },
    { screen: 'Audit', title: 'first page', variables: { first } },
    { screen: 'Audit', title: 'last page', variables: { last } },
    ...Object.entries({
      'of somebody': { accountId: 3 },
      'a common act': { action: 'product.' },
      'a rare act': { action: 'staff.' },
      'no act': { action: 'xylophone' },
      refused: { outcome: 'REFUSED' },
      'until long ago': { until: ago(audit - 5_000) },
      'a rare act of somebody': { action: 'staff.', accountId: 3 },
    }).map(([title, filter]) => ({ screen: 'Audit', title, variables: { filter, first } })),
    { screen: 'CompareGroups', title: 'all', variables: {} },
    { screen: 'CatalogueImports', title: 'the last', variables: {} },
  ];
}
