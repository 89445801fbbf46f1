import { showToast } from '../../../web/kit/toast/toasts.ts';
import type { Payload } from '../../../web/kit/relay/useShopMutation.ts';
import { useReload } from '../loadScreen.ts';
import type { AdminMutation, DryRunnable } from '../mutation/useAdminMutation.ts';
import { useDraft, type ReadRecord } from './useDraft.ts';
import { useDryRun } from './useDryRun.ts';
import { useOwnProblems } from './useOwnProblems.ts';

/** What a form edits, as the screen has read it, and how it is saved. */
export interface RecordFormOptions<Values extends object, T extends DryRunnable, Name extends string> {
  /** Of something new: what stands in its form at first, with any version. */
  read: ReadRecord<Values>;
  isNew: boolean;
  /** Of useAdminMutation() with `isToldByForm`. */
  mutation: AdminMutation<T, Name>;
  /**
   * What is sent.
   * @param expectedVersion null for something new
   * @param over what it is saved over, for forms of what is always there, and those that send only what is different
   */
  variablesOf: (values: Values, expectedVersion: number | null, over: ReadRecord<Values>) => T['variables'];
  /** What the browser itself knows to be wrong, by field: then nothing is sent. */
  problemsOf?: (values: Values) => Readonly<Record<string, string>>;
  /** How it is after a save; otherwise as it was sent, with a version that is one greater. */
  savedOf?: (payload: Payload<T, Name>, sent: Values) => ReadRecord<Values>;
  /** Told when it is saved. */
  savedWords: (values: Values) => string;
  /** Something else than to read the screen anew. */
  onSaved?: () => void;
  /** The same, of something new. */
  onMade?: (payload: Payload<T, Name>) => void;
  /** Beside either. */
  onDone?: (payload: Payload<T, Name>) => void;
}

/**
 * The state of a form that is sent as a whole, that several people may have open, and that the server looks at while it is filled in. A
 * save over something that was not seen is refused; the form's ChangedDialog then asks what is to stay.
 */
export function useRecordForm<Values extends object, T extends DryRunnable, Name extends string>(
  options: RecordFormOptions<Values, T, Name>,
) {
  const { read, isNew, mutation, savedWords, savedOf, onSaved, onMade, onDone } = options;
  const draft = useDraft(read);
  const reload = useReload();
  const problemsOf = (values: Values) => options.problemsOf?.(values) ?? {};
  const own = problemsOf(draft.values);
  const canBeSent = Object.keys(own).length === 0;
  const ownProblems = useOwnProblems(own);
  const variablesOf = (values: Values, over: ReadRecord<Values>) => options.variablesOf(values, isNew ? null : over.version, over);
  useDryRun(mutation, draft.isDirty ? (canBeSent ? variablesOf(draft.values, draft.base) : undefined) : null, isNew);

  function send(values: Values, over: ReadRecord<Values>): void {
    if (Object.keys(problemsOf(values)).length > 0) return ownProblems.refuse(mutation);
    mutation.run({
      variables: variablesOf(values, over),
      onDone: (payload) => {
        draft.start(isNew ? read : (savedOf?.(payload, values) ?? { version: over.version + 1, values }));
        showToast({ kind: 'success', text: savedWords(values) });
        onDone?.(payload);
        if (isNew && onMade) onMade(payload);
        else if (onSaved) onSaved();
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

  function start(record: ReadRecord<Values>): void {
    mutation.forget();
    draft.start(record);
  }

  return {
    ...draft,
    start,
    discard: () => start(draft.base),
    isBusy: mutation.isBusy,
    failure: draft.theirs ? null : (ownProblems.failure ?? mutation.failure),
    found: ownProblems.found ?? mutation.found,
    /** What is wrong with its fields, by the browser's names for them and the server's. */
    errors: { ...mutation.fields, ...own },
    /** The same of one field, such as "terms.0". */
    errorOf: (name: string): string | undefined => own[name] ?? mutation.fields[name],
    save: () => send(draft.values, draft.base),
    saveOver: () => draft.theirs && send(draft.mineOver(draft.theirs), draft.theirs),
  };
}

/** The state of a form, whatever it is saved with. */
export type RecordForm<Values extends object> = ReturnType<typeof useRecordForm<Values, DryRunnable, string>>;
