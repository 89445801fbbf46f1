import { actorOf, recordAudit } from '../../foundation/audit/audit.ts';
import { InvalidInputError } from '../../platform/errors/errors.ts';
import { readExtent } from './export/readPages.ts';
import type { StaffShop } from '../editing/editing.ts';
import { idsForStaff, type StaffFilter } from '../products/products.ts';

/** The contents of an export. */
export interface ExportPlan {
  /** Null for the whole catalogue. */
  ids: number[] | null;
  /** Number of rows in the file, including variations. */
  rows: number;
}

/**
 * Determines what the file contains and records the export in the audit log, before the first byte is sent.
 * @throws InvalidInputError for a search that isn't allowed, and for archived products, which are never exported
 */
export async function beginExport(shop: StaffShop, filter: StaffFilter): Promise<ExportPlan> {
  if (filter.status === 'ARCHIVED')
    throw new InvalidInputError([{ path: ['status'], message: 'Archived products can’t be exported. Choose another status.' }]);
  const said = Object.entries(filter).flatMap(([name, value]) => (value === null || value === undefined || value === '' ? [] : [name]));
  const ids = said.length === 0 ? null : await idsForStaff(shop, filter);
  const { products } = await readExtent(
    // The pool can serve as an SqlClient.
    { query: (text, values) => shop.db.pool.query(text, values) },
    ids,
  );
  const details = { filters: said.join(' ') };
  const act = { action: 'catalogue.export', targetType: 'Product', targetCount: products, details };
  await recordAudit(shop.db.prisma, shop, await actorOf(shop), act);
  return { ids, rows: products };
}
