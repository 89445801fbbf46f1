import type { BatchOutcome } from './batch.ts';
import type { ProductRecord } from '../../products/products.ts';
import { rejectedOnly } from './report.ts';

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/**
 * Writes a batch. When the database rejects a value, splits the batch in halves until the offending row is found; the others are written.
 * @param write writes the given records as a whole, or none of them
 * @param refuse called with a row that the database rejects
 */
export async function storeBatch(
  batch: readonly ProductRecord[],
  write: (records: readonly ProductRecord[]) => Promise<void>,
  refuse: (outcome: BatchOutcome, record: ProductRecord) => Promise<void>,
  attempt = 1,
): Promise<void> {
  try {
    await write(batch);
  } catch (error) {
    const code = codeOf(error);
    if (/^40(001|P01)$/.test(code) && attempt < 5) return storeBatch(batch, write, refuse, attempt + 1);
    // Classes 22, 23 and 54: a value that can't be stored. Other errors aren't caused by the row.
    if (!/^(22|23|54)/.test(code)) throw error;
    const [only] = batch;
    if (batch.length === 1 && only) {
      const reason = `Rejected by the database: ${error instanceof Error ? error.message : String(error)}.`;
      return refuse(rejectedOnly([{ line: only.line, reason }]), only);
    }
    const middle = Math.ceil(batch.length / 2);
    await storeBatch(batch.slice(0, middle), write, refuse);
    await storeBatch(batch.slice(middle), write, refuse);
  }
}
