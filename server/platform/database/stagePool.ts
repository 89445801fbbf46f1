import pg from 'pg';

type Query = (...args: unknown[]) => Promise<unknown>;

const textOf = (query: unknown) => String(typeof query === 'object' && query !== null && 'text' in query ? query.text : query).trim();

/** What beginning and ending a transaction is within one that is open already. */
const within: Readonly<Record<string, readonly string[]>> = {
  BEGIN: ['savepoint stage'],
  COMMIT: ['release savepoint stage'],
  ROLLBACK: ['rollback to savepoint stage', 'release savepoint stage'],
};

/**
 * A node-postgres pool of one connection that is lent to it, in the middle of a transaction that others will end. Its transactions are
 * savepoints, one after the other, and a statement of its own that fails leaves the rest as it was.
 */
export class StagePool extends pg.Pool {
  #client: pg.PoolClient | null = null;
  #last: Promise<void> = Promise.resolve();

  /** Lends it the connection. */
  open(client: pg.PoolClient): void {
    this.#client = client;
  }

  /** Takes the connection away again, once whatever has it is done. */
  async shut(): Promise<void> {
    const done = await this.#turn();
    this.#client = null;
    done();
  }

  override async query(...args: unknown[]): Promise<never> {
    const client = (await this.connect()) as pg.PoolClient;
    const send = client.query.bind(client) as Query;
    // What only reads changes nothing by failing that the run would have to go on with.
    const isSafe = /^select\b/i.test(textOf(args[0]));
    try {
      if (!isSafe) await send('BEGIN');
      const result = await send(...args);
      if (!isSafe) await send('COMMIT');
      return result as never;
    } catch (error) {
      if (!isSafe) await send('ROLLBACK');
      throw error;
    } finally {
      client.release();
    }
  }

  /** @throws Error when nothing is lent: something goes on after its run has ended */
  override async connect(callback?: unknown): Promise<never> {
    if (callback) throw new TypeError('A dry-run connection supports promises only');
    const done = await this.#turn();
    const client = this.#client;
    if (!client) {
      done();
      throw new Error('A query was sent after its dry run had ended');
    }
    const send = client.query.bind(client) as Query;
    const query: Query = async (...args) => {
      const statements = within[textOf(args[0]).toUpperCase()];
      if (!statements) return send(...args);
      let result: unknown;
      for (const statement of statements) result = await send(statement);
      return result;
    };
    // Of a client nothing else is used: see Prisma's adapter (PgTransaction) and `query` above.
    const lent = { query, release: done, on: () => lent, removeListener: () => lent };
    return lent as never;
  }

  /** Waits until it is the caller's turn. @returns ends the turn */
  async #turn(): Promise<() => void> {
    const before = this.#last;
    let end = () => {};
    this.#last = new Promise((resolve) => (end = resolve));
    await before;
    return end;
  }
}
