import * as t from './__generated__/messages.ts';

/** Sort orders of the deals page by the values of `orderby`, the default first. */
export const dealOrders = [
  { value: 'newest', label: t.newest, sort: 'NEWEST' },
  { value: 'hottest', label: t.hottest, sort: 'HOTTEST' },
  { value: 'discussed', label: t.discussed, sort: 'DISCUSSED' },
  { value: 'ending', label: t.endingSoon, sort: 'ENDING_SOON' },
] as const;

/** Kinds of offers by the values of `kind`, the default first. */
export const dealKinds = [
  { value: '', label: t.dealsAndCoupons, kind: 'ANY' },
  { value: 'deals', label: t.dealsOnly, kind: 'DEAL' },
  { value: 'coupons', label: t.couponsOnly, kind: 'COUPON' },
] as const;

type DealOrder = (typeof dealOrders)[number];
type DealKind = (typeof dealKinds)[number];

/** The parsed address of the deals page. All of it is untrusted text: invalid values are dropped. */
export interface DealsUrl {
  order: DealOrder;
  kind: DealKind;
  /** Slugs; null for all. */
  merchant: string | null;
  category: string | null;
  /** Cursor that the list starts after; null for its start. */
  after: string | null;
}

export const dealsPath = '/deals/';

/** The page where shoppers submit deals. */
export const submitDealPath = '/deals/submit/';

export const dealsPerPage = 24;

export function readDealsUrl(query: URLSearchParams): DealsUrl {
  const [order, kind] = [query.get('orderby'), query.get('kind')];
  return {
    order: dealOrders.find(({ value }) => value === order) ?? dealOrders[0],
    kind: dealKinds.find(({ value }) => value === kind) ?? dealKinds[0],
    merchant: query.get('merchant') || null,
    category: query.get('category') || null,
    after: query.get('after') || null,
  };
}

/** The canonical path of a list of deals: parameters in a fixed order, without defaults. */
export function dealsHref({ order, kind, merchant, category, after }: DealsUrl): string {
  const parameters: [string, string | null][] = [
    ['orderby', order === dealOrders[0] ? null : order.value],
    ['kind', kind.value],
    ['merchant', merchant],
    ['category', category],
    ['after', after],
  ];
  const query = parameters.filter(([, value]) => value).map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`);
  return query.length > 0 ? `${dealsPath}?${query.join('&')}` : dealsPath;
}

/**
 * The path that the filter form leads to: the first page of the list. The form works without this function; with it, the address is the
 * short one.
 */
export function formDealsHref(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value);
  return dealsHref({ ...readDealsUrl(query), after: null });
}

/** The list without filters. */
export function allDeals(url: DealsUrl): DealsUrl {
  return { ...url, kind: dealKinds[0], merchant: null, category: null, after: null };
}

export function isNarrowed({ kind, merchant, category }: DealsUrl): boolean {
  return kind !== dealKinds[0] || merchant !== null || category !== null;
}

/** Variables of the page's query. */
export function dealsVariables({ order, kind, merchant, category, after }: DealsUrl) {
  return { first: dealsPerPage, after, sort: order.sort, filter: { merchant, category, kind: kind.kind } };
}

/** The part of the account page where shoppers manage alerts about new deals. */
export const ownAlertsPath = '/account/deal-alerts/';
