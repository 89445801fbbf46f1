import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { isOverload, isOverloadRefusal, logFailure } from '../../server/platform/database/overload.ts';
import { openDb, type Db } from '../../server/platform/database/db.ts';
import { readTogether } from '../../server/platform/database/readTogether.ts';
import { ProviderUnavailableError } from '../../server/commerce/payments/providers/errors.ts';
import { hasPostgres, testDatabase } from '../support/databases.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { postGraphql, unreachableDb, ownPage, testApp } from './testApp.ts';

// An overloaded shop says so at every endpoint in the same way: overload is neither logged as an error nor reported as "not found".

let db: Db;
beforeAll(async () => {
  db = await freshDb();
  await makeProduct(db, { name: 'Kettle', slug: 'kettle' });
});

const coded = (code: string, message = 'in words of the database') => Object.assign(new Error(message), { code });
const driver = (cause: object) => Object.assign(new Error('wrapped'), { name: 'DriverAdapterError', cause });

/** Error cases: a name, the error, and whether the database is known to have changed nothing. */
const shapes: [string, Error, boolean][] = [
  ['no connection is free', new Error('timeout exceeded when trying to connect'), true],
  ['the server is ending', new Error('Cannot use a pool after calling end on the pool'), true],
  ['no transaction can be started', coded('P2028', 'Transaction API error: Unable to start a transaction in the given time.'), true],
  ['a transaction takes too long', coded('P2028', 'Transaction already closed: the timeout for this transaction was 30000 ms'), true],
  ['a statement takes too long', driver({ kind: 'postgres', originalCode: '57014' }), true],
  ['a row is locked for too long', coded('55P03'), true],
  ['a deadlock is detected', Object.assign(coded('P2010'), { meta: { driverAdapterError: driver({ originalCode: '40P01' }) } }), true],
  ['the database has too many connections', driver({ kind: 'TooManyConnections' }), true],
  ['the database is starting', coded('57P03'), true],
  ['the database cannot be reached', coded('ECONNREFUSED'), true],
  ['the database’s host is unknown for the moment', coded('EAI_AGAIN', 'getaddrinfo EAI_AGAIN db'), true],
  ['the database does not accept the connection in time', new Error('Connection terminated due to connection timeout'), true],
  ['the database is out of memory', driver({ kind: 'postgres', originalCode: '53200' }), true],
  ['the transaction is idle for too long', driver({ kind: 'postgres', originalCode: '25P03' }), true],
  ['the connection is closed already', new Error('Client was closed and is not queryable'), false],
  ['the connection is lost', new Error('Connection terminated unexpectedly'), false],
  ['the database is shut down', coded('57P01'), false],
];

/** At which level a failure is logged. */
function levelOf(error: unknown): string {
  const levels: string[] = [];
  logFailure({ warn: () => levels.push('warn'), error: () => levels.push('error') }, error, 'It failed');
  return levels.join();
}

describe.each(shapes)('%s', (_title, error, hasChangedNothing) => {
  test('is an overload, not an error', () => {
    expect([isOverload(error), isOverloadRefusal(error)]).toEqual([true, hasChangedNothing]);
    expect(levelOf(error)).toBe('warn');
  });

  test('returns 503 with Retry-After at every endpoint and is not logged as an error', async () => {
    const { app, faults } = await testApp(unreachableDb(db, error));
    onTestFinished(() => app.close());
    const headers = { host: 'localhost:4000', ...ownPage };
    const endpoints = {
      query: await postGraphql(app, { query: '{ product(slug: "kettle") { name } }' }),
      admin: await postGraphql(app, { query: '{ categories { name } }' }, {}, '/admin/graphql'),
      page: await app.inject({ url: '/product/', headers }),
      legacy: await app.inject({
        method: 'POST',
        url: '/?wc-ajax=get_refreshed_fragments',
        headers: { ...headers, cookie: `sid=${'x'.repeat(43)}` },
      }),
      feed: await app.inject({ url: '/sitemap.xml', headers }),
      rest: await app.inject({ url: '/wp-json/wp/v2/product', headers }),
      restNextPage: await app.inject({ url: '/wp-json/wp/v2/product?page=2&souk_after=WyJ4IiwxLDFd', headers }),
      oldLink: await app.inject({ url: '/?p=1', headers }),
      formerUrl: await app.inject({ url: '/product/former-kettle/', headers }),
      merchantLink: await app.inject({ url: '/out/1/', headers }),
      export: await app.inject({ url: '/admin/catalogue/export.csv', headers: { ...headers, cookie: `admin=${'x'.repeat(43)}` } }),
    };
    for (const [endpoint, { statusCode, headers: sentHeaders, body }] of Object.entries(endpoints)) {
      expect([endpoint, statusCode]).toEqual([endpoint, 503]);
      expect(sentHeaders['retry-after'], endpoint).toBe('5');
      expect(body, endpoint).not.toContain('words of the database');
    }
    expect(endpoints.query.json<{ errors: unknown[] }>().errors).toMatchObject([{ extensions: { code: 'TRY_AGAIN' } }]);
    expect(faults).toEqual([]);
  });
});

test('a mutation that changed nothing returns TryAgainError', async () => {
  const { app, faults } = await testApp(unreachableDb(db, new Error('timeout exceeded when trying to connect')));
  onTestFinished(() => app.close());
  const query = `mutation { addToCart(input: { productId: "UHJvZHVjdDox", quantity: 1 }) { __typename ... on UserError { code message } } }`;
  const { statusCode, body } = await postGraphql(app, { query }, ownPage);
  expect(statusCode).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ data: { addToCart: { __typename: 'TryAgainError', code: 'TRY_AGAIN' } } });
  expect(faults).toEqual([]);
});

test('a mutation that changed nothing returns 503 with Retry-After at the endpoints of old scripts and links', async () => {
  const prisma = new Proxy(db.prisma, {
    get: (target, name, receiver) =>
      name === '$queryRaw'
        ? (sql: TemplateStringsArray, ...values: unknown[]) =>
            sql.join('').includes('INSERT INTO "CartLine"') ? Promise.reject(coded('55P03')) : target.$queryRaw(sql, ...values)
        : (Reflect.get(target, name, receiver) as unknown),
  });
  const { app, faults } = await testApp({ ...db, prisma });
  onTestFinished(() => app.close());
  const { id } = await db.prisma.product.findUniqueOrThrow({ where: { slug: 'kettle' } });
  const headers = { host: 'localhost:4000', ...ownPage, 'content-type': 'application/x-www-form-urlencoded' };
  const requests = {
    script: { method: 'POST', url: '/?wc-ajax=add_to_cart', headers, body: `product_id=${id}` },
    form: { method: 'POST', url: '/product/kettle/', headers, body: `add-to-cart=${id}` },
    link: { method: 'GET', url: `/?add-to-cart=${id}`, headers },
  } as const;
  for (const [name, request] of Object.entries(requests)) {
    const { statusCode, headers: sent, body } = await app.inject(request);
    expect([name, statusCode, sent['retry-after']]).toEqual([name, 503, '5']);
    expect(body, name).toContain('The shop is very busy.');
  }
  expect(faults).toEqual([]);
});

test('an internal error is not an overload and is not reported as "not found"', async () => {
  expect(isOverload(new Error('column "naem" does not exist'))).toBe(false);
  expect(isOverload(coded('P2002'))).toBe(false);
  expect(isOverload(null)).toBe(false);
  expect(isOverload(new ProviderUnavailableError(coded('ECONNREFUSED')))).toBe(false);
  for (const error of [coded('P2002'), null, new Error('No connection to Redis', { cause: coded('ECONNREFUSED') })])
    expect(levelOf(error)).toBe('error');
  const { app, faults } = await testApp(unreachableDb(db));
  onTestFinished(() => app.close());
  expect((await app.inject({ url: '/product/', headers: { host: 'localhost:4000' } })).statusCode).toBe(500);
  expect(faults.length).toBeGreaterThan(0);
});

// The same errors from a real database, with and without Prisma.
test.skipIf(!(await hasPostgres()))(
  'a statement timeout, a lost connection and an unreachable database are overloads, not errors',
  async () => {
    const database = await testDatabase('postgres');
    onTestFinished(() => database.remove());
    const own = await database.open();
    onTestFinished(() => own.close());
    const failure = (work: Promise<unknown>) =>
      work.then(
        () => null,
        (error: unknown) => [isOverload(error), isOverloadRefusal(error)],
      );
    const slow = own.prisma.$transaction(async (tx) => {
      await tx.$executeRawUnsafe('set local statement_timeout = 50');
      await tx.$queryRawUnsafe('select pg_sleep(60)::text');
    });
    expect(await failure(slow)).toEqual([true, true]);
    const cut = own.prisma.$transaction(async (tx) => {
      const rows = await tx.$queryRaw<{ pid: number }[]>`select pg_backend_pid() as pid`;
      await own.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await tx.$queryRaw`select 1`;
    });
    expect(await failure(cut)).toEqual([true, false]);
    // Between two statements, the loss is an event, which must not end the process.
    const cutBetween = readTogether(own, async ({ pool }) => {
      const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
      const lost = new Promise((resolve) => (pool as unknown as NodeJS.EventEmitter).on('end', resolve));
      await own.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await lost;
      await pool.query('select 1');
    });
    expect(await failure(cutBetween)).toEqual([true, false]);
    const gone = await openDb({ url: 'postgres://postgres@127.0.0.1:1/postgres' });
    onTestFinished(() => gone.close());
    expect(await failure(gone.prisma.product.count())).toEqual([true, true]);
    expect(await failure(gone.prisma.$transaction((tx) => tx.product.count()))).toEqual([true, true]);
    expect(await failure(gone.pool.query('select 1'))).toEqual([true, true]);
  },
);

// Skipped on the embedded database, which has a single connection and so none to reserve.
const inTransaction = ({ prisma }: Db, id: number) =>
  prisma.$transaction((tx) => tx.product.update({ where: { id }, data: { name: 'Pot' } }));
const single = ({ prisma }: Db, id: number) => prisma.product.update({ where: { id }, data: { name: 'Pot' } });
const raw = ({ pool }: Db, id: number) => pool.query(`update "Product" set "name" = 'Pot' where "id" = $1`, [id]);
const belowWith = ({ pool }: Db, id: number) =>
  pool.query(`with changed as (update "Product" set "name" = 'Pot' where "id" = $1 returning 1) select * from changed`, [id]);

/** What writes, by name, and how many of its writes may wait for the row at a time on the four connections of a test. */
const writers: [string, ((db: Db, id: number) => Promise<unknown>)[], number][] = [
  ['transactions', [inTransaction], 1],
  ['single writes', [single], 1],
  ['raw writes', [raw, belowWith], 1],
  ['writes of all kinds', [inTransaction, single, raw, belowWith], 2],
];

test.skipIf(!(await hasPostgres())).each(writers)(
  'reads are answered while more %s wait for a locked row than there are connections',
  async (_title, writes, atOnce) => {
    const database = await testDatabase('postgres');
    onTestFinished(() => database.remove());
    const own = await database.open();
    const { id } = await makeProduct(own, { name: 'Kettle' });
    let releaseRow = () => undefined as void;
    const isOver = new Promise<void>((resolve) => (releaseRow = resolve));
    let rowLocked = () => undefined as void;
    const isHeld = new Promise<void>((resolve) => (rowLocked = resolve));
    const change = async (tx: Pick<Db['prisma'], 'product'>) => tx.product.update({ where: { id }, data: { name: 'Pot' } });
    const holder = own.prisma.$transaction(async (tx) => {
      await change(tx);
      rowLocked();
      await isOver;
    });
    await isHeld;
    const waiting = Array.from({ length: 6 }, () => writes).flatMap((kinds) => kinds.map(async (write) => await write(own, id)));
    const waits = async () => {
      const { rows } = await own.pool.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]?.n ?? 0;
    };
    await expect.poll(waits, { timeout: 20_000 }).toBe(atOnce);
    expect(await own.prisma.product.findUniqueOrThrow({ where: { id }, select: { name: true } })).toEqual({ name: 'Kettle' });
    expect((await own.pool.query('select 1')).rowCount).toBe(1);
    releaseRow();
    await holder;
    expect(await Promise.all(waiting)).toHaveLength(6 * writes.length);
    await own.close();
  },
);
