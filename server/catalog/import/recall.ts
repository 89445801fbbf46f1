import type { SqlClient } from '../refresh.ts';
import { rememberEntries } from './links.ts';
import { matchEntries } from './match.ts';
import { attachToParents, putToWait } from './parents.ts';
import { prepare, type Entry } from './prepare.ts';
import type { ProductRecord } from './record.ts';
import type { SpillTables } from './session.ts';

/**
 * Takes note of rows that were dealt with before an import was interrupted, without writing them again: what has happened to these
 * products since, such as sales, stays. Variations that waited for their parent then wait again.
 */
export async function recallBatch(sql: SqlClient, tables: SpillTables, records: readonly ProductRecord[]): Promise<void> {
  const quiet = () => undefined;
  const entries = records.flatMap((record): Entry[] => {
    const entry = prepare(record);
    return typeof entry === 'string' ? [] : [entry];
  });
  const isVariation = ({ record }: Entry) => record.type === 'VARIATION';
  const products = await matchEntries(
    sql,
    tables,
    entries.filter((entry) => !isVariation(entry)),
    quiet,
  );
  await remember(products.filter(({ isNew }) => !isNew));
  const attached = await attachToParents(sql, tables, entries.filter(isVariation), false, quiet);
  const variations = await matchEntries(sql, tables, attached, quiet);
  const isDone = (entry: Entry) => !entry.isNew && entry.previousParentId === entry.parent?.id;
  await remember(variations.filter(isDone));
  await putToWait(
    sql,
    tables,
    variations.filter((entry) => !isDone(entry)).map(({ record }) => record),
  );

  async function remember(done: readonly Entry[]): Promise<void> {
    if (done.length > 0) await rememberEntries(sql, tables, done);
  }
}
