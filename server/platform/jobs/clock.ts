/**
 * Creates a clock for work that takes minutes, during which sales start and end: no step may show the state of the first step's time.
 * @param now the time at which the work began
 * @returns a function that returns that time plus the time elapsed since
 */
export function clockSince(now: Date): () => Date {
  const began = performance.now();
  return () => new Date(now.getTime() + Math.round(performance.now() - began));
}
