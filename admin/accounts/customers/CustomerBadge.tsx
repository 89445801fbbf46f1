import { StatusBadge } from '../../kit/StatusBadge.tsx';

export interface CustomerBadgeProps {
  isEmailVerified: boolean;
  lockedAt: string | null | undefined;
}

/** Status of an account. */
export function CustomerBadge({ isEmailVerified, lockedAt }: CustomerBadgeProps) {
  if (lockedAt != null) return <StatusBadge tone="bad">Locked</StatusBadge>;
  return <StatusBadge tone={isEmailVerified ? 'good' : 'waiting'}>{isEmailVerified ? 'Confirmed' : 'Not confirmed'}</StatusBadge>;
}
