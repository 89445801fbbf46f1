import type { SqlClient } from '../../../platform/database/sql.ts';
import { unique, hashOf } from '../../editing/editing.ts';
import type { Entry } from './prepare.ts';
import type { ProductRecord, RejectedRow } from './record.ts';
import { syncRows, type SyncedRow } from './syncRows.ts';
import { findOrCreateCategories, pathKey } from '../../products/products.ts';

// Categories and pictures of products.

/** The entries of which the file has something to say about this field. */
export function speakingOf(entries: readonly Entry[], field: keyof ProductRecord): Entry[] {
  return entries.filter(({ isNew, record }) => isNew || !record.silence?.keeps.includes(field));
}

/** The id that the product has by now. */
export function idOf({ productId, record }: Entry): number {
  if (productId === undefined) throw new Error(`The product of line ${record.line} was not written`);
  return productId;
}

/** @returns ids of the products whose categories changed */
export async function writeCategories(sql: SqlClient, entries: readonly Entry[]): Promise<number[]> {
  const speaking = speakingOf(entries, 'categories');
  const ids = await findOrCreateCategories(
    sql,
    speaking.flatMap(({ record }) => record.categories),
  );
  const rows = speaking.flatMap((entry): SyncedRow[] =>
    unique(
      entry.record.categories.flatMap((path) => ids.get(pathKey(path)) ?? []),
      (id) => id,
    ).map((categoryId, position) => ({ productId: idOf(entry), categoryId, position })),
  );
  return syncRows(
    sql,
    { table: 'ProductCategory', owner: 'productId', key: 'categoryId', columns: { position: 'int' } },
    speaking.map(idOf),
    rows,
  );
}

/** @returns ids of the products whose pictures changed */
export async function writeImages(
  sql: SqlClient,
  entries: readonly Entry[],
  now: Date,
  warn: (row: RejectedRow) => void,
): Promise<number[]> {
  const speaking = speakingOf(entries, 'images');
  const ids = await findOrCreateMedia(
    sql,
    speaking.flatMap(({ record }) => record.images.map(({ source }) => source)),
    now,
  );
  const rows = speaking.flatMap((entry): SyncedRow[] => {
    const images = entry.record.images.flatMap(({ source, alt }) => {
      const mediaId = ids.get(source);
      if (mediaId === undefined) warn({ line: entry.record.line, reason: `The shop has no picture "${source}"; it was left out.` });
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
  return syncRows(sql, table, speaking.map(idOf), rows);
}

/** New sources become pending pictures, which are fetched after the import. @returns ids by source */
async function findOrCreateMedia(sql: SqlClient, sources: readonly string[], now: Date): Promise<Map<string, number>> {
  const wanted = unique(sources, (source) => source);
  if (wanted.length === 0) return new Map();
  const keys = wanted.map((source) => (source.startsWith('media:') ? source.slice(6) : null));
  const find = async () =>
    (
      await sql.query<{ source: string; id: number }>(
        `select w.source, m."id" from unnest($1::text[], $2::text[]) w(source, key)
       join "Media" m on case when w.key is null then m."source" = w.source else m."key" = w.key end`,
        [wanted, keys],
      )
    ).rows;
  const found = new Map((await find()).map(({ source, id }) => [source, id]));
  const missing = wanted.filter((source) => !found.has(source) && !source.startsWith('media:'));
  if (missing.length === 0) return found;
  const { rows } = await sql.query<{ source: string; id: number }>(
    `insert into "Media" ("key", "source", "state", "createdAt")
     select w.key, w.source, 'PENDING', $3::timestamptz from unnest($1::text[], $2::text[]) with ordinality w(key, source, n) order by w.n
     returning "source", "id"`,
    [missing.map(hashOf), missing, now.toISOString()],
  );
  for (const { source, id } of rows) found.set(source, id);
  return found;
}
