import type { SqlClient } from '../../../platform/database/sql.ts';
import { rememberEntries } from './links.ts';
import { matchEntries } from './match.ts';
import { createdSince, type ImportMode } from './mode.ts';
import { attachToParents, putToWait } from './parents.ts';
import { idOf, type Entry, type ProductRecord } from '../../products/products.ts';
import { splitVariations, prepare } from './prepare.ts';
import type { SpillTables } from './session.ts';

/**
 * Processes rows from before an interruption again without writing them: later changes of these products, such as sales, remain. Variations
 * that waited for their parent wait again.
 */
export async function recallBatch(
  sql: SqlClient,
  tables: SpillTables,
  records: readonly ProductRecord[],
  { mode, startedAt }: { mode?: ImportMode; startedAt?: Date },
): Promise<void> {
  const quiet = () => undefined;
  const entries = records.flatMap((record): Entry[] => {
    const entry = prepare(record);
    return typeof entry === 'string' ? [] : [entry];
  });
  const [variationRows, others] = splitVariations(entries);
  const products = await matchEntries(sql, tables, others, quiet);
  await remember(products.filter(({ isNew }) => !isNew));
  const attached = await attachToParents(sql, tables, variationRows, false, quiet);
  const variations = await matchEntries(sql, tables, attached, quiet);
  const isDone = (entry: Entry) => !entry.isNew && entry.previousParentId === entry.parent?.id;
  await remember(variations.filter(isDone));
  await putToWait(
    sql,
    tables,
    variations.filter((entry) => !isDone(entry)).map(({ record }) => record),
  );

  async function remember(done: readonly Entry[]): Promise<void> {
    if (mode !== 'CREATE_ONLY' || startedAt === undefined) return rememberEntries(sql, tables, done);
    const made = await createdSince(sql, done.map(idOf), startedAt);
    for (const isMade of [true, false])
      await rememberEntries(
        sql,
        tables,
        done.filter((entry) => made.has(idOf(entry)) === isMade),
        isMade,
      );
  }
}
