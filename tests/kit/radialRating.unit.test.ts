import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { degreesPerPoint, fullPoints, turnOf } from '../../web/kit/rating/radial.ts';

// The geometry of a radial rating as drawn by the component: degrees run clockwise from the top.

const within = (angle: number, from: number, to: number) => {
  const turned = (((angle - from) % 360) + 360) % 360;
  return turned < to - from;
};
/** Whether the rotated left half of the circle covers the angle. */
const halfDisc = (angle: number, turn: number) => within(angle, 180 + turn, 360 + turn);
/** Whether the mask, the rotated right half, reveals the angle. */
const mask = (angle: number, turn: number) => within(angle, turn, 180 + turn);

/** Whether the circle is filled at this angle. The half disc rotates together with the mask. */
function isFilled(angle: number, points: number): boolean {
  const turn = turnOf(points);
  const turning = mask(angle, turn) && halfDisc(angle, 2 * turn);
  const standing = mask(angle, 0) && (halfDisc(angle, turn) || halfDisc(angle, 2 * turn));
  return turning || standing;
}

describe('[F63] a radial rating', () => {
  it.each([
    [0, 0],
    [1, 18],
    [2.5, 45],
    [5, 90],
    [7.3, 131.4],
    [10, 180],
    [-3, 0],
    [12, 180],
  ])('of %f points turns its half discs by %f degrees', (points, degrees) => {
    expect(turnOf(points)).toBeCloseTo(degrees, 10);
  });

  it('turns by 18 degrees per point, so that ten points are a full circle', () => {
    expect([degreesPerPoint, fullPoints, 2 * degreesPerPoint * fullPoints]).toEqual([18, 10, 360]);
  });

  it('fills exactly its share of the circle, clockwise from the top', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 10, noNaN: true }), fc.integer({ min: 0, max: 3_599 }), (points, tenths) => {
        // Avoids the edge itself, where rounding decides.
        const angle = tenths / 10 + 0.05;
        const share = points * 36;
        fc.pre(Math.abs(angle - share) > 0.01);
        expect(isFilled(angle, points)).toBe(angle < share);
      }),
    );
  });
});
