import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { get, useForm, type Control, type FieldErrors, type FieldPath, type FieldValues, type Resolver } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { safeParse, type ZodMiniType } from 'zod/mini';
import type { Payload } from '../../../web/kit/relay/useShopMutation.ts';
import { showToast } from '../../../web/kit/toast/toasts.ts';
import { useReload } from '../loadScreen.ts';
import type { Failure } from '../mutation/failure.ts';
import type { AdminMutation, DryRunnable } from '../mutation/useAdminMutation.ts';
import { carryValues, takeCarried } from './carriedValues.ts';
import { withoutBlanks } from './dryRunRules.ts';
import { changedOver, differingFields, plainWords, type ReadRecord } from './record.ts';
import { useDryRun } from './useDryRun.ts';

/** A save: what is sent, and over what. */
export interface Save<Values extends object, Sent> {
  /** The form's values as its schema has parsed them. */
  sent: Sent;
  /** Those of `sent` that were changed. */
  changed: Partial<Sent>;
  values: Values;
  over: ReadRecord<Values>;
  /** The version that it is saved over. */
  version: number;
  /** The same; null for something new. */
  expectedVersion: number | null;
}

/** What a form edits, and how it is saved. */
export interface AdminFormOptions<Values extends FieldValues, T extends DryRunnable, Name extends string, Sent extends object = Values> {
  /** The record as the screen has read it. Of something new: what its form begins with, with any version. */
  read: ReadRecord<Values>;
  isNew?: boolean;
  mutation: AdminMutation<T, Name>;
  labels: Readonly<Record<keyof Values, string>>;
  /** A field's value in words, for the question about other people's changes. */
  wordsOf?: (name: keyof Values, values: Values) => string;
  /** What the browser checks, and how texts become what is sent. The server checks everything once more. */
  schema?: ZodMiniType<Sent, Values>;
  variablesOf: (save: Save<Values, Sent>) => T['variables'];
  /** The form's name of a field that the server names by its path below `input`. */
  pathOf?: (path: string) => string;
  /** The record after a save; otherwise as it was sent, with a version that is one greater. */
  savedOf?: (payload: Payload<T, Name>, values: Values) => ReadRecord<Values>;
  /** Shown in a toast after a save. */
  savedWords?: string | ((values: Values) => string);
  /** Called right after a save. */
  onDone?: (payload: Payload<T, Name>) => void;
  /** Address of something new, opened after the save with what was typed meanwhile as unsaved changes. */
  createdPath?: (payload: Payload<T, Name>) => string;
  /** Called once nothing is left unsaved, in place of reading the screen anew. */
  onSaved?: (payload: Payload<T, Name>, values: Values) => void;
  /** Says what somebody else has saved, in place of ConflictDialog. What was changed here stays, and the next save goes over theirs. */
  onOvertaken?: (before: ReadRecord<Values>, theirs: ReadRecord<Values>) => void;
}

/** A form as fields, bars and dialogs use it. */
export interface AdminFormState<Values extends FieldValues> {
  control: Control<Values>;
  values: Values;
  /** The record that a save goes over. */
  base: ReadRecord<Values>;
  /** What somebody else has saved meanwhile, until it is decided what stays. */
  theirs: ReadRecord<Values> | null;
  isNew: boolean;
  isDirty: boolean;
  isBusy: boolean;
  /** Why the last save was refused, with the form's names of fields. */
  failure: Failure | null;
  /** What is wrong with what was typed. */
  found: Failure | null;
  labelOf: (name: string) => string;
  wordsOf: (name: keyof Values, values: Values) => string;
  /** @param name such as "terms.0" */
  errorOf: (name: string) => string | undefined;
  change: (changes: Partial<Values>) => void;
  save: () => void;
  /** Saves what was changed here over what somebody else has saved. */
  saveOver: () => void;
  takeTheirs: () => void;
  closeConflict: () => void;
  discard: () => void;
}

interface Status {
  kind: 'found' | 'refused';
  failure: Failure;
}

/** Messages by the path of their field. */
function messagesOf(errors: unknown, path: readonly string[] = []): [string, string][] {
  if (typeof errors !== 'object' || errors === null) return [];
  const { message, type } = errors as { message?: unknown; type?: unknown };
  const own: [string, string][] = typeof message === 'string' && type !== undefined ? [[path.join('.'), message]] : [];
  // A field may be called as a part of an error is.
  const below = Object.entries(errors).filter(([name]) => own.length === 0 || !['message', 'type', 'ref', 'types'].includes(name));
  return [...own, ...below.flatMap(([name, error]) => messagesOf(error, name === 'root' ? path : [...path, name]))];
}

// The library names errors by paths that it does not type.
const errorAt = (errors: FieldErrors, name: string) => get(errors, name) as { type?: string; message?: string } | undefined;

const invalid = (errors: FieldErrors): Failure => ({
  code: 'INVALID_INPUT',
  message: 'Couldn’t save. Fix the highlighted fields.',
  fields: Object.fromEntries(messagesOf(errors)),
  correlationId: null,
});

/**
 * A form of the administration: filled from a record, checked by its schema and by dry runs while somebody types, and saved as a whole. A save
 * over something that was not seen is refused; ConflictDialog then asks what stays. What is typed during a save stays and is not saved yet.
 */
export function useAdminForm<Values extends FieldValues, T extends DryRunnable, Name extends string, Sent extends object = Values>(
  options: AdminFormOptions<Values, T, Name, Sent>,
): AdminFormState<Values> {
  const { read, isNew = false, mutation, labels, schema, savedWords, pathOf = (path: string) => path } = options;
  const reload = useReload();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [base, setBase] = useState(read);
  const [theirs, setTheirs] = useState<ReadRecord<Values> | null>(null);
  const [isOvertaken, setOvertaken] = useState(false);
  const [status, setStatus] = useState<Status | null>(null);
  const [afterSave, setAfterSave] = useState<(() => void) | null>(null);
  const resolver: Resolver<Values, unknown, Sent> = schema
    ? zodResolver(schema)
    : // Without a schema, what the form holds is what is sent.
      (values) => ({ values: values as unknown as Sent, errors: {} });
  const form = useForm<Values, unknown, Sent>({
    // A form holds a value for each of its fields.
    defaultValues: read.values as never,
    resolver,
    mode: 'onChange',
    shouldFocusError: false,
  });
  // oxlint-disable-next-line react/incompatible-library -- each change renders the whole form
  const values = form.watch();
  const { errors } = form.formState;
  const isDirty = differingFields(base.values, values).length > 0;

  /** @returns null for what cannot be sent */
  function variablesOf(held: Values, over: ReadRecord<Values>): T['variables'] | null {
    // Relay freezes what it sends.
    const now = structuredClone(held);
    const parsed = schema ? safeParse(schema, now) : null;
    if (parsed && !parsed.success) return null;
    // Without a schema, what the form holds is what is sent.
    const sent = parsed ? parsed.data : (now as unknown as Sent);
    const names = differingFields(over.values, now) as PropertyKey[];
    const changed = Object.fromEntries(Object.entries(sent).filter(([name]) => names.includes(name))) as Partial<Sent>;
    return options.variablesOf({ sent, changed, values: now, over, version: over.version, expectedVersion: isNew ? null : over.version });
  }

  function show(kind: Status['kind'], failure: Failure | null): void {
    form.clearErrors();
    const fields = Object.entries(failure?.fields ?? {}).map(([path, message]) => [pathOf(path), message] as const);
    // The server names fields that the form may not have: their messages are shown below it.
    for (const [name, message] of fields) form.setError(name as FieldPath<Values>, { type: 'server', message });
    setStatus(failure && { kind, failure: { ...failure, fields: Object.fromEntries(fields) } });
  }

  const variables = isDirty ? variablesOf(values, base) : null;
  useDryRun({
    mutation,
    key: isDirty ? JSON.stringify(variables ?? values) : null,
    variables,
    onOutdated: () => {
      const outdated = messagesOf(errors).filter(([name]) => errorAt(errors, name)?.type === 'server');
      if (outdated.length > 0) form.clearErrors(outdated.map(([name]) => name as FieldPath<Values>));
      setStatus(null);
    },
    onInvalid: () => {
      const found = invalid(form.formState.errors);
      // A save that was refused with the same values has said it.
      if (status === null && Object.keys(found.fields).length > 0) setStatus({ kind: 'found', failure: found });
    },
    onFound: (found, asked) => show('found', isNew && found ? withoutBlanks(found, asked.input) : found),
  });

  /** @param sent what the form held when it was sent; what was typed since stays */
  function start(record: ReadRecord<Values>, sent: Values = form.getValues()): void {
    const now = changedOver(record.values, sent, form.getValues());
    // Rows of a field array are made anew when their values are reset: the focus in one of them would be lost.
    const isHeld = differingFields(now, form.getValues()).length === 0;
    form.reset(record.values, { keepValues: isHeld });
    if (!isHeld && differingFields(record.values, now).length > 0) form.reset(now, { keepDefaultValues: true });
    setBase(record);
    setTheirs(null);
    setOvertaken(false);
    setStatus(null);
  }

  const follow = useEffectEvent(() => {
    const isNewer = read.version > base.version;
    const isSame = differingFields(base.values, read.values).length === 0;
    // What was saved may be read otherwise than it was written: without blanks at its ends, with the numbers of new parts.
    if ((isNewer || (read.version === base.version && !isSame)) && !isDirty) start(read);
    else if (isNewer && isOvertaken) {
      if (options.onOvertaken) {
        options.onOvertaken(base, read);
        return start(read, base.values);
      }
      setTheirs(read);
      setOvertaken(false);
    } else if (isNewer && !theirs && isSame) {
      // What was saved meanwhile is not in this form, such as another part of the same screen: nothing would be saved over.
      setBase({ ...base, version: read.version });
    }
  });
  const readKey = JSON.stringify(read);
  useEffect(() => follow(), [readKey, base, isDirty, isOvertaken]);
  useEffect(() => afterSave?.(), [afterSave]);
  const isMounted = useRef(false);
  // The form of something new that was created is done with: sent again, there would be two.
  const [isLeaving, setLeaving] = useState(false);
  const takeOver = useEffectEvent(() => !isNew && change(takeCarried(pathname, read.values)));
  useEffect(() => {
    isMounted.current = true;
    takeOver();
    return () => void (isMounted.current = false);
  }, []);

  /** @param held what the form holds: a copy, because the form changes its values in place */
  function send(now: Values, over: ReadRecord<Values>, held: Values): void {
    const sending = variablesOf(now, over);
    if (!sending || mutation.isBusy || isLeaving) return;
    form.clearErrors();
    setStatus(null);
    mutation.run({
      variables: sending,
      onDone: (payload) => {
        const path = options.createdPath?.(payload);
        if (path !== undefined) {
          const typed = structuredClone(form.getValues());
          carryValues(path, Object.fromEntries(differingFields(held, typed).map((name) => [name, typed[name]])));
          setLeaving(true);
          start({ ...base, values: typed });
        } else start(isNew ? read : (options.savedOf?.(payload, now) ?? { version: over.version + 1, values: now }), held);
        if (savedWords !== undefined) showToast({ kind: 'success', text: typeof savedWords === 'string' ? savedWords : savedWords(now) });
        options.onDone?.(payload);
        const onSaved = path === undefined ? options.onSaved : () => void navigate(path, { replace: true });
        // A form that has gone meanwhile has no effects left.
        if (onSaved && !isMounted.current) onSaved(payload, now);
        else if (onSaved) setAfterSave(() => () => onSaved(payload, now));
        else void reload();
      },
      onFailed: (failure) => {
        if (failure.code === 'STALE') {
          setOvertaken(true);
          void reload();
        } else {
          // What is wrong is in the form, which the question would cover.
          setTheirs(null);
        }
        show('refused', failure);
        return true;
      },
    });
  }

  function change(changes: Partial<Values>): void {
    // Names and values are those of Values, which Object.entries() does not say.
    for (const [name, value] of Object.entries(changes))
      form.setValue(name as FieldPath<Values>, value as never, { shouldDirty: true, shouldValidate: true });
  }

  const held = () => structuredClone(form.getValues());

  return {
    // Fields read and write values only; what the schema makes of them is the form's own.
    control: form.control as unknown as Control<Values>,
    values,
    base,
    theirs,
    isNew,
    isDirty,
    isBusy: mutation.isBusy || isLeaving,
    failure: !theirs && status?.kind === 'refused' ? status.failure : null,
    found: status?.kind === 'found' ? status.failure : null,
    labelOf: (name) => labels[name] ?? labels[name.split('.')[0] ?? ''] ?? name,
    wordsOf: options.wordsOf ?? plainWords,
    errorOf: (name) => errorAt(errors, name)?.message,
    change,
    save() {
      let wrong: FieldErrors<Values> | null = null;
      const submit = form.handleSubmit(
        () => send(held(), base, held()),
        (errors) => void (wrong = errors),
      );
      // The focus goes to a field that is marked as wrong, and it is marked only when this has ended.
      void submit().then(() => wrong && setStatus({ kind: 'refused', failure: invalid(wrong) }));
    },
    saveOver: () => theirs && send(changedOver(theirs.values, base.values, held()), theirs, held()),
    takeTheirs: () => theirs && start(theirs),
    closeConflict: () => setTheirs(null),
    discard: () => start(base),
  };
}
