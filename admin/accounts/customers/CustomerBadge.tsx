import { StatusBadge } from '../../kit/StatusBadge.tsx';
import * as t from '../__generated__/messages.ts';

export interface CustomerBadgeProps {
  isEmailVerified: boolean;
  lockedAt: string | null | undefined;
}

/** Status of an account. */
export function CustomerBadge({ isEmailVerified, lockedAt }: CustomerBadgeProps) {
  if (lockedAt != null) return <StatusBadge tone="bad">{t.locked}</StatusBadge>;
  return <StatusBadge tone={isEmailVerified ? 'good' : 'waiting'}>{isEmailVerified ? t.confirmed : t.notConfirmed}</StatusBadge>;
}
