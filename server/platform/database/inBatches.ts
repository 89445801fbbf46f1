/** So many rows go in one statement of the upkeep: few enough that nobody waits for it. */
export const upkeepBatch = 500;

/**
 * Runs a statement of the upkeep until it finds less than a batch.
 * @param run does at most `upkeepBatch` rows and says how many
 * @returns how many in all
 */
export async function inBatches(run: () => Promise<number>, signal?: AbortSignal): Promise<number> {
  let all = 0;
  for (;;) {
    const count = await run();
    all += count;
    if (count < upkeepBatch || signal?.aborted) return all;
  }
}
