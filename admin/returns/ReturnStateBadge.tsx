import type { ReturnState } from '../__generated__/ReturnsScreenQuery.graphql.ts';
import { StatusBadge, type BadgeTone } from '../kit/StatusBadge.tsx';
import * as t from './__generated__/messages.ts';

const looks: Partial<Record<ReturnState, { tone: BadgeTone; label: string }>> = {
  REQUESTED: { tone: 'waiting', label: t.requested },
  RECEIVED: { tone: 'info', label: t.received },
  INSPECTED: { tone: 'info', label: t.toRefund },
  REFUNDED: { tone: 'good', label: t.refunded },
  REJECTED: { tone: 'bad', label: t.rejected },
};

/** States of a return, in the order in which they happen. */
export const returnStates = ['REQUESTED', 'RECEIVED', 'INSPECTED', 'REFUNDED', 'REJECTED'] as const satisfies readonly ReturnState[];

export const returnStateOptions = returnStates.map((value) => ({ value, label: looks[value]?.label ?? value }));

/** The state of a return, and whether its statement came too late. */
export function ReturnStateBadge({ state, isLate }: { state: ReturnState; isLate: boolean }) {
  const { tone, label } = looks[state] ?? { tone: 'neutral', label: state };
  return (
    <>
      <StatusBadge tone={tone}>{label}</StatusBadge> {isLate && <StatusBadge tone="bad">{t.late}</StatusBadge>}
    </>
  );
}
