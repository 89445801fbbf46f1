import type { IEnvironment } from 'relay-runtime';
import { showToast } from '../kit/toast/toasts.ts';
import { addCompared, removeCompared } from './changeCompare.ts';
import { setPhase } from './comparePhases.ts';

/** How long a button shows the completion of its change, in milliseconds (row 75). */
export const processedMs = 300;

const timers = new Map<number, ReturnType<typeof setTimeout>>();

/**
 * Adds a product to the compare list or removes it: its buttons, which already show progress, show completion for a moment. On failure they
 * return to their previous state, and the reason is shown (row 69).
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
