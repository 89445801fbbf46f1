import '../../server/app/participants.ts';
import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import { openDb, type Db } from '../../server/platform/database/db.ts';
import { postgresCopyUrl, usualKind } from './databases.ts';
import { sharedRevision } from './sharedRevision.ts';

// One migrated database per worker, emptied for each caller, because files of one worker run sequentially.

const shared = globalThis as { soukTestDb?: Promise<Db> };

async function openWorkerDb(): Promise<Db> {
  const template = inject('dbTemplate');
  if (usualKind() === 'postgres') return openDb({ url: await postgresCopyUrl(template) });
  return openDb({ image: new Blob([await readFile(template)]) });
}

/** Returns the worker's database as it is after the migrations. */
export async function freshDb(): Promise<Db> {
  const isFirst = shared.soukTestDb === undefined;
  const db = await (shared.soukTestDb ??= openWorkerDb());
  if (isFirst) await saveDefaults(db);
  else await emptyDb(db);
  return db;
}

/** Tables filled by the migrations, parents first. */
const defaults = [
  'ShopSettings',
  'ShopIdentity',
  'LegalText',
  'TaxRate',
  'ShippingZone',
  'ShippingRate',
  'MenuItem',
  'ReviewCriterion',
  'NewsletterPlacement',
];

/** Tables whose ids continue after the default rows when tests add rows. */
const numbered = ['LegalText', 'ShippingZone', 'ShippingRate', 'MenuItem', 'ReviewCriterion'];

/**
 * A function that deletes all rows of every table that has any. Deleting a few rows is many times faster than truncating more than seventy
 * tables with their indexes. The price ledgers reject deletion, which only a superuser can bypass; these tests are superusers in their own
 * databases. References aren't checked meanwhile either.
 */
const emptyAll = `
  create or replace function defaults.empty_all() returns void language plpgsql as $$
  declare
    name text;
    has_rows boolean;
  begin
    perform set_config('session_replication_role', 'replica', true);
    for name in
      select format('%I.%I', schemaname, tablename) from pg_tables
      where schemaname = 'public' and tablename <> '_prisma_migrations'
    loop
      execute 'select exists (select from ' || name || ')' into has_rows;
      if has_rows then execute 'delete from ' || name; end if;
    end loop;
    for name in select format('%I.%I', schemaname, sequencename) from pg_sequences where schemaname = 'public' and last_value is not null
    loop
      execute 'alter sequence ' || name || ' restart';
    end loop;
  end $$`;

async function saveDefaults(db: Db): Promise<void> {
  await db.pool.query('create schema if not exists defaults');
  for (const table of defaults) await db.pool.query(`create table if not exists defaults."${table}" as table "${table}"`);
  await db.pool.query(emptyAll);
}

let emptied = 0;

/** Deletes all rows of every table and restarts the sequences. */
export async function emptyDb(db: Db): Promise<void> {
  await db.pool.query('select defaults.empty_all()');
  for (const table of defaults) await db.pool.query(`insert into "${table}" select * from defaults."${table}"`);
  // Rows added by tests get ids after these.
  for (const table of numbered) await db.pool.query(`select setval(pg_get_serial_sequence('"${table}"', 'id'), max("id")) from "${table}"`);
  // Cached data of a previous file's revision, such as its payment methods, must not be mistaken for this one's.
  emptied += 1;
  await db.pool.query(`insert into "CatalogState" ("id", "revision") values (1, $1)`, [emptied * 1_000]);
  await (await sharedRevision(db)).reload();
}
