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
const defaults = ['ShopSettings', 'TaxRate', 'ShippingZone', 'ShippingRate', 'MenuItem', 'ReviewCriterion'];

async function keepDefaults(db: Db): Promise<void> {
  await db.pool.query('create schema if not exists defaults');
  for (const table of defaults) await db.pool.query(`create table if not exists defaults."${table}" as table "${table}"`);
}

/** The price ledgers refuse to be emptied. Only a superuser may look away from that, which these tests are in their own databases. */
async function truncate(db: Db, tables: string): Promise<void> {
  const client = await db.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(`truncate ${tables} restart identity cascade`);
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

let emptied = 0;

/** Takes every row out of every table and starts the sequences anew. */
export async function emptyDb(db: Db): Promise<void> {
  const { rows } = await db.pool.query<{ tables: string }>(
    `select string_agg(format('%I.%I', schemaname, tablename), ', ') as tables
     from pg_tables where schemaname = 'public' and tablename <> '_prisma_migrations'`,
  );
  await truncate(db, rows[0]?.tables ?? '');
  for (const table of defaults) await db.pool.query(`insert into "${table}" select * from defaults."${table}"`);
  // Rows that tests add come after these.
  for (const table of ['ShippingZone', 'ShippingRate', 'MenuItem', 'ReviewCriterion'])
    await db.pool.query(`select setval(pg_get_serial_sequence('"${table}"', 'id'), max("id")) from "${table}"`);
  // What a file before this one kept for a revision must not be taken for this one's.
  emptied += 1;
  await db.pool.query(`insert into "CatalogState" ("id", "revision") values (1, $1)`, [emptied * 1_000]);
}
