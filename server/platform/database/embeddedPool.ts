import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

type Release = pg.PoolClient['release'];

/**
 * A node-postgres pool of exactly one client over the embedded database, which is a single session. The client is never destroyed: pg-pool
 * would destroy it after a failed query and leave the session in the middle of a protocol exchange.
 */
class EmbeddedPool extends pg.Pool {
  // node-postgres overloads both methods with callbacks; the application only uses promises. `never` is assignable to each overload's
  // result.
  override async query(...args: unknown[]): Promise<never> {
    if (typeof args.at(-1) === 'function') throw new TypeError('The embedded pool supports promises only');
    const client = (await this.connect()) as pg.PoolClient;
    try {
      return (await (client.query as (...a: unknown[]) => Promise<unknown>)(...args)) as never;
    } finally {
      client.release();
    }
  }

  override async connect(callback?: unknown): Promise<never> {
    if (callback) throw new TypeError('The embedded pool supports promises only');
    const client: pg.PoolClient = await super.connect();
    const release: Release = client.release;
    client.release = (error) => {
      client.release = release;
      if (!error) return release.call(client);
      void client
        .query('rollback')
        .catch(() => undefined)
        .finally(() => release.call(client));
    };
    return client as never;
  }
}

/** Opens the one-client pool. Ending it does not close the database behind it. */
export function embeddedPool(database: PGlite): pg.Pool {
  const config = createPgConfig(database);
  // The package's type lacks the method.
  const connection = config.connection as unknown as { parse: (query: { types?: unknown }) => unknown };
  const parse = connection.parse.bind(connection);
  // Prisma's adapter passes its type parsers in `types`, where this connection expects a list of parameter types.
  connection.parse = (query) => parse({ ...query, types: Array.isArray(query.types) ? query.types : undefined });
  return new EmbeddedPool({ ...config, max: 1, idleTimeoutMillis: 0 });
}
