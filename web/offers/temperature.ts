// How hot an offer is (row 64; specification section 9, Temperature voting). The score itself has no bounds: these are the gauge's.

/** The hottest and the coldest that a gauge shows. */
export const maxTemp = 10;
export const minTemp = -10;

/** Hot above nought, cold below it; new as long as the score is not told: an offer's first ten minutes are its own. */
export type Heat = 'hot' | 'cold' | 'mild' | 'new';

/** @param score sum of the votes; null while it is not told */
export function heatOf(score: number | null): Heat {
  if (score === null) return 'new';
  if (score === 0) return 'mild';
  return score > 0 ? 'hot' : 'cold';
}

/** How far the gauge is filled, from 0 to 100: by the score within the gauge's bounds, on whichever side of nought. */
export function gaugePercent(score: number): number {
  const shown = Math.min(maxTemp, Math.max(minTemp, score));
  return Math.abs(shown >= 0 ? shown / maxTemp : shown / minTemp) * 100;
}

/** The score as it is printed, with its sign: a minus below nought, as wide as a plus. */
export function scoreText(score: number): string {
  return score < 0 ? `−${-score}` : String(score);
}
