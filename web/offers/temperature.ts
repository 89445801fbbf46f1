// Temperature of an offer (row 64; specification section 9, Temperature voting). The score itself is unbounded: these are the gauge's
// limits.

/** The ends of the gauge. */
export const maxTemp = 10;
export const minTemp = -10;

/** Hot above zero, cold below; new while the score is hidden, in an offer's first ten minutes. */
export type Heat = 'hot' | 'cold' | 'mild' | 'new';

/** @param score sum of the votes; null while hidden */
export function heatOf(score: number | null): Heat {
  if (score === null) return 'new';
  if (score === 0) return 'mild';
  return score > 0 ? 'hot' : 'cold';
}

/** How far the gauge is filled, from 0 to 100: the absolute score, clamped to the gauge's limits. */
export function gaugePercent(score: number): number {
  const shown = Math.min(maxTemp, Math.max(minTemp, score));
  return Math.abs(shown >= 0 ? shown / maxTemp : shown / minTemp) * 100;
}

/** The score with its sign: below zero a minus sign as wide as a plus. */
export function scoreText(score: number): string {
  return score < 0 ? `−${-score}` : String(score);
}
