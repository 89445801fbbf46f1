import { expect, onTestFinished, test } from 'vitest';
import { readPlanned, type Db } from '../../server/platform/database/db.ts';
import { hasPostgres, testDatabase } from '../support/databases.ts';

// Statements of one moment on PostgreSQL. The embedded database has a single connection, without round trips.

async function ownDb(): Promise<Db> {
  const database = await testDatabase('postgres');
  onTestFinished(() => database.remove());
  const db = await database.open();
  onTestFinished(() => db.close());
  return db;
}

/** Reads a number by a statement of its own, which is planned once. */
const read = async (db: Db, n: number) => {
  const rows = await readPlanned<{ n: number; pid: number }>(db, {
    text: `select $1::int + ${n} as n, pg_backend_pid() as pid`,
    values: [n],
  });
  return rows[0] ?? { n: NaN, pid: NaN };
};
const failing = (db: Db) => readPlanned<{ n: number }>(db, { text: 'select 1 / $1::int as n', values: [0] });

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

const isReachable = await hasPostgres();

test.skipIf(!isReachable)(
  '[I86] statements of one moment use one connection, at most eight each, and Prisma’s are among them',
  async () => {
    const db = await ownDb();
    let acquired = 0;
    db.pool.on('acquire', () => (acquired += 1));
    const few = await Promise.all(numbers(5).map((n) => read(db, n)));
    expect(few.map(({ n }) => n)).toEqual([0, 2, 4, 6, 8]);
    expect(new Set(few.map(({ pid }) => pid)).size).toBe(1);
    expect(acquired).toBe(1);

    acquired = 0;
    const [settings, menu, one] = await Promise.all([
      db.prisma.shopSettings.findFirst({ select: { id: true } }),
      db.prisma.menuItem.findMany({ select: { id: true } }),
      read(db, 1),
    ]);
    expect([settings?.id, menu.length > 0, one.n]).toEqual([1, true, 2]);
    expect(acquired).toBeLessThan(3);

    acquired = 0;
    const many = await Promise.all(numbers(20).map((n) => read(db, n)));
    expect(many.map(({ n }) => n)).toEqual(numbers(20).map((n) => 2 * n));
    expect(acquired).toBe(3);
    expect(db.usage()).toMatchObject({ inUse: 0, waiting: 0 });
  },
);

test.skipIf(!isReachable)(
  '[I86] a statement that fails leaves the others alone, and a lost connection fails them all without ending the process',
  async () => {
    const db = await ownDb();
    const outcomes = await Promise.allSettled([read(db, 1), failing(db), read(db, 2)]);
    expect(outcomes).toEqual([
      expect.objectContaining({ value: expect.objectContaining({ n: 2 }) as object }),
      expect.objectContaining({ reason: expect.objectContaining({ code: '22012' }) as object }),
      expect.objectContaining({ value: expect.objectContaining({ n: 4 }) as object }),
    ]);
    // A write of the same moment waits for nothing and is committed.
    await Promise.allSettled([db.prisma.menuItem.updateMany({ data: { label: 'Changed' } }), failing(db), read(db, 3)]);
    expect(await db.prisma.menuItem.count({ where: { label: { not: 'Changed' } } })).toBe(0);

    const cut = () => readPlanned(db, { text: 'select pg_terminate_backend(pg_backend_pid()), $1::int', values: [1] });
    const lost = await Promise.allSettled([cut(), read(db, 1), read(db, 2)]);
    expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect((await Promise.all([read(db, 4), read(db, 5)])).map(({ n }) => n)).toEqual([8, 10]);
    expect(db.usage()).toMatchObject({ inUse: 0, waiting: 0 });
  },
);
