import { StatusBadge } from '../kit/StatusBadge.tsx';
import { statusTones, statusWords, wordOf } from './words.ts';

/** The visibility of a product, in a word. */
export function StateBadge({ status }: { status: string }) {
  return <StatusBadge tone={statusTones[status] ?? 'neutral'}>{wordOf(statusWords, status)}</StatusBadge>;
}
