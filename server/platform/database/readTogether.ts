import type { Db, Reader } from './db.ts';

/**
 * Reads several values from one snapshot, so that their totals are consistent. Inside, only the reader may be used: the embedded database
 * has a single connection.
 */
export async function readTogether<T>({ pool }: Pick<Db, 'pool'>, read: (reader: Reader) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const found = await read({ pool: client });
    await client.query('COMMIT');
    client.release();
    return found;
  } catch (error) {
    // The connection is discarded together with its transaction.
    client.release(true);
    throw error;
  }
}
