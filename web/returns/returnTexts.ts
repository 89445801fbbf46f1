import type { ReturnReason } from '../__generated__/withdrawActionsMutation.graphql.ts';
import type { ReturnState } from '../__generated__/ReturnList_order.graphql.ts';

/** Reasons that shoppers can choose, as texts. */
export const reasons: Readonly<Record<Exclude<ReturnReason, '%future added value'>, string>> = {
  CHANGED_MIND: 'I changed my mind',
  NOT_AS_DESCRIBED: 'Not as described',
  DAMAGED: 'Damaged or faulty',
  WRONG_ITEM: 'Wrong item',
  ARRIVED_LATE: 'Arrived too late',
  OTHER: 'Another reason',
};

const states: Readonly<Record<string, string>> = {
  REQUESTED: 'Waiting for the goods',
  RECEIVED: 'Goods received, being checked',
  INSPECTED: 'Goods checked, refund to follow',
  REFUNDED: 'Refunded',
  REJECTED: 'Rejected',
};

/** A return's state in words, for its buyer. */
export const stateText = (state: ReturnState): string => states[state] ?? '';
