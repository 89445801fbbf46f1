import { randomBytes } from 'node:crypto';
import { LaterError } from './errors.ts';

// Long work goes on where it was after a fault. What meets faults again and again is ended, and its number in the server's log is told to
// whoever looks at it.

/** So many faults end it, until somebody has it go on. */
export const maxFaults = 3;

/**
 * Goes on with long work. A fault is noted with a reference, which the error that is thrown then has too, and by it the log.
 * @param note writes the reference beside the work; when that does not work either, the work stays as it is
 */
export async function notingFaults(
  run: () => Promise<void>,
  { signal, note }: { signal?: AbortSignal; note: (reference: string) => Promise<unknown> },
): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (signal?.aborted || error instanceof LaterError) throw error;
    const reference = newReference();
    await note(reference).catch(() => undefined);
    throw new Error(`A background job failed, reference ${reference}`, { cause: error });
  }
}

/** Names a fault in the log and before people. */
export function newReference(): string {
  return randomBytes(4).toString('hex');
}
