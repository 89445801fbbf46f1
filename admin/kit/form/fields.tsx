import { useId, type ComponentProps, type ReactNode } from 'react';
import field from '../../../web/kit/Field.module.css';
import styles from './fields.module.css';

// Form fields. Each has a label, optionally a hint, and its error right below.

interface Described {
  label: string;
  hint?: ReactNode;
  /** The field's error, such as `failure?.fields.name`. */
  error?: string;
  /** The label is for screen readers only. */
  isLabelHidden?: boolean;
}

function useField({ hint, error }: Pick<Described, 'hint' | 'error'>) {
  const id = useId();
  const describedBy = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ');
  return { id, control: { id, 'aria-invalid': error !== undefined, 'aria-describedby': describedBy || undefined } } as const;
}

function Frame({ id, label, hint, error, isLabelHidden, children }: Described & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={isLabelHidden ? 'visually-hidden' : field.label} htmlFor={id}>
        {label}
      </label>
      {children}
      <Notes id={id} hint={hint} error={error} />
    </div>
  );
}

function Notes({ id, hint, error }: Pick<Described, 'hint' | 'error'> & { id: string }) {
  return (
    <>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}

/** A single-line text field. */
export function TextField({ label, hint, error, isLabelHidden, ...rest }: Described & Omit<ComponentProps<'input'>, 'id' | 'className'>) {
  const { id, control } = useField({ hint, error });
  return (
    <Frame {...{ id, label, hint, error, isLabelHidden }}>
      <input {...rest} {...control} className={field.input} />
    </Frame>
  );
}

/** A multiline text field. */
export function TextAreaField({
  label,
  hint,
  error,
  isLabelHidden,
  ...rest
}: Described & Omit<ComponentProps<'textarea'>, 'id' | 'className'>) {
  const { id, control } = useField({ hint, error });
  return (
    <Frame {...{ id, label, hint, error, isLabelHidden }}>
      <textarea rows={4} {...rest} {...control} className={field.input} />
    </Frame>
  );
}

/** A select; its options are children. */
export function SelectField({
  label,
  hint,
  error,
  isLabelHidden,
  ...rest
}: Described & Omit<ComponentProps<'select'>, 'id' | 'className'>) {
  const { id, control } = useField({ hint, error });
  return (
    <Frame {...{ id, label, hint, error, isLabelHidden }}>
      <select {...rest} {...control} className={field.select} />
    </Frame>
  );
}

/** A checkbox. */
export function CheckboxField({
  label,
  hint,
  error,
  ...rest
}: Omit<Described, 'isLabelHidden'> & Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'>) {
  const { id, control } = useField({ hint, error });
  return (
    <div className={styles.check}>
      <input {...rest} {...control} type="checkbox" />
      <div>
        <label htmlFor={id}>{label}</label>
        <Notes id={id} hint={hint} error={error} />
      </div>
    </div>
  );
}
