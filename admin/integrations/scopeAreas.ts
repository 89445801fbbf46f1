import type { ApiScope } from '../__generated__/ApiKeysScreenQuery.graphql.ts';

/** An area of the Admin API, with its scopes and what they allow. */
interface ScopeArea {
  /** Prefix of its scopes. */
  area: string;
  label: string;
  hint: string;
  /** Whether there is a READ and a WRITE scope. */
  reads: boolean;
  writes: boolean;
}

/** The areas, in the order of the form. */
export const scopeAreas: readonly ScopeArea[] = [
  { area: 'CATALOGUE', label: 'Catalogue', hint: 'Products with prices and stock, categories, attributes.', reads: true, writes: true },
  { area: 'PRICES', label: 'Prices', hint: 'Coupons. With write access, also product prices.', reads: true, writes: true },
  { area: 'INVENTORY', label: 'Inventory', hint: 'Adjust stock. Requires read access to the catalogue.', reads: false, writes: true },
  {
    area: 'ORDERS',
    label: 'Orders',
    hint: 'Includes names and addresses. With write access, also payments, cancellations and notes.',
    reads: true,
    writes: true,
  },
  {
    area: 'FULFILMENT',
    label: 'Fulfilment',
    hint: 'Ship and complete orders. Requires read access to orders.',
    reads: false,
    writes: true,
  },
  { area: 'REFUNDS', label: 'Refunds', hint: 'Refund orders. Requires read access to orders.', reads: false, writes: true },
  { area: 'CUSTOMERS', label: 'Customers', hint: 'Accounts and their addresses.', reads: true, writes: false },
  { area: 'NEWSLETTER', label: 'Newsletter', hint: 'Subscribers, imports and exports.', reads: true, writes: true },
  { area: 'DEALS', label: 'Deals', hint: 'Offers, merchants, reviews, votes.', reads: true, writes: true },
  { area: 'CONTENT', label: 'Content', hint: 'Menus and store notices.', reads: true, writes: true },
  { area: 'REPORTS', label: 'Reports', hint: 'Reports and the dashboard.', reads: true, writes: false },
];

/** Access of a key to an area. */
export type Access = '' | 'READ' | 'WRITE';

/** The options of an area. */
export const accessOptions = ({ reads, writes }: ScopeArea): { value: Access; label: string }[] => [
  { value: '', label: 'No access' },
  ...(reads ? [{ value: 'READ' as const, label: 'Read' }] : []),
  ...(writes ? [{ value: 'WRITE' as const, label: reads ? 'Read and write' : 'Write' }] : []),
];

/** The access that scopes give to each area. */
export function accessOf(scopes: readonly ApiScope[]): Record<string, Access> {
  const has = (scope: string) => scopes.some((given) => given === scope);
  return Object.fromEntries(
    scopeAreas.map(({ area }) => [area, has(`${area}_WRITE`) ? 'WRITE' : has(`${area}_READ`) ? 'READ' : '']),
  ) as Record<string, Access>;
}

/** The scopes for the chosen access. The server adds READ to each WRITE. */
export function scopesOf(access: Readonly<Record<string, Access>>): ApiScope[] {
  // The form offers no combination that is not a scope.
  return scopeAreas.flatMap(({ area }) => (access[area] ? [`${area}_${access[area]}` as ApiScope] : []));
}

/** Scopes in words, such as "Catalogue, Orders (write)". */
export function scopesText(scopes: readonly ApiScope[]): string {
  const access = accessOf(scopes);
  return scopeAreas.flatMap(({ area, label }) => (access[area] ? [access[area] === 'WRITE' ? `${label} (write)` : label] : [])).join(', ');
}
