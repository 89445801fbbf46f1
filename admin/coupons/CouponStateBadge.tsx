import type { CouponState } from '../__generated__/CouponsScreenQuery.graphql.ts';
import { StatusBadge, type BadgeTone } from '../kit/StatusBadge.tsx';
import * as t from './__generated__/messages.ts';

const looks: Partial<Record<CouponState, { tone: BadgeTone; label: string }>> = {
  ACTIVE: { tone: 'good', label: t.active },
  SCHEDULED: { tone: 'info', label: t.scheduled },
  ENDED: { tone: 'neutral', label: t.ended },
  USED_UP: { tone: 'waiting', label: t.usedUp },
  DISABLED: { tone: 'neutral', label: t.disabled },
};

export const couponStates = ['ACTIVE', 'SCHEDULED', 'ENDED', 'USED_UP', 'DISABLED'] as const satisfies readonly CouponState[];

export const couponStateOptions = couponStates.map((value) => ({ value, label: looks[value]?.label ?? value }));

/** The state of a coupon. */
export function CouponStateBadge({ state }: { state: CouponState }) {
  const { tone, label } = looks[state] ?? { tone: 'neutral', label: state };
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}
