import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

/** Sends a statement, as `pool.query` does. */
export type Send = (...args: unknown[]) => Promise<unknown>;

interface Waiting {
  args: unknown[];
  /** Runs a function in the asynchronous context of the caller. */
  inContext(run: () => Promise<unknown>): Promise<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** More statements than this are sent on another connection, so that the last one doesn't wait for all others. */
const maxTogether = 8;

async function sendAll(pool: pg.Pool, statements: readonly Waiting[]): Promise<void> {
  let client: pg.PoolClient;
  try {
    client = await pool.connect();
  } catch (error) {
    for (const { reject } of statements) reject(error);
    return;
  }
  // A lost connection rejects all of its statements; without a listener, the error would end the process.
  let failure: Error | undefined;
  const onError = (error: Error) => void (failure = error);
  client.on('error', onError);
  const send = client.query.bind(client) as Send;
  // The types lack the socket.
  const { stream } = (client as unknown as { connection: { stream: { cork(): void; uncork(): void } } }).connection;
  stream.cork();
  const answers = statements.map(({ args, inContext, resolve, reject }) =>
    inContext(() => send(...args)).then(resolve, (error: Error) => {
      failure ??= error;
      reject(error);
    }),
  );
  stream.uncork();
  await Promise.all(answers);
  client.off('error', onError);
  // Like pool.query, which replaces a connection after an error.
  client.release(failure);
}

/**
 * Sends statements that are asked for at the same moment, by fields of one level of a query, as one packet on one connection (`pipeline` of
 * node-postgres). A round trip per statement costs more than these statements themselves. Each statement remains its own transaction, and
 * fails alone.
 * @param query sends a single statement
 */
export function sendTogether(pool: pg.Pool, query: Send): Send {
  let waiting: Waiting[] = [];
  function flush() {
    const statements = waiting;
    waiting = [];
    const [first] = statements;
    if (first && statements.length === 1) {
      first.inContext(() => query(...first.args)).then(first.resolve, first.reject);
      return;
    }
    for (let from = 0; from < statements.length; from += maxTogether) void sendAll(pool, statements.slice(from, from + maxTogether));
  }
  return (...args) =>
    new Promise((resolve, reject) => {
      // After all that the packets just received let continue; Prisma and platform/graphql/batched.ts wait for some ticks, too.
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ args, inContext: AsyncLocalStorage.snapshot(), resolve, reject });
    });
}
