import type { IEnvironment } from 'relay-runtime';
import { showToast } from '../kit/toast/toasts.ts';
import { addCompared, removeCompared } from './changeCompare.ts';
import { setPhase } from './comparePhases.ts';

/** How long a button shows that its change is done, in milliseconds (row 75). */
export const processedMs = 300;

const timers = new Map<number, ReturnType<typeof setTimeout>>();

/**
 * Compares a product, or takes it away: its buttons, which load already, show for a moment that it is done. When it failed they are as they
 * were, and the reason is said (row 69).
 */
export async function toggleCompare(
  environment: IEnvironment,
  { id, databaseId }: { readonly id: string; readonly databaseId: number },
  isCompared: boolean,
): Promise<void> {
  clearTimeout(timers.get(databaseId));
  const failure = await (isCompared ? removeCompared(environment, id) : addCompared(environment, id));
  if (failure === null) {
    setPhase(databaseId, 'processed');
    timers.set(
      databaseId,
      setTimeout(() => setPhase(databaseId), processedMs),
    );
  } else {
    setPhase(databaseId);
    showToast({ kind: 'danger', text: failure });
  }
}
