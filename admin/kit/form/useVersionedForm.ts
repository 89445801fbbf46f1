import { useState } from 'react';
import { showToast } from '../../../web/kit/toast/toasts.ts';
import { useReload } from '../loadScreen.ts';
import type { Failure } from '../mutation/failure.ts';
import type { AdminMutation, DryRunnable } from '../mutation/useAdminMutation.ts';
import type { Payload } from '../../../web/kit/relay/useShopMutation.ts';
import { changedOver } from './useDraft.ts';
import { useDryRun } from './useDryRun.ts';
import { useOwnProblems } from './useOwnProblems.ts';

export type FormValues = Readonly<Record<string, unknown>>;

/** What a form edits, as the screen has read it, and how it is saved. */
export interface VersionedFormOptions<V extends FormValues, T extends DryRunnable, Name extends string> {
  /** As the server has them. */
  read: { version: number; values: V };
  mutation: AdminMutation<T, Name>;
  /** Variables of a save of the fields that were changed, over what has this version. */
  variablesOf: (expectedVersion: number, changed: Partial<V>, values: V) => T['variables'];
  versionOf: (payload: Payload<T, Name>) => number;
  /** Type name of the error that says that somebody else has saved meanwhile. */
  staleName?: string;
  /** What is wrong with what stands in the form, by field: then nothing is sent. */
  problemsOf?: (values: V) => Readonly<Record<string, string>>;
  saved: string;
  onDone?: (payload: Payload<T, Name>) => void;
}

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** Names of the values that differ. */
export function differingNames<V extends FormValues>(one: V, other: V): (keyof V & string)[] {
  return Object.keys(one).filter((name) => !isSame(one[name], other[name]));
}

/**
 * The state of a form that several people may have open: what it was filled from, what stands in it, and what others have saved since.
 * It sends what was changed and nothing else; a save over something that was not seen asks first.
 */
export function useVersionedForm<V extends FormValues, T extends DryRunnable, Name extends string>(
  options: VersionedFormOptions<V, T, Name>,
) {
  const { read, mutation } = options;
  const [base, setBase] = useState(read);
  const [values, setValues] = useState(read.values);
  const [isSettling, setSettling] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const reload = useReload();
  const changed = differingNames(base.values, values);
  const problems = options.problemsOf?.(values) ?? {};
  const canBeSent = Object.keys(problems).length === 0;
  const own = useOwnProblems(problems);
  // The names are those of V, with values of V.
  const sent = Object.fromEntries(changed.map((name) => [name, values[name]])) as Partial<V>;
  const variablesOver = (expectedVersion: number) => options.variablesOf(expectedVersion, sent, values);
  useDryRun(mutation, changed.length === 0 ? null : canBeSent ? variablesOver(base.version) : undefined);

  // The screen was loaded anew: where nothing was typed meanwhile, the form follows. Anything else is told when it is saved.
  const isNewer = isSettling ? read.version >= base.version : read.version > base.version;
  if (isNewer && changed.length === 0) {
    setBase(read);
    setValues(read.values);
    setSettling(false);
  }

  function start(next: { version: number; values: V }): void {
    setBase(next);
    // What was typed while it was being saved stays, and is not saved yet.
    setValues((now) => changedOver(next.values, values, now));
    setAsking(false);
    mutation.forget();
  }

  function save(expectedVersion: number): void {
    if (!canBeSent) return own.refuse(mutation);
    mutation.run({
      variables: variablesOver(expectedVersion),
      onDone: (payload) => {
        start({ version: options.versionOf(payload), values });
        setSettling(true);
        showToast({ kind: 'success', text: options.saved });
        options.onDone?.(payload);
        void reload();
      },
      onFailed: (_failure: Failure, result) => {
        if (result?.__typename !== (options.staleName ?? 'StaleSettingsError')) return false;
        void reload().then(() => setAsking(true));
        return true;
      },
    });
  }

  return {
    values,
    base: base.values,
    theirs: read.values,
    changed,
    isDirty: changed.length > 0,
    isBusy: mutation.isBusy,
    failure: own.failure ?? mutation.failure,
    found: own.found ?? mutation.found,
    /** Whether somebody else has saved meanwhile, and the save has found it out. */
    hasConflict: isAsking && read.version > base.version,
    errorOf: (name: string): string | undefined => problems[name] ?? mutation.fields[name],
    change: (changes: Partial<V>) => setValues((now) => ({ ...now, ...changes })),
    save: () => save(base.version),
    /** Saves what was changed here over what others have saved: their other values stay. */
    saveOver: () => {
      setAsking(false);
      save(read.version);
    },
    takeTheirs: () => start(read),
    discard: () => start(base),
    closeConflict: () => setAsking(false),
  };
}

/** What the pieces of a form need of it, whatever its values are. */
export type VersionedForm = Omit<ReturnType<typeof useVersionedForm>, 'change' | 'values' | 'base' | 'theirs' | 'changed'> & {
  values: FormValues;
  base: FormValues;
  theirs: FormValues;
};
