/** The most that a radial rating shows. */
export const fullPoints = 10;
/** How far each half disc turns for a point. The two together cover twice as much, so that ten points are a whole circle. */
export const degreesPerPoint = 18;
/** Specification section 9. */
export const growthMs = 1_500;

/**
 * How far the half discs of a radial rating are turned (row 63).
 * @param points what is below 0 or above 10 counts as that
 * @returns degrees from 0 to 180
 */
export function turnOf(points: number): number {
  return Math.min(fullPoints, Math.max(0, points)) * degreesPerPoint;
}
