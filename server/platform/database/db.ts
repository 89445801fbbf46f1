import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { acquireLock } from './lockFile.ts';
import { ReservingPool, writersOf } from './reserve.ts';
import { isTracing } from '../tracing/tracing.ts';
import { traceStatements } from '../tracing/tracedPool.ts';
import { PrismaClient, type Prisma } from '../../generated/prisma/client.ts';

/**
 * An open database. Inside `prisma.$transaction`, only the transaction's client may be used: the embedded database has a single connection.
 */
export interface Db {
  kind: 'postgres' | 'embedded';
  prisma: PrismaClient;
  pool: pg.Pool;
  /** The use of the pool's connections now. */
  usage(): PoolUsage;
  /** Returns an image of the embedded database for `openDb`; null for PostgreSQL, which has programs for this. */
  dump: (() => Promise<Blob>) | null;
  close(): Promise<void>;
}

/** The use of a pool's connections. */
export interface PoolUsage {
  inUse: number;
  idle: number;
  /** Statements and transactions that wait for a connection. */
  waiting: number;
}

const usageOf = ({ totalCount, idleCount }: pg.Pool, waiting: number): PoolUsage => ({
  inUse: totalCount - idleCount,
  idle: idleCount,
  waiting,
});

/** A client for operations that run inside a caller's transaction. */
export type Tx = Omit<PrismaClient, '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends'>;

/** A source for reading rows: the database, or one of its connections. */
export interface Reader {
  pool: Pick<pg.ClientBase, 'query'>;
}

export interface DbOptions {
  /** PostgreSQL connection string; without it, the embedded database is used. */
  url?: string;
  /** Directory of the embedded database; without it, the database is in memory. */
  dataDir?: string;
  /** A dump to initialise a new embedded database from. */
  image?: Blob;
  poolSize?: number;
}

/** How long a request waits for a connection before it fails with the busy error. */
const connectionWaitMs = 5_000;

const maxNamedStatements = 1_000;

/**
 * Names statements, so that the database parses and plans each of them once per connection. There are only as many as the code has, but
 * lists of varying length could produce more than a connection should remember.
 */
function statementNames(): (query: { sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    let name = names.get(sql);
    if (name === undefined) {
      if (names.size >= maxNamedStatements) return '';
      name = createHash('sha1').update(sql).digest('base64url');
      names.set(sql, name);
    }
    return name;
  };
}

/** Creates a Prisma client whose statements go through this pool. */
export function clientOver(pool: pg.Pool): PrismaClient {
  return new PrismaClient({
    adapter: new PrismaPg(pool, { statementNameGenerator: statementNames() }),
    // On the embedded database, transactions queue behind each other, so they must be allowed to wait.
    transactionOptions: { maxWait: 10_000, timeout: 30_000 },
  });
}

/**
 * Opens PostgreSQL or the embedded database. It does not migrate: see database/migrations.ts.
 * @throws DatabaseInUseError when another process has the embedded database open
 */
export async function openDb(options: DbOptions): Promise<Db> {
  if (options.url) {
    const max = options.poolSize ?? 10;
    const pool = new ReservingPool(
      {
        connectionString: options.url,
        max,
        connectionTimeoutMillis: connectionWaitMs,
        // Random access costs little more than sequential access: the catalogue is in memory or on an SSD. JIT compilation of a statement
        // took 80 to 170 ms where running it took 5 (docs/performance.md).
        options: '-c pg_trgm.word_similarity_threshold=0.45 -c timezone=UTC -c random_page_cost=1.1 -c jit=off',
      },
      { ...writersOf(max), waitMs: connectionWaitMs },
    );
    // The pool replaces a broken idle connection; without a listener, the error would end the process.
    pool.on('error', () => undefined);
    // Nor may a connection that breaks between two statements of its user, whose next statement fails.
    pool.on('connect', (client) => void client.on('error', () => undefined));
    if (isTracing()) traceStatements(pool);
    const prisma = clientOver(pool.forTransactions());
    return {
      kind: 'postgres',
      prisma,
      pool,
      usage: () => usageOf(pool, pool.waiting),
      dump: null,
      close: () => prisma.$disconnect().then(() => pool.end()),
    };
  }
  const unlock = options.dataDir ? acquireLock(options.dataDir) : undefined;
  try {
    // Loaded only where it is used.
    const [{ startEmbedded }, { embeddedPool }] = await Promise.all([import('./embedded.ts'), import('./embeddedPool.ts')]);
    const database = await startEmbedded(options);
    const pool = embeddedPool(database);
    if (isTracing()) traceStatements(pool);
    const prisma = clientOver(pool);
    return {
      kind: 'embedded',
      prisma,
      pool,
      usage: () => usageOf(pool, pool.waitingCount),
      dump: async () => {
        await pool.query('checkpoint');
        return database.dumpDataDir('gzip');
      },
      close: async () => {
        await prisma.$disconnect();
        await pool.end();
        await database.close();
        unlock?.();
      },
    };
  } catch (error) {
    unlock?.();
    throw error;
  }
}

/**
 * Reads rows with raw SQL, bypassing Prisma, whose overhead is several times the cost of a short statement. The statement is planned each
 * time: the best index depends on the values (a category may hold ten products or half the shop).
 */
export async function readRows<Row extends object>(db: Reader, statement: Prisma.Sql): Promise<Row[]> {
  const { rows } = await db.pool.query<Row>({ text: statement.text, values: statement.values });
  return rows;
}

const nameOf = statementNames();

/**
 * Like readRows, for statements that are best executed the same way whatever the values, such as those that look rows up by ID: they are
 * planned once per connection. Planning a statement with several joins costs more than executing it.
 */
export async function readPlanned<Row extends object>(db: Reader, statement: Pick<Prisma.Sql, 'text' | 'values'>): Promise<Row[]> {
  const { text, values } = statement;
  const { rows } = await db.pool.query<Row>({ name: nameOf({ sql: text }), text, values });
  return rows;
}
