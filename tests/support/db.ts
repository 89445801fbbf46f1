import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { openDb, type Db } from '../../server/db.ts';

// One migrated database per worker, emptied for each caller: files of one worker run one after the other.

const shared = globalThis as { soukTestDb?: Promise<Db> };

async function openWorkerDb(): Promise<Db> {
  const template = inject('dbTemplate');
  const url = process.env.DATABASE_URL;
  if (!url) return openDb({ image: new Blob([await readFile(template)]) });
  const name = `${template}_worker_${process.env.VITEST_POOL_ID ?? '0'}_${process.pid}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  // Left behind by earlier runs whose process is gone.
  const { rows } = await admin.query<{ datname: string }>(`select datname from pg_database where datname like $1`, [
    `${template}_worker_%`,
  ]);
  for (const { datname } of rows) {
    const pid = Number(datname.split('_').at(-1));
    if (pid !== process.pid && !isAlive(pid)) await admin.query(`drop database if exists ${datname} with (force)`);
  }
  await admin.query(`create database ${name} template ${template}`);
  await admin.end();
  const target = new URL(url);
  target.pathname = `/${name}`;
  return openDb({ url: target.href });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The worker's database as it is right after the migrations. */
export async function freshDb(): Promise<Db> {
  const isFirst = shared.soukTestDb === undefined;
  const db = await (shared.soukTestDb ??= openWorkerDb());
  if (isFirst) await keepDefaults(db);
  else await emptyDb(db);
  return db;
}

/** What the migrations put into a new shop, parents first. */
const defaults = ['ShopSettings', 'TaxRate', 'ShippingZone', 'ShippingRate', 'MenuItem', 'ReviewCriterion', 'NewsletterPlacement'];

/** What they have, and whose ids rows that tests add come after. */
const numbered = ['ShippingZone', 'ShippingRate', 'MenuItem', 'ReviewCriterion'];

/**
 * A function that takes the rows out of every table that has any. Deleting a few rows is many times quicker than truncating more than
 * seventy tables with their indexes. The price ledgers refuse to be emptied: only a superuser may look away from that, which these tests are
 * in their own databases; nor are references checked meanwhile.
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

async function keepDefaults(db: Db): Promise<void> {
  await db.pool.query('create schema if not exists defaults');
  for (const table of defaults) await db.pool.query(`create table if not exists defaults."${table}" as table "${table}"`);
  await db.pool.query(emptyAll);
}

let emptied = 0;

/** Takes every row out of every table and starts the sequences anew. */
export async function emptyDb(db: Db): Promise<void> {
  await db.pool.query('select defaults.empty_all()');
  for (const table of defaults) await db.pool.query(`insert into "${table}" select * from defaults."${table}"`);
  // Rows that tests add come after these.
  for (const table of numbered) await db.pool.query(`select setval(pg_get_serial_sequence('"${table}"', 'id'), max("id")) from "${table}"`);
  // What a file before this one kept for a revision must not be taken for this one's.
  emptied += 1;
  await db.pool.query(`insert into "CatalogState" ("id", "revision") values (1, $1)`, [emptied * 1_000]);
}
