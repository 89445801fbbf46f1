import pg from 'pg';
import { sendTogether, type Send } from './together.ts';

/** Gives out turns: at most `atOnce` are held at a time, and the others wait in the order in which they came. */
class Turns {
  private free: number;
  private readonly queue: (() => void)[] = [];
  private readonly waitMs: number;

  constructor(atOnce: number, waitMs: number) {
    this.free = atOnce;
    this.waitMs = waitMs;
  }

  get waiting(): number {
    return this.queue.length;
  }

  /** Waits for a turn. @throws the pool's own error when there is none in time, so that both are recognised as the same overload */
  take(): Promise<void> {
    if (this.free > 0) {
      this.free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.queue.splice(this.queue.indexOf(begin), 1);
        reject(new Error('timeout exceeded when trying to connect'));
      }, this.waitMs);
      this.queue.push(begin);
    });
  }

  pass(): void {
    const next = this.queue.shift();
    if (next) next();
    else this.free += 1;
  }
}

const writes = /^\s*(?:insert|update|delete|merge)\b/i;
const writesBelow = /\b(?:insert\s+into|update|delete\s+from)\b/i;
const startsWith = /^\s*with\b/i;

/** Whether a statement writes rows, and so may wait for a row that another transaction has locked. */
export const isWrite = (sql: string): boolean => writes.test(sql) || (startsWith.test(sql) && writesBelow.test(sql));

interface Limits {
  /** Maximum number of concurrent transactions. */
  transactions: number;
  /** Maximum number of concurrent single statements that write. */
  writes: number;
  /** How long each waits for its turn. */
  waitMs: number;
}

/**
 * Returns how many of a pool's connections may write at a time. A row that is locked for long stops all that want to write it; the rest
 * of the connections goes on reading pages. Single statements have their own limit because a transaction may cause one on another connection.
 */
export const writersOf = (poolSize: number): Pick<Limits, 'transactions' | 'writes'> => ({
  transactions: Math.max(1, Math.floor(poolSize * 0.6)),
  writes: Math.max(1, Math.floor(poolSize * 0.2)),
});

/** A pool that leaves some of its connections for reads. */
export class ReservingPool extends pg.Pool {
  private readonly transactionTurns: Turns;
  private readonly writeTurns: Turns;

  constructor(config: pg.PoolConfig, limits: Limits) {
    // For sendTogether: statements of one connection don't wait for each other's answers.
    super({ ...config, pipeline: true });
    this.transactionTurns = new Turns(limits.transactions, limits.waitMs);
    this.writeTurns = new Turns(limits.writes, limits.waitMs);
    const query = this.query.bind(this) as Send;
    const together = sendTogether(this, query);
    const limitedQuery = async (...args: unknown[]) => {
      const [first] = args as [string | { text?: string; name?: string }];
      const { text, name = null } = typeof first === 'string' ? { text: first } : first;
      // Named statements are quick: they look rows up by ID.
      if (!text || !isWrite(text)) return name ? together(...args) : query(...args);
      await this.writeTurns.take();
      try {
        return await query(...args);
      } finally {
        this.writeTurns.pass();
      }
    };
    // All overloads that return a promise; nothing here passes a callback or a cursor.
    this.query = limitedQuery as pg.Pool['query'];
  }

  /** Returns a view of this pool for Prisma, which connects by promise for transactions only. Ending it ends the pool. */
  forTransactions(): pg.Pool {
    const connect = async () => {
      await this.transactionTurns.take();
      try {
        const client = await this.connect();
        const release = client.release;
        client.release = (error) => {
          client.release = release;
          this.transactionTurns.pass();
          release.call(client, error);
        };
        return client;
      } catch (error) {
        this.transactionTurns.pass();
        throw error;
      }
    };
    return Object.create(this, { connect: { value: connect } }) as pg.Pool;
  }

  /** Statements and transactions that wait for a connection, or for their turn to get one. */
  get waiting(): number {
    return this.waitingCount + this.transactionTurns.waiting + this.writeTurns.waiting;
  }
}
