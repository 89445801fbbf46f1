// Limits and rules of reviews (row 67 and specification section 4, Rating bars and radial ratings).

/** Bounds of the points of each criterion. */
export const minPoints = 1;
export const maxPoints = 10;

/** Lengths of texts, in characters. */
export const textLimits = { name: 60, title: 120, minBody: 10, body: 5_000 } as const;

/** Rate limits of reviews per hour: for one person, and for one network, which many people may share. */
export const reviewWindowMs = 60 * 60 * 1_000;
export const maxReviewsOfPerson = 5;
export const maxReviewsOfNetwork = 20;

/**
 * Returns the overall score of a review.
 * @param points from 1 to 10 for each criterion, at least one
 * @returns their average in hundredths of a point: 850 is 8.5 of 10
 */
export function averageOf(points: readonly number[]): number {
  return Math.round((points.reduce((sum, point) => sum + point, 0) * 100) / points.length);
}

/**
 * @param average hundredths of a point
 * @returns whole per cent of ten points
 */
export function percentOf(average: number): number {
  return Math.round(average / maxPoints);
}

/**
 * @param count part of `all`
 * @returns `count` in whole per cent of `all`; 0 when `all` is 0
 */
export function shareOf(count: number, all: number): number {
  return all === 0 ? 0 : Math.round((count * 100) / all);
}

/** Returns the status of a new review, which decides whether the review is public. */
export function statusWhenWritten({ isVerifiedBuyer, needsApproval }: { isVerifiedBuyer: boolean; needsApproval: boolean }) {
  return isVerifiedBuyer || !needsApproval ? 'APPROVED' : 'PENDING';
}
