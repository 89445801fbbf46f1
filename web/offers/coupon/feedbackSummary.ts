import * as t from '../__generated__/messages.ts';

export interface CouponFeedback {
  worked: number;
  total: number;
  isDoubtful: boolean;
}

/** Summary of this week's votes on a code, such as "Worked for 12 of 14 this week." */
export function feedbackSummary({ worked, total, isDoubtful }: CouponFeedback): string {
  if (total === 0) return t.noFeedbackYet;
  const tally = t.workedForOf({ worked, total });
  return isDoubtful ? `${tally} ${t.codeMayNoLongerWork}` : tally;
}
