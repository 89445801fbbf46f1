import type { Payload } from '../../../web/kit/relay/useShopMutation.ts';
import type { AdminMutation, DryRunnable } from '../mutation/useAdminMutation.ts';
import { differingFields, type ReadRecord } from './useDraft.ts';
import { useRecordForm } from './useRecordForm.ts';

export type FormValues = Readonly<Record<string, unknown>>;

/** What a form of settings edits, as the screen has read it, and how it is saved. */
export interface VersionedFormOptions<V extends FormValues, T extends DryRunnable, Name extends string> {
  /** As the server has them. */
  read: ReadRecord<V>;
  mutation: AdminMutation<T, Name>;
  /** Variables of a save of the fields that were changed, over what has this version. */
  variablesOf: (expectedVersion: number, changed: Partial<V>, values: V) => T['variables'];
  versionOf: (payload: Payload<T, Name>) => number;
  /** What is wrong with what stands in the form, by field: then nothing is sent. */
  problemsOf?: (values: V) => Readonly<Record<string, string>>;
  saved: string;
  onDone?: (payload: Payload<T, Name>) => void;
}

/** useRecordForm() of settings: they are always there, and only what was changed is sent. */
export function useVersionedForm<V extends FormValues, T extends DryRunnable, Name extends string>(
  options: VersionedFormOptions<V, T, Name>,
) {
  const { read, mutation, versionOf, problemsOf, saved, onDone } = options;
  return useRecordForm<V, T, Name>({
    read,
    isNew: false,
    mutation,
    variablesOf: (values, _version, over) => {
      // The names are those of V, with values of V.
      const changed = Object.fromEntries(differingFields(over.values, values).map((name) => [name, values[name]])) as Partial<V>;
      return options.variablesOf(over.version, changed, values);
    },
    problemsOf,
    savedOf: (payload, values) => ({ version: versionOf(payload), values }),
    savedWords: () => saved,
    onDone,
  });
}
