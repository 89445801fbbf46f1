import type { ReturnReason } from '../__generated__/withdrawActionsMutation.graphql.ts';
import type { ReturnState } from '../__generated__/ReturnList_order.graphql.ts';
import * as t from './__generated__/messages.ts';

/** Reasons that shoppers can choose, as texts. */
export const reasons: Readonly<Record<Exclude<ReturnReason, '%future added value'>, string>> = {
  CHANGED_MIND: t.iChangedMyMind,
  NOT_AS_DESCRIBED: t.notAsDescribed,
  DAMAGED: t.damagedOrFaulty,
  WRONG_ITEM: t.wrongItem,
  ARRIVED_LATE: t.arrivedTooLate,
  OTHER: t.anotherReason,
};

const states: Readonly<Record<string, string>> = {
  REQUESTED: t.waitingForTheGoods,
  RECEIVED: t.goodsReceivedBeingChecked,
  INSPECTED: t.goodsCheckedRefundToFollow,
  REFUNDED: t.refunded,
  REJECTED: t.rejected,
};

/** A return's state in words, for its buyer. */
export const stateText = (state: ReturnState): string => states[state] ?? '';
