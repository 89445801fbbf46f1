import type pg from 'pg';

/**
 * The pool as Prisma's transactions see it: so few at a time that some connections are left for whatever only asks, or writes with one
 * statement. Else a row that one of them holds for long would take every connection, and no page could be read meanwhile.
 * @param atOnce transactions at a time
 * @param waitMs how long one waits for its turn
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
        // In the pool's own words, so that both are told as the same.
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

  // A single statement takes its connection by the callback; that is not limited.
  const value = (callback?: Parameters<pg.Pool['connect']>[0]) => (callback ? pool.connect(callback) : connect());
  return Object.create(pool, { connect: { value } }) as pg.Pool;
}
