import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../../web/kit/Button.tsx';
import type { Failure } from '../mutation/failure.ts';
import { ConflictDialog, type ConflictDialogProps } from './ConflictDialog.tsx';
import { FoundNews } from './FoundNews.tsx';
import styles from './SaveBar.module.css';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import * as t from '../__generated__/messages.ts';

export interface SaveBarProps<Values extends FieldValues> extends ConflictDialogProps<Values> {
  label?: string;
  /** Lists the invalid fields, with the form's labels or these. */
  namesFaults?: boolean | ((name: string) => string);
  /** Instead of "All changes saved." */
  savedText?: string;
  /** Whether other parts of the screen have unsaved changes. */
  isRestDirty?: boolean;
  /** The button submits the `form` around the bar. */
  isInForm?: boolean;
}

function failureText(failure: Failure | null, labelOf: ((name: string) => string) | null): string | null {
  if (!failure) return null;
  const names = Object.keys(failure.fields);
  if (names.length === 0) return failure.message;
  return labelOf ? t.fixFields({ fields: [...new Set(names.map(labelOf))].join(', ') }) : t.fixHighlightedFields;
}

/**
 * The sticky bar of a long form, with the dialogs for unsaved changes and for conflicts. If a save is refused, the first invalid field
 * receives the focus.
 */
export function SaveBar<Values extends FieldValues>(props: SaveBarProps<Values>) {
  const { form, label = t.save, namesFaults = false, savedText = t.allChangesSaved, isRestDirty = false, isInForm = false } = props;
  const { isNew, isDirty, isBusy, failure } = form;
  const bar = useRef<HTMLDivElement>(null);
  const news = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isSaving = useRef(false);
  useEffect(() => {
    if (!failure) return;
    const around = bar.current?.closest('form') ?? bar.current?.parentElement;
    around?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  // The button is disabled during a save and after it, and a disabled element loses the focus.
  useEffect(() => {
    if (isBusy) isSaving.current = true;
    else if (isSaving.current && (failure || !isDirty)) {
      isSaving.current = false;
      const target = button.current?.disabled ? news.current : button.current;
      const { activeElement, body } = document;
      if (activeElement === body || activeElement === button.current) target?.focus({ preventScroll: true });
    }
  }, [isBusy, isDirty, failure]);
  const labelOf = typeof namesFaults === 'function' ? namesFaults : namesFaults ? form.labelOf : null;
  const state = isNew ? t.notSavedYet : isDirty ? t.unsavedChanges : savedText;
  return (
    <>
      <div ref={bar} className={styles.bar}>
        <p role="alert" className={styles.failure}>
          {failureText(failure, labelOf)}
        </p>
        {!failure && (
          <p ref={news} tabIndex={-1}>
            {state}
          </p>
        )}
        <FoundNews found={failure ? null : form.found} />
        {!isNew && isDirty && (
          <Button kind="secondary" onClick={form.discard} disabled={isBusy}>
            {t.discard}
          </Button>
        )}
        <Button
          ref={button}
          type={isInForm ? 'submit' : 'button'}
          onClick={isInForm ? undefined : form.save}
          disabled={isBusy || (!isNew && !isDirty)}
        >
          {label}
        </Button>
      </div>
      <UnsavedGuard isDirty={isDirty || isRestDirty} />
      <ConflictDialog form={form} editedBy={props.editedBy} />
    </>
  );
}
