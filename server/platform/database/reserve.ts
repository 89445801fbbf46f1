import type pg from 'pg';

/**
 * Returns the pool for Prisma's transactions, limited so that some connections remain for reads and single-statement writes. Otherwise a
 * row locked for long could block every connection, and no page could be read meanwhile.
 * @param atOnce maximum number of concurrent transactions
 * @param waitMs how long a transaction waits for its turn
 * @returns a view of the same pool; ending it ends the pool
 */
export function leavingReserve(pool: pg.Pool, atOnce: number, waitMs: number): pg.Pool {
  let free = atOnce;
  const queue: (() => void)[] = [];

  function turn(): Promise<void> {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(begin), 1);
        // The pool's own message, so that both are recognised as the same error.
        reject(new Error('timeout exceeded when trying to connect'));
      }, waitMs);
      queue.push(begin);
    });
  }

  function pass(): void {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  }

  async function connect(): Promise<pg.PoolClient> {
    await turn();
    try {
      const client = await pool.connect();
      const release = client.release;
      client.release = (error) => {
        client.release = release;
        pass();
        release.call(client, error);
      };
      return client;
    } catch (error) {
      pass();
      throw error;
    }
  }

  // Single statements connect with the callback, which is not limited.
  const value = (callback?: Parameters<pg.Pool['connect']>[0]) => (callback ? pool.connect(callback) : connect());
  // Transactions that wait for their turn wait for a connection, too.
  const waitingCount = { get: () => pool.waitingCount + queue.length };
  return Object.create(pool, { connect: { value }, waitingCount }) as pg.Pool;
}
