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
 * Begins the same act on many of a list, once however often it is asked for. The list follows, and shows how far it is.
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
