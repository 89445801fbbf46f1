import type { ReturnReason } from '../../generated/prisma/enums.ts';

/** Reasons of a return as texts. */
export const reasonTexts: Readonly<Record<ReturnReason, string>> = {
  CHANGED_MIND: 'I changed my mind',
  NOT_AS_DESCRIBED: 'Not as described',
  DAMAGED: 'Damaged or faulty',
  WRONG_ITEM: 'Wrong item',
  ARRIVED_LATE: 'Arrived too late',
  OTHER: 'Another reason',
};
