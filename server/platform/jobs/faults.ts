import { randomBytes } from 'node:crypto';
import { LaterError } from './errors.ts';

// Long-running work resumes after a fault. Work that fails repeatedly is ended, and staff are shown the reference of the fault in the
// server's log.

/** Number of faults that end the work until staff resume it. */
export const maxFaults = 3;

/**
 * Continues long-running work. A fault is recorded with a reference, which is also in the error that is thrown then, and so in the log.
 * @param note saves the reference with the work; if that fails too, the work stays unchanged
 */
export async function withFaultReports(
  run: () => Promise<void>,
  { signal, note }: { signal?: AbortSignal; note: (reference: string) => Promise<unknown> },
): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (signal?.aborted || error instanceof LaterError) throw error;
    const reference = newReference();
    await note(reference).catch(() => undefined);
    throw new Error(`Background job failed, reference ${reference}`, { cause: error });
  }
}

/** Returns a reference for a fault, shown in the log and to users. */
export function newReference(): string {
  return randomBytes(4).toString('hex');
}
