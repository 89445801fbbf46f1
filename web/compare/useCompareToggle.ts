import type { SubmitEvent } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { loadOnce } from '../kit/loadOnce.ts';
import { loadFailure } from '../kit/progressTexts.ts';
import { showToast } from '../kit/toast/toasts.ts';
import { comparePath } from './compareAddress.ts';
import { phaseOf, setPhase, useComparePhase } from './comparePhases.ts';
import type { toggleCompare } from './toggleCompare.ts';
import { useCompared } from './useCompared.ts';

const load = loadOnce(() => import('./toggleCompare.ts'));
const preload = () => void load().catch(() => undefined);

/**
 * Adds a product to the compare list or removes it (toggleCompare.ts): its buttons show progress from now on. While a change of the product
 * is running, no other one starts. If the code can't be loaded, an error is shown.
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
 * Returns whether a product is compared, and how to change that (specification section 4, Comparison). All buttons of a product update from
 * the viewer's record, and are busy at the same time. The click handler's code is loaded when the pointer or focus comes near.
 * @param id global id
 * @returns `form` and `button` are attributes: without scripts, the form adds the product and redirects to the compare page
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
