/** The maximum that a radial rating shows. */
export const fullPoints = 10;
/** Rotation of each half disc per point. The two together cover twice as much, so that ten points are a full circle. */
export const degreesPerPoint = 18;
/** Specification section 9. */
export const growthMs = 1_500;

/**
 * Rotation of a radial rating's half discs (row 63).
 * @param points clamped to 0 to 10
 * @returns degrees from 0 to 180
 */
export function turnOf(points: number): number {
  return Math.min(fullPoints, Math.max(0, points)) * degreesPerPoint;
}
