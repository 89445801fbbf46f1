import type { ApiScope } from '../__generated__/ApiKeysScreenQuery.graphql.ts';

/** An area that keys may work in: what its scopes are, and what they open. */
interface ScopeArea {
  /** Begins the names of its scopes. */
  area: string;
  label: string;
  hint: string;
  /** Whether it can be read without being changed, and changed. */
  reads: boolean;
  writes: boolean;
}

/** The areas, in the order of the form. */
export const scopeAreas: readonly ScopeArea[] = [
  { area: 'CATALOGUE', label: 'Catalogue', hint: 'Products with prices and stock, categories, attributes.', reads: true, writes: true },
  { area: 'PRICES', label: 'Prices', hint: 'Coupons; with writing, also prices of products.', reads: true, writes: true },
  { area: 'INVENTORY', label: 'Inventory', hint: 'Change stock. Needs to read the catalogue.', reads: false, writes: true },
  {
    area: 'ORDERS',
    label: 'Orders',
    hint: 'With names and addresses. Writing: payments, cancellations, notes.',
    reads: true,
    writes: true,
  },
  { area: 'FULFILMENT', label: 'Fulfilment', hint: 'Ship and complete orders. Needs to read orders.', reads: false, writes: true },
  { area: 'REFUNDS', label: 'Refunds', hint: 'Pay money back. Needs to read orders.', reads: false, writes: true },
  { area: 'CUSTOMERS', label: 'Customers', hint: 'Accounts and their addresses.', reads: true, writes: false },
  { area: 'NEWSLETTER', label: 'Newsletter', hint: 'Subscribers, imports and exports.', reads: true, writes: true },
  { area: 'DEALS', label: 'Deals', hint: 'Offers, merchants, reviews, votes.', reads: true, writes: true },
  { area: 'CONTENT', label: 'Content', hint: 'Menus and store notices.', reads: true, writes: true },
  { area: 'REPORTS', label: 'Reports', hint: 'Reports and the dashboard.', reads: true, writes: false },
];

/** How far a key may go in an area. */
export type Access = '' | 'READ' | 'WRITE';

/** The choices of an area. */
export const accessOptions = ({ reads, writes }: ScopeArea): { value: Access; label: string }[] => [
  { value: '', label: 'No access' },
  ...(reads ? [{ value: 'READ' as const, label: 'Read' }] : []),
  ...(writes ? [{ value: 'WRITE' as const, label: reads ? 'Read and write' : 'Write' }] : []),
];

/** How far scopes go in each area. */
export function accessOf(scopes: readonly ApiScope[]): Record<string, Access> {
  const has = (scope: string) => scopes.some((given) => given === scope);
  return Object.fromEntries(
    scopeAreas.map(({ area }) => [area, has(`${area}_WRITE`) ? 'WRITE' : has(`${area}_READ`) ? 'READ' : '']),
  ) as Record<string, Access>;
}

/** The scopes of such choices. The server adds the READ of each WRITE. */
export function scopesOf(access: Readonly<Record<string, Access>>): ApiScope[] {
  // The form offers no combination that is not a scope.
  return scopeAreas.flatMap(({ area }) => (access[area] ? [`${area}_${access[area]}` as ApiScope] : []));
}

/** Scopes in words, such as "Catalogue, Orders (write)". */
export function scopesText(scopes: readonly ApiScope[]): string {
  const access = accessOf(scopes);
  return scopeAreas.flatMap(({ area, label }) => (access[area] ? [access[area] === 'WRITE' ? `${label} (write)` : label] : [])).join(', ');
}
