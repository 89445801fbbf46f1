/**
 * The clock of work that takes minutes, in which sales begin and end: no step may draw things as they were when the first one did.
 * @param now the instant the work began
 * @returns tells as much later than that as has passed since
 */
export function clockSince(now: Date): () => Date {
  const began = performance.now();
  return () => new Date(now.getTime() + Math.round(performance.now() - began));
}
