import { useEffect, useEffectEvent, useState } from 'react';

/** A record as it was read: what its form is filled from, and the version that a save must name. */
export interface ReadRecord<Values extends object> {
  version: number;
  values: Values;
  /** Who saved it at last, where that is told; null for imports and commands. */
  editedBy?: string | null;
}

/** The names of the fields that are not the same; values are compared as they would be written. */
export function differingFields<Values extends object>(one: Values, other: Values): (keyof Values)[] {
  // The names are those of the values.
  const names = Object.keys(one) as (keyof Values)[];
  return names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}

/** A form's values over others: those of its fields that have been changed since. @param before how the form was then */
function changedOver<Values extends object>(values: Values, before: Values, now: Values): Values {
  const changed = differingFields(before, now).map((name) => [name, now[name]] as const);
  // The names are those of the values.
  return { ...values, ...(Object.fromEntries(changed) as Partial<Values>) };
}

/** The fields of a form that is saved as a whole, and what somebody else has saved meanwhile. */
export function useDraft<Values extends object>(read: ReadRecord<Values>) {
  const [base, setBase] = useState(read);
  const [values, setValues] = useState(read.values);
  const [theirs, setTheirs] = useState<ReadRecord<Values> | null>(null);
  const [isRefused, setRefused] = useState(false);
  const isDirty = differingFields(base.values, values).length > 0;

  function start(record: ReadRecord<Values>): void {
    setBase(record);
    // What was typed while it was being saved stays, and is not saved yet.
    setValues((now) => changedOver(record.values, values, now));
    setTheirs(null);
    setRefused(false);
  }

  // What was saved may be read otherwise than it was written: without blanks at its ends, with the numbers of new parts.
  const isCleaned = read.version === base.version && differingFields(base.values, read.values).length > 0;
  // The screen was loaded anew. A form that nobody has written in follows; in another one the difference is told when it is saved.
  if ((read.version > base.version || isCleaned) && !isDirty) start(read);
  else if (read.version > base.version && isRefused) {
    setTheirs(read);
    setRefused(false);
  } else if (read.version > base.version && !theirs && differingFields(base.values, read.values).length === 0) {
    // What was saved meanwhile is not in this form, such as another part of the same screen: nothing would be saved over.
    setBase({ ...base, version: read.version });
  }

  /** What was changed here, over what they have saved: their other fields stay. */
  function mineOver(record: ReadRecord<Values>): Values {
    return changedOver(record.values, base.values, values);
  }

  return {
    values,
    base,
    isDirty,
    theirs,
    change: (changes: Partial<Values>) => setValues((now) => ({ ...now, ...changes })),
    start,
    discard: () => start(base),
    /** Somebody else was faster: the form stays, and they are shown until it is decided. */
    meet: setTheirs,
    /** The same, where the refusal does not say what they have saved: it is met when the screen was loaded anew. */
    refuse: () => setRefused(true),
    mineOver,
  };
}

/** Tells a screen with several forms whether this one has something that is not saved: the screen has one guard for all of them. */
export function useDirtyNews(isDirty: boolean, onDirty: (isDirty: boolean) => void): void {
  const tell = useEffectEvent(onDirty);
  useEffect(() => tell(isDirty), [isDirty]);
}

/** Of a screen with several forms: whether any of them has something that is not saved, and what each of them is to tell of itself. */
export function useDirtyForms() {
  const [dirty, setDirty] = useState<readonly string[]>([]);
  const note = (name: string) => (isDirty: boolean) =>
    setDirty((now) => {
      const others = now.filter((other) => other !== name);
      return isDirty ? [...others, name] : others;
    });
  const isDirty = dirty.length > 0;
  return {
    isDirty,
    note,
    /** What the bar of another form on the screen says, such as "Not saved yet: attributes."; undefined when everything is saved. */
    words: isDirty ? `Not saved yet: ${dirty.join(', ')}.` : undefined,
  };
}

export type Draft<Values extends object> = ReturnType<typeof useDraft<Values>>;
