import type { SqlClient } from '../../../platform/database/sql.ts';
import { announcePictures } from '../../../foundation/media/media.ts';
import { unique } from '../../editing/editing.ts';
import type { Entry } from './entry.ts';
import type { ProductRecord, RejectedRow } from './record.ts';
import { syncRows, type SyncedRow } from './syncRows.ts';
import { findOrCreateCategories, pathKey } from '../terms.ts';

// Categories and images of products.

/** The entries whose file has data for this field. */
export function entriesWith(entries: readonly Entry[], field: keyof ProductRecord): Entry[] {
  return entries.filter(({ isNew, record }) => isNew || !record.silence?.retained.includes(field));
}

/** The ID of an entry's product, which must have been written. */
export function idOf({ productId, record }: Entry): number {
  if (productId === undefined) throw new Error(`The product of line ${record.line} was not written`);
  return productId;
}

/** @returns IDs of the products whose categories changed */
export async function writeCategories(sql: SqlClient, entries: readonly Entry[]): Promise<number[]> {
  const withCategories = entriesWith(entries, 'categories');
  const ids = await findOrCreateCategories(
    sql,
    withCategories.flatMap(({ record }) => record.categories),
  );
  const rows = withCategories.flatMap((entry): SyncedRow[] =>
    unique(
      entry.record.categories.flatMap((path) => ids.get(pathKey(path)) ?? []),
      (id) => id,
    ).map((categoryId, position) => ({ productId: idOf(entry), categoryId, position })),
  );
  return syncRows(
    sql,
    { table: 'ProductCategory', owner: 'productId', key: 'categoryId', columns: { position: 'int' } },
    withCategories.map(idOf),
    rows,
  );
}

/** @returns IDs of the products whose images changed */
export async function writeImages(
  sql: SqlClient,
  entries: readonly Entry[],
  now: Date,
  warn: (row: RejectedRow) => void,
): Promise<number[]> {
  const withImages = entriesWith(entries, 'images');
  const ids = await announcePictures(
    sql,
    withImages.flatMap(({ record }) => record.images.map(({ source }) => source)),
    now,
  );
  const rows = withImages.flatMap((entry): SyncedRow[] => {
    const images = entry.record.images.flatMap(({ source, alt }) => {
      const mediaId = ids.get(source);
      if (mediaId === undefined) warn({ line: entry.record.line, reason: `The shop has no image "${source}", so it was skipped.` });
      return mediaId === undefined ? [] : [{ mediaId, alt: alt ?? null }];
    });
    return unique(images, ({ mediaId }) => mediaId).map(({ mediaId, alt }, position) => ({
      productId: idOf(entry),
      mediaId,
      position,
      alt,
    }));
  });
  const table = {
    table: 'ProductImage',
    owner: 'productId',
    key: 'mediaId',
    columns: { position: 'int', alt: 'text' },
    defaults: { alt: `''` },
  };
  return syncRows(sql, table, withImages.map(idOf), rows);
}
