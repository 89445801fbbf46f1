/** Upper bounds of the numbers to try for a slug that is taken; the windows grow, so that few queries are needed. */
const windows = [1, 9, 99, 999, 9_999] as const;

/** @returns the candidates of one window: the slug itself, then its numbered forms */
export function slugCandidates(base: string, window: number): string[] {
  const from = window === 0 ? 1 : (windows[window - 1] ?? 0) + 1;
  const to = windows[window] ?? 0;
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => (from + index === 1 ? base : `${base}-${from + index}`));
}

export const slugWindows = windows.length;

/**
 * Finds a free slug for each base: the base itself, else with the lowest free number from 2.
 * @param taken returns the candidates that the database already has
 */
export async function claimSlugs(bases: readonly string[], taken: (candidates: string[]) => Promise<Set<string>>): Promise<string[]> {
  const claimed = new Set<string>();
  const result: string[] = [];
  let open = bases.map((base, index) => ({ base, index }));
  for (let window = 0; window < slugWindows && open.length > 0; window += 1) {
    const candidates = new Map([...new Set(open.map(({ base }) => base))].map((base) => [base, slugCandidates(base, window)]));
    const used = await taken([...candidates.values()].flat());
    open = open.filter(({ base, index }) => {
      const free = candidates.get(base)?.find((candidate) => !used.has(candidate) && !claimed.has(candidate));
      if (free === undefined) return true;
      claimed.add(free);
      result[index] = free;
      return false;
    });
  }
  if (open.length > 0) throw new Error(`No free slug is left for "${open[0]?.base}"`);
  return result;
}
