import type { SubscriberStatus } from '../__generated__/SubscribersScreenQuery.graphql.ts';
import { StatusBadge, type BadgeTone } from '../kit/StatusBadge.tsx';

const looks: Partial<Record<SubscriberStatus, { tone: BadgeTone; label: string }>> = {
  CONFIRMED: { tone: 'good', label: 'Confirmed' },
  PENDING: { tone: 'waiting', label: 'Pending' },
  UNSUBSCRIBED: { tone: 'neutral', label: 'Unsubscribed' },
};

export const statuses = ['CONFIRMED', 'PENDING', 'UNSUBSCRIBED'] as const satisfies readonly SubscriberStatus[];

export const statusOptions = statuses.map((value) => ({ value, label: looks[value]?.label ?? value }));

/** The status of a subscriber. */
export function SubscriberStatusBadge({ status }: { status: SubscriberStatus }) {
  const { tone, label } = looks[status] ?? { tone: 'neutral', label: status };
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}
