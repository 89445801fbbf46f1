/** Number of rows per maintenance statement: few enough not to block other requests. */
export const maintenanceBatch = 500;

/**
 * Repeats a maintenance statement until it affects less than a batch.
 * @param run affects at most `upkeepBatch` rows and returns how many
 * @returns the total
 */
export async function inBatches(run: () => Promise<number>, signal?: AbortSignal): Promise<number> {
  let all = 0;
  for (;;) {
    const count = await run();
    all += count;
    if (count < maintenanceBatch || signal?.aborted) return all;
  }
}
