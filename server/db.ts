import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { startEmbedded } from './database/embedded.ts';
import { embeddedPool } from './database/embeddedPool.ts';
import { takeLock } from './database/lockFile.ts';
import { PrismaClient } from './generated/prisma/client.ts';

/** An open database. Inside `prisma.$transaction` only the transaction's client may be used: the embedded database has one connection. */
export interface Db {
  kind: 'postgres' | 'embedded';
  prisma: PrismaClient;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** What an operation needs when it runs inside somebody else's transaction. */
export type Tx = Omit<PrismaClient, '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends'>;

export interface DbOptions {
  /** PostgreSQL connection string; without it the embedded database is used. */
  url?: string;
  /** Where the embedded database lives; without it, it lives in memory. */
  dataDir?: string;
  /** A dump that a new embedded database starts from. */
  image?: Blob;
  poolSize?: number;
}

function makeClient(pool: pg.Pool): PrismaClient {
  return new PrismaClient({
    adapter: new PrismaPg(pool),
    // On the embedded database transactions queue behind each other, so they must be allowed to wait.
    transactionOptions: { maxWait: 10_000, timeout: 30_000 },
  });
}

/**
 * Opens PostgreSQL or the embedded database. It does not migrate: see database/migrations.ts.
 * @throws DatabaseInUseError when another process has the embedded database open
 */
export async function openDb(options: DbOptions): Promise<Db> {
  if (options.url) {
    const pool = new pg.Pool({
      connectionString: options.url,
      max: options.poolSize ?? 10,
      connectionTimeoutMillis: 5_000,
      options: '-c pg_trgm.word_similarity_threshold=0.45 -c timezone=UTC',
    });
    // A broken idle connection is replaced by the pool; without a listener it would end the process.
    pool.on('error', () => undefined);
    const prisma = makeClient(pool);
    return { kind: 'postgres', prisma, pool, close: () => prisma.$disconnect().then(() => pool.end()) };
  }
  const unlock = options.dataDir ? takeLock(options.dataDir) : undefined;
  try {
    const database = await startEmbedded(options);
    const pool = embeddedPool(database);
    const prisma = makeClient(pool);
    return {
      kind: 'embedded',
      prisma,
      pool,
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
