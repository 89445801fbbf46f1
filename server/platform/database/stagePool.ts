import pg from 'pg';

type Query = (...args: unknown[]) => Promise<unknown>;

const textOf = (query: unknown) => String(typeof query === 'object' && query !== null && 'text' in query ? query.text : query).trim();

/** Savepoint statements that replace transaction statements inside an open transaction. */
const within: Readonly<Record<string, readonly string[]>> = {
  BEGIN: ['savepoint stage'],
  COMMIT: ['release savepoint stage'],
  ROLLBACK: ['rollback to savepoint stage', 'release savepoint stage'],
};

/**
 * A node-postgres pool of one borrowed connection, within a transaction that its owner ends. Its transactions are savepoints, one after the
 * other, and a failed single statement leaves the rest unchanged.
 */
export class StagePool extends pg.Pool {
  #client: pg.PoolClient | null = null;
  #last: Promise<void> = Promise.resolve();

  /** Lends the pool the connection. */
  open(client: pg.PoolClient): void {
    this.#client = client;
  }

  /** Takes the connection back once its current user is done. */
  async shut(): Promise<void> {
    const done = await this.#turn();
    this.#client = null;
    done();
  }

  override async query(...args: unknown[]): Promise<never> {
    const client = (await this.connect()) as pg.PoolClient;
    const send = client.query.bind(client) as Query;
    // A failed read needs no savepoint, because it changes nothing.
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

  /** @throws Error when no connection is lent: work continued after its run had ended */
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
    // Prisma's adapter (PgTransaction) and `query` above use no other members of a client.
    const lent = { query, release: done, on: () => lent, removeListener: () => lent };
    return lent as never;
  }

  /**
   * Waits for the caller's turn.
   * @returns a function that ends the turn
   */
  async #turn(): Promise<() => void> {
    const before = this.#last;
    let end = () => {};
    this.#last = new Promise((resolve) => (end = resolve));
    await before;
    return end;
  }
}
