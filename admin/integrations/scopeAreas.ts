import type { ApiScope } from '../__generated__/ApiKeysScreenQuery.graphql.ts';
import * as t from './__generated__/messages.ts';

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
  { area: 'CATALOGUE', label: t.catalogue, hint: t.catalogueHint, reads: true, writes: true },
  { area: 'PRICES', label: t.prices, hint: t.couponsWithWriteAccessAlsoProduct, reads: true, writes: true },
  { area: 'INVENTORY', label: t.inventory, hint: t.adjustStockRequiresRead, reads: false, writes: true },
  {
    area: 'ORDERS',
    label: t.orders,
    hint: t.ordersHint,
    reads: true,
    writes: true,
  },
  {
    area: 'FULFILMENT',
    label: t.fulfilment,
    hint: t.shipAndCompleteOrders,
    reads: false,
    writes: true,
  },
  { area: 'REFUNDS', label: t.refunds, hint: t.refundOrdersRequiresRead, reads: false, writes: true },
  { area: 'CUSTOMERS', label: t.customers, hint: t.accountsAndTheirAddresses, reads: true, writes: false },
  { area: 'NEWSLETTER', label: t.newsletter, hint: t.subscribersImportsAndExports, reads: true, writes: true },
  { area: 'DEALS', label: t.deals, hint: t.offersMerchantsReviewsVotes, reads: true, writes: true },
  { area: 'CONTENT', label: t.content, hint: t.menusAndStoreNotices, reads: true, writes: true },
  { area: 'REPORTS', label: t.reports, hint: t.reportsAndTheDashboard, reads: true, writes: false },
];

/** Access of a key to an area. */
export type Access = '' | 'READ' | 'WRITE';

/** The options of an area. */
export const accessOptions = ({ reads, writes }: ScopeArea): { value: Access; label: string }[] => [
  { value: '', label: t.noAccess },
  ...(reads ? [{ value: 'READ' as const, label: t.read }] : []),
  ...(writes ? [{ value: 'WRITE' as const, label: reads ? t.readAndWrite : t.write }] : []),
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
  return scopeAreas
    .flatMap(({ area, label }) => (access[area] ? [access[area] === 'WRITE' ? t.writeAccess({ area: label }) : label] : []))
    .join(', ');
}
