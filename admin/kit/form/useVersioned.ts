import { useState } from 'react';

/** What stands in the fields of a form: texts as they were typed, and boxes that are ticked or not. */
export type FieldValues = Readonly<Record<string, string | boolean>>;

/** A record as it was read. */
export interface Read<Values extends FieldValues> {
  version: number;
  values: Values;
}

/** What somebody else has made of it meanwhile. */
export interface Theirs<Values extends FieldValues> extends Read<Values> {
  /** Null for imports and commands. */
  editedBy: string | null;
}

/** Names of the fields that are not the same. */
export function differentFields<Values extends FieldValues>(one: Values, other: Values): (keyof Values & string)[] {
  return Object.keys(one).filter((name) => one[name] !== other[name]);
}

/**
 * The form of a record that others may change at the same time: what it was filled from, what stands in it, and what they have made of it.
 * The save names the version it was filled from; where the server answers that it is stale, hand what is there now to `conflictWith`, and
 * show a StaleDialog.
 * @param read what the screen has loaded; when it is loaded anew the form follows, unless somebody is in the middle of something
 */
export function useVersioned<Values extends FieldValues>(read: Read<Values>) {
  const [base, setBase] = useState(read);
  const [values, setValues] = useState(read.values);
  const [theirs, setTheirs] = useState<Theirs<Values> | null>(null);
  const isDirty = differentFields(base.values, values).length > 0;
  if (read.version > base.version && !isDirty) {
    setBase(read);
    setValues(read.values);
  }

  function start(fresh: Read<Values>): void {
    setBase({ version: fresh.version, values: fresh.values });
    setValues(fresh.values);
    setTheirs(null);
  }

  return {
    base,
    values,
    isDirty,
    theirs,
    change: (changes: Partial<Values>) => setValues((now) => ({ ...now, ...changes })),
    /** It is saved: the form is filled from what it is now. */
    start,
    discard: () => start(base),
    conflictWith: setTheirs,
    closeConflict: () => setTheirs(null),
    takeTheirs: () => theirs && start(theirs),
    /** What is saved over theirs: their fields, but for those that were changed here. */
    overTheirs(): Read<Values> | null {
      if (!theirs) return null;
      const mine = Object.fromEntries(differentFields(base.values, values).map((name) => [name, values[name]]));
      return { version: theirs.version, values: { ...theirs.values, ...mine } };
    },
  };
}

export type VersionedForm<Values extends FieldValues> = ReturnType<typeof useVersioned<Values>>;
