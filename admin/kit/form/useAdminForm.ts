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
import { carryValues, consumeCarriedValues } from './carriedValues.ts';
import { withoutBlanks } from './dryRunRules.ts';
import { changedOver, differingFields, valueText, type ReadRecord } from './record.ts';
import { useDryRun } from './useDryRun.ts';
import * as t from '../__generated__/messages.ts';

/** The data of a save. */
export interface Save<Values extends object, Sent> {
  /** The form's values as its schema has parsed them. */
  sent: Sent;
  changed: Partial<Sent>;
  values: Values;
  over: ReadRecord<Values>;
  /** The version that the save replaces. */
  version: number;
  /** The version that the save replaces; null for a new record. */
  expectedVersion: number | null;
}

/** What a form edits, and how it is saved. */
export interface AdminFormOptions<Values extends FieldValues, T extends DryRunnable, Name extends string, Sent extends object = Values> {
  /** The record as the screen has loaded it. For a new record: its form's initial values, with any version. */
  read: ReadRecord<Values>;
  isNew?: boolean;
  mutation: AdminMutation<T, Name>;
  labels: Readonly<Record<keyof Values, string>>;
  /** A field's value in words, for the conflict dialog. */
  valueText?: (name: keyof Values, values: Values) => string;
  /** Validates in the browser, and parses texts to what is sent. The server validates everything again. */
  schema?: ZodMiniType<Sent, Values>;
  variablesOf: (save: Save<Values, Sent>) => T['variables'];
  /** Maps the server's path of a field below `input` to the form's field name. */
  pathOf?: (path: string) => string;
  /** The record after a save; by default what was sent, with the version incremented. */
  savedOf?: (payload: Payload<T, Name>, values: Values) => ReadRecord<Values>;
  /** Shown in a toast after a save. */
  savedText?: string | ((values: Values) => string);
  /** Called right after a save. */
  onDone?: (payload: Payload<T, Name>) => void;
  /** Address of a created record, which opens after the save, with input typed in the meantime as unsaved changes. */
  createdPath?: (payload: Payload<T, Name>) => string;
  /** Called once everything is saved, instead of reloading the screen. */
  onSaved?: (payload: Payload<T, Name>, values: Values) => void;
  /** Reports another person's save, instead of ConflictDialog. Changes made here stay, and the next save overwrites theirs. */
  onConflict?: (before: ReadRecord<Values>, theirs: ReadRecord<Values>) => void;
}

/** State of a form, for fields, bars and dialogs. */
export interface AdminFormState<Values extends FieldValues> {
  control: Control<Values>;
  values: Values;
  /** The record that a save replaces. */
  base: ReadRecord<Values>;
  /** The record that someone else has saved in the meantime, until the conflict is resolved. */
  theirs: ReadRecord<Values> | null;
  isNew: boolean;
  isDirty: boolean;
  isBusy: boolean;
  /** Why the last save was refused, by the form's field names. */
  failure: Failure | null;
  /** Validation errors of the current input. */
  found: Failure | null;
  labelOf: (name: string) => string;
  valueText: (name: keyof Values, values: Values) => string;
  /** @param name such as "terms.0" */
  errorOf: (name: string) => string | undefined;
  change: (changes: Partial<Values>) => void;
  save: () => void;
  /** Saves the changes made here over those of someone else. */
  saveOver: () => void;
  acceptTheirs: () => void;
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
  // A field may have the same name as a property of an error.
  const below = Object.entries(errors).filter(([name]) => own.length === 0 || !['message', 'type', 'ref', 'types'].includes(name));
  return [...own, ...below.flatMap(([name, error]) => messagesOf(error, name === 'root' ? path : [...path, name]))];
}

// The library does not type the paths of errors.
const errorAt = (errors: FieldErrors, name: string) => get(errors, name) as { type?: string; message?: string } | undefined;

const invalid = (errors: FieldErrors): Failure => ({
  code: 'INVALID_INPUT',
  message: t.fixHighlightedFields,
  fields: Object.fromEntries(messagesOf(errors)),
  correlationId: null,
});

/**
 * A form of the administration: initialised from a record, validated by its schema and by dry runs while typing, and saved as a whole. A
 * save over a newer version is refused; ConflictDialog then asks which values stay. Input typed during a save stays as an unsaved change.
 */
export function useAdminForm<Values extends FieldValues, T extends DryRunnable, Name extends string, Sent extends object = Values>(
  options: AdminFormOptions<Values, T, Name, Sent>,
): AdminFormState<Values> {
  const { read, isNew = false, mutation, labels, schema, savedText, pathOf = (path: string) => path } = options;
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

  /** @returns null if the values are invalid */
  function variablesOf(held: Values, over: ReadRecord<Values>): T['variables'] | null {
    // Relay freezes the variables that it sends.
    const now = structuredClone(held);
    const parsed = schema ? safeParse(schema, now) : null;
    if (parsed && !parsed.success) return null;
    // Without a schema, the form's values are sent.
    const sent = parsed ? parsed.data : (now as unknown as Sent);
    const names = differingFields(over.values, now) as PropertyKey[];
    const changed = Object.fromEntries(Object.entries(sent).filter(([name]) => names.includes(name))) as Partial<Sent>;
    return options.variablesOf({ sent, changed, values: now, over, version: over.version, expectedVersion: isNew ? null : over.version });
  }

  function show(kind: Status['kind'], failure: Failure | null): void {
    form.clearErrors();
    const fields = Object.entries(failure?.fields ?? {}).map(([path, message]) => [pathOf(path), message] as const);
    // The server may name fields that the form does not have: their messages are shown below it.
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
      // A save refused with the same values has shown it already.
      if (status === null && Object.keys(found.fields).length > 0) setStatus({ kind: 'found', failure: found });
    },
    onFound: (found, asked) => show('found', isNew && found ? withoutBlanks(found, asked.input) : found),
  });

  /** @param sent the form's values when it was sent; later input stays */
  function start(record: ReadRecord<Values>, sent: Values = form.getValues()): void {
    const now = changedOver(record.values, sent, form.getValues());
    // Resetting a field array's values recreates its rows, so a focused row would lose the focus.
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
    // A saved record may come back different from what was sent: trimmed, or with the numbers of new parts.
    if ((isNewer || (read.version === base.version && !isSame)) && !isDirty) start(read);
    else if (isNewer && isOvertaken) {
      if (options.onConflict) {
        options.onConflict(base, read);
        return start(read, base.values);
      }
      setTheirs(read);
      setOvertaken(false);
    } else if (isNewer && !theirs && isSame) {
      // The other save does not concern this form, such as another part of the same screen: nothing would be overwritten.
      setBase({ ...base, version: read.version });
    }
  });
  const readKey = JSON.stringify(read);
  useEffect(() => follow(), [readKey, base, isDirty, isOvertaken]);
  useEffect(() => void afterSave?.(), [afterSave]);
  const isMounted = useRef(false);
  // After its record was created the form must not be sent again: there would be two records.
  const [isLeaving, setLeaving] = useState(false);
  const takeOver = useEffectEvent(() => !isNew && change(consumeCarriedValues(pathname, read.values)));
  useEffect(() => {
    isMounted.current = true;
    takeOver();
    return () => void (isMounted.current = false);
  }, []);

  /** @param held the form's values: a copy, because the form mutates them */
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
        if (savedText !== undefined) showToast({ kind: 'success', text: typeof savedText === 'string' ? savedText : savedText(now) });
        options.onDone?.(payload);
        const onSaved = path === undefined ? options.onSaved : () => void navigate(path, { replace: true });
        // An unmounted form runs no effects.
        if (onSaved && !isMounted.current) onSaved(payload, now);
        else if (onSaved) setAfterSave(() => () => onSaved(payload, now));
        else void reload();
      },
      onFailed: (failure) => {
        if (failure.code === 'STALE') {
          setOvertaken(true);
          void reload();
        } else {
          // The error is in the form, which the dialog would cover.
          setTheirs(null);
        }
        show('refused', failure);
        return true;
      },
    });
  }

  function change(changes: Partial<Values>): void {
    // Object.entries() does not type the names and values.
    for (const [name, value] of Object.entries(changes))
      form.setValue(name as FieldPath<Values>, value as never, { shouldDirty: true, shouldValidate: true });
  }

  const held = () => structuredClone(form.getValues());

  return {
    // Fields only read and write values; only the form itself knows the schema's output.
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
    valueText: options.valueText ?? valueText,
    errorOf: (name) => errorAt(errors, name)?.message,
    change,
    save() {
      let wrong: FieldErrors<Values> | null = null;
      const submit = form.handleSubmit(
        () => send(held(), base, held()),
        (errors) => void (wrong = errors),
      );
      // The focus goes to the first field marked as invalid, and fields are marked only after this has ended.
      void submit().then(() => wrong && setStatus({ kind: 'refused', failure: invalid(wrong) }));
    },
    saveOver: () => theirs && send(changedOver(theirs.values, base.values, held()), theirs, held()),
    acceptTheirs: () => theirs && start(theirs),
    closeConflict: () => setTheirs(null),
    discard: () => start(base),
  };
}
