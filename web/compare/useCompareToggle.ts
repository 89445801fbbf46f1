import type { SubmitEvent } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { loadOnce } from '../kit/loadOnce.ts';
import { loadFailure } from '../kit/progressWords.ts';
import { showToast } from '../kit/toast/toasts.ts';
import { comparePath } from './compareAddress.ts';
import { phaseOf, setPhase, useComparePhase } from './comparePhases.ts';
import type { toggleCompare } from './toggleCompare.ts';
import { useCompared } from './useCompared.ts';

const load = loadOnce(() => import('./toggleCompare.ts'));
const preload = () => void load().catch(() => undefined);

/**
 * Compares a product, or takes it away (toggleCompare.ts): its buttons load from now on. While one change of a product is under way another
 * one is not begun. That its code cannot be had is said.
 */
export function startToggle(...change: Parameters<typeof toggleCompare>): void {
  const [, { databaseId }] = change;
  if (phaseOf(databaseId) === 'loading') return;
  setPhase(databaseId, 'loading');
  load().then(
    (loaded) => loaded.toggleCompare(...change),
    () => {
      setPhase(databaseId);
      showToast({ kind: 'danger', text: loadFailure });
    },
  );
}

/**
 * Whether a product is compared, and the change of that (specification section 4, Comparison). All that toggle one product follow from
 * the viewer's record, and are busy together. What a press does is loaded when a hand or the focus comes near.
 * @param id global id
 * @returns `form` and `button` are attributes: without script the form adds the product and shows what is compared
 */
export function useCompareToggle(id: string, databaseId: number) {
  const environment = useRelayEnvironment();
  const isCompared = useCompared()?.productIds.includes(databaseId) ?? false;
  const phase = useComparePhase(databaseId);
  const isBusy = phase === 'loading';

  function press(event: SubmitEvent) {
    event.preventDefault();
    startToggle(environment, { id, databaseId }, isCompared);
  }
  return {
    isCompared,
    form: { method: 'post', action: comparePath, onSubmit: press },
    button: {
      name: 'add',
      value: id,
      'aria-pressed': isCompared,
      'aria-busy': isBusy,
      'data-state': isBusy ? 'loading' : isCompared ? 'comparing' : 'not-incompare',
      'data-processed': phase === 'processed',
      onPointerEnter: preload,
      onFocus: preload,
    },
  };
}
