import { showToast } from '../../../web/kit/toast/toasts.ts';
import { useReload } from '../loadScreen.ts';
import type { AdminMutation, DryRunnable } from '../mutation/useAdminMutation.ts';
import { useDraft, type ReadRecord } from './useDraft.ts';
import { useDryRun } from './useDryRun.ts';

/** What a form edits, as the screen has read it, and how it is saved. */
export interface RecordFormOptions<Values extends object, T extends DryRunnable, Name extends string> {
  /** Of something new: what stands in its form at first, with any version. */
  read: ReadRecord<Values>;
  isNew: boolean;
  /** Of useAdminMutation() with `isToldByForm`. Each save makes the version one greater. */
  mutation: AdminMutation<T, Name>;
  /** What is sent. @param expectedVersion null for something new */
  variablesOf: (values: Values, expectedVersion: number | null) => T['variables'];
  /** Told when it is saved. */
  savedWords: (values: Values) => string;
  /** Something else than to read the screen anew. */
  onSaved?: () => void;
}

/**
 * The state of a form that is sent as a whole, that several people may have open, and that the server looks at while it is filled in. A
 * save over something that was not seen is refused; the form's ChangedDialog then asks what is to stay.
 */
export function useRecordForm<Values extends object, T extends DryRunnable, Name extends string>(
  options: RecordFormOptions<Values, T, Name>,
) {
  const { read, isNew, mutation, savedWords, onSaved } = options;
  const draft = useDraft(read);
  const reload = useReload();
  const variablesOf = (values: Values, version: number) => options.variablesOf(values, isNew ? null : version);
  useDryRun(mutation, draft.isDirty ? variablesOf(draft.values, draft.base.version) : null, isNew);

  function send(values: Values, version: number): void {
    mutation.run({
      variables: variablesOf(values, version),
      onDone: () => {
        draft.start(isNew ? read : { version: version + 1, values });
        showToast({ kind: 'success', text: savedWords(values) });
        if (onSaved) onSaved();
        else void reload();
      },
      onFailed: (failure) => {
        if (failure.code === 'STALE') {
          draft.refuse();
          void reload();
        } else {
          // What is wrong stands in the form, which the question covers.
          draft.meet(null);
        }
      },
    });
  }

  return {
    ...draft,
    start(record: ReadRecord<Values>): void {
      mutation.forget();
      draft.start(record);
    },
    isBusy: mutation.isBusy,
    failure: draft.theirs ? null : mutation.failure,
    found: mutation.found,
    /** What is wrong with a field, by the server's name for it, such as "terms.0". */
    errorOf: (name: string): string | undefined => mutation.fields[name],
    save: () => send(draft.values, draft.base.version),
    saveOver: () => draft.theirs && send(draft.mineOver(draft.theirs), draft.theirs.version),
  };
}

/** The state of a form, whatever it is saved with. */
export type RecordForm<Values extends object> = ReturnType<typeof useRecordForm<Values, DryRunnable, string>>;
