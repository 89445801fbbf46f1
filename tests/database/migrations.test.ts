import { beforeAll, expect, test } from 'vitest';
import { migrate, MigrationStateError, schemaDrift } from '../../server/platform/database/migrations.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';

let db: Db;

beforeAll(async () => {
  db = await freshDb();
});

test('an up-to-date database is left unchanged', async () => {
  expect(await migrate(db.pool)).toEqual([]);
});

test('the migrations match prisma/schema', async () => {
  expect(await schemaDrift()).toBeNull();
});

test('a database newer than the code is rejected with instructions', async () => {
  await db.pool.query(
    `insert into _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     values ('test-newer', 'x', '29990101000000_from_the_future', now(), now(), 1)`,
  );
  try {
    const refused = migrate(db.pool);
    await expect(refused).rejects.toThrow(MigrationStateError);
    await expect(refused).rejects.toThrow(/newer than this program.*29990101000000_from_the_future/);
  } finally {
    await db.pool.query(`delete from _prisma_migrations where id = 'test-newer'`);
  }
});

test('a migration edited after it was applied is rejected', async () => {
  const { rows } = await db.pool.query<{ id: string; checksum: string; migration_name: string }>(
    `select id, checksum, migration_name from _prisma_migrations order by migration_name limit 1`,
  );
  const [first] = rows;
  if (!first) throw new Error('The test database has no migration');
  await db.pool.query(`update _prisma_migrations set checksum = 'edited' where id = $1`, [first.id]);
  try {
    await expect(migrate(db.pool)).rejects.toThrow(`Migration "${first.migration_name}" was edited`);
  } finally {
    await db.pool.query(`update _prisma_migrations set checksum = $1 where id = $2`, [first.checksum, first.id]);
  }
});

test('check constraints reject invalid rows', async () => {
  const product = { slug: 'net', name: 'Net', regularPriceMinor: 100 };
  await expect(db.prisma.product.create({ data: { ...product, stock: -1 } })).rejects.toThrow(/Product_stock_check/);
  await expect(db.prisma.product.create({ data: { ...product, regularPriceMinor: -1 } })).rejects.toThrow(/Product_prices_check/);
  await expect(db.prisma.product.create({ data: { ...product, type: 'VARIATION' } })).rejects.toThrow(/Product_variation_check/);
  await expect(db.prisma.catalogState.create({ data: { id: 2 } })).rejects.toThrow(/CatalogState_single_check/);
  expect(await db.prisma.product.count()).toBe(0);
});
