// Numbers and decisions of reviews (row 67 and specification section 4, Rating bars and radial ratings).

/** Each criterion gets from one to ten points. */
export const minPoints = 1;
export const maxPoints = 10;

/** How long texts may be, in characters. */
export const textLimits = { name: 60, title: 120, minBody: 10, body: 5_000 } as const;

/** So many reviews an hour are taken from one person, and from one network, where many people may be. */
export const reviewWindowMs = 60 * 60 * 1_000;
export const maxReviewsOfPerson = 5;
export const maxReviewsOfNetwork = 20;

/**
 * What a review gives as a whole.
 * @param points from 1 to 10 for each criterion, at least one
 * @returns their average in hundredths of a point: 850 is 8.5 of 10
 */
export function averageOf(points: readonly number[]): number {
  return Math.round((points.reduce((sum, point) => sum + point, 0) * 100) / points.length);
}

/** @param average hundredths of a point @returns whole per cent of ten points */
export function percentOf(average: number): number {
  return Math.round(average / maxPoints);
}

/**
 * @param count how many of them
 * @returns whole per cent of all; 0 when there are none
 */
export function shareOf(count: number, all: number): number {
  return all === 0 ? 0 : Math.round((count * 100) / all);
}

/** Whether others see it: what a review becomes when it is written. */
export function statusWhenWritten({ isVerifiedBuyer, needsApproval }: { isVerifiedBuyer: boolean; needsApproval: boolean }) {
  return isVerifiedBuyer || !needsApproval ? 'APPROVED' : 'PENDING';
}
