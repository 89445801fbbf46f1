import type { ReturnReason } from '../../generated/prisma/enums.ts';
import type { Messages } from './__generated__/messages.ts';

/** Reasons of a return as texts. */
export const reasonTexts = (t: Messages): Readonly<Record<ReturnReason, string>> => ({
  CHANGED_MIND: t.changedMind,
  NOT_AS_DESCRIBED: t.notAsDescribed,
  DAMAGED: t.damaged,
  WRONG_ITEM: t.wrongItem,
  ARRIVED_LATE: t.arrivedLate,
  OTHER: t.anotherReason,
});
