import { StatusBadge } from '../kit/StatusBadge.tsx';
import { statusTones, statusLabels, labelOf } from './labels.ts';

/** The visibility of a product, in a word. */
export function StateBadge({ status }: { status: string }) {
  return <StatusBadge tone={statusTones[status] ?? 'neutral'}>{labelOf(statusLabels, status)}</StatusBadge>;
}
