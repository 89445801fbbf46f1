export interface CouponFeedback {
  worked: number;
  total: number;
  isDoubtful: boolean;
}

/** Summary of this week's votes on a code, such as "Worked for 12 of 14 this week." */
export function feedbackSummary({ worked, total, isDoubtful }: CouponFeedback): string {
  if (total === 0) return 'No feedback yet. Be the first to say if the code works.';
  const tally = `Worked for ${worked} of ${total} this week.`;
  return isDoubtful ? `${tally} The code may no longer work.` : tally;
}
