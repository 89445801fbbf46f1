import type { Db } from './db.ts';
import type { VisitorIdentity } from './accounts/visitor.ts';
import type { CatalogRevision } from './catalog/revision.ts';

/** What an operation may use: one per request, so that all of it happens at one instant for one visitor. */
export interface Shop {
  readonly db: Db;
  /** The request's instant. No operation asks the clock itself. */
  readonly now: Date;
  readonly visitor: VisitorIdentity;
  readonly catalog: CatalogRevision;
}

/** The only currency and its display (specification section 9, Store). */
export const currencyCode = 'EUR';

const moneyFormat = new Intl.NumberFormat('en-IE', { style: 'currency', currency: currencyCode });

/** @param amount minor units (cents) @returns such as "€1,234.50" */
export function formatMoney(amount: number): string {
  return moneyFormat.format(amount / 100);
}
