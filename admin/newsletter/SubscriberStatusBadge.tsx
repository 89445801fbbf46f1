import type { SubscriberStatus } from '../__generated__/SubscribersScreenQuery.graphql.ts';
import { StatusBadge, type BadgeTone } from '../kit/StatusBadge.tsx';
import * as t from './__generated__/messages.ts';

const looks: Partial<Record<SubscriberStatus, { tone: BadgeTone; label: string }>> = {
  CONFIRMED: { tone: 'good', label: t.confirmed },
  PENDING: { tone: 'waiting', label: t.pending },
  UNSUBSCRIBED: { tone: 'neutral', label: t.unsubscribed },
};

export const statuses = ['CONFIRMED', 'PENDING', 'UNSUBSCRIBED'] as const satisfies readonly SubscriberStatus[];

export const statusOptions = statuses.map((value) => ({ value, label: looks[value]?.label ?? value }));

/** The status of a subscriber. */
export function SubscriberStatusBadge({ status }: { status: SubscriberStatus }) {
  const { tone, label } = looks[status] ?? { tone: 'neutral', label: status };
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}
