import { globalId } from '../../shared/globalId.ts';
import { showToast } from '../../web/kit/toast/toasts.ts';
import { useReload } from '../kit/loadScreen.ts';
import type { Failure } from '../kit/mutation/failure.ts';
import type { BulkTarget } from './BulkButtons.tsx';
import { useBulkKey } from './useBulkKey.ts';

/** Variables of the mutations that start a bulk action. */
interface BulkOrder<Action extends string, Filter> {
  input: { action: Action; idempotencyKey: string; ids?: readonly string[]; filter?: Filter; expectedTotal?: number | null };
}

/** The result of useAdminMutation() for such a mutation. */
interface BulkMutation<Action extends string, Filter> {
  run: (change: { variables: BulkOrder<Action, Filter>; onDone: () => void; onFailed: (failure: Failure) => boolean | void }) => void;
  isBusy: boolean;
}

/**
 * Starts a bulk action on records of a list, only once even if the request is repeated. The list reloads and shows the progress.
 * @param type of the records
 */
export function useBulkStart<Action extends string, Filter>({ run, isBusy }: BulkMutation<Action, Filter>, type: string) {
  const reload = useReload();
  const { keyFor, forget } = useBulkKey();

  /** @param filter of the list */
  function start(action: Action, target: BulkTarget, filter: Filter): void {
    const about = 'isAll' in target ? { filter, expectedTotal: target.expectedTotal } : { ids: target.ids.map((id) => globalId(type, id)) };
    run({
      variables: { input: { action, ...about, idempotencyKey: keyFor({ action, about }) } },
      onDone: () => {
        forget();
        void reload();
      },
      onFailed: ({ fields, message }) => {
        // Without a field error the outcome is unknown: a retry uses the same key.
        if (Object.keys(fields).length === 0) return false;
        forget();
        void reload();
        showToast({ kind: 'danger', text: message });
        return true;
      },
    });
  }

  return { start, isBusy };
}
