import type { CouponState } from '../__generated__/CouponsScreenQuery.graphql.ts';
import { StatusBadge, type BadgeTone } from '../kit/StatusBadge.tsx';

const looks: Partial<Record<CouponState, { tone: BadgeTone; label: string }>> = {
  ACTIVE: { tone: 'good', label: 'Active' },
  SCHEDULED: { tone: 'info', label: 'Scheduled' },
  ENDED: { tone: 'neutral', label: 'Ended' },
  USED_UP: { tone: 'waiting', label: 'Used up' },
  DISABLED: { tone: 'neutral', label: 'Disabled' },
};

export const couponStates = ['ACTIVE', 'SCHEDULED', 'ENDED', 'USED_UP', 'DISABLED'] as const satisfies readonly CouponState[];

export const couponStateOptions = couponStates.map((value) => ({ value, label: looks[value]?.label ?? value }));

/** The state of a coupon. */
export function CouponStateBadge({ state }: { state: CouponState }) {
  const { tone, label } = looks[state] ?? { tone: 'neutral', label: state };
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}
