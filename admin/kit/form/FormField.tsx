import type { ComponentProps, ReactNode } from 'react';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { CheckboxField, SelectField, TextAreaField, TextField } from './fields.tsx';
import type { AdminFormState } from './useAdminForm.ts';

// Fields of a useAdminForm() form: each is bound to its value, its label, and its error.

interface Bound<Values extends FieldValues> {
  form: AdminFormState<Values>;
  name: FieldPath<Values>;
  label?: string;
  hint?: ReactNode;
  /** An error that concerns more than the field. */
  error?: string | undefined;
  isLabelHidden?: boolean;
}

type Own<Tag extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentProps<Tag>,
  'form' | 'name' | 'id' | 'className' | 'value' | 'checked' | 'onChange' | 'onBlur' | 'ref'
>;

function useBound<Values extends FieldValues>({ form, name, label, error }: Pick<Bound<Values>, 'form' | 'name' | 'label' | 'error'>) {
  const { field } = useController({ control: form.control, name });
  return { field, described: { label: label ?? form.labelOf(name), error: error ?? form.errorOf(name) } };
}

/** A single-line text field. */
export function FormText<Values extends FieldValues>({ form, name, label, error, ...rest }: Bound<Values> & Own<'input'>) {
  const { field, described } = useBound({ form, name, label, error });
  return <TextField {...rest} {...described} {...field} />;
}

/** A multiline text field. */
export function FormArea<Values extends FieldValues>({ form, name, label, error, ...rest }: Bound<Values> & Own<'textarea'>) {
  const { field, described } = useBound({ form, name, label, error });
  return <TextAreaField {...rest} {...described} {...field} />;
}

/** A select with its `options`, or with children. */
export function FormSelect<Values extends FieldValues>({
  form,
  name,
  label,
  error,
  options = [],
  children,
  ...rest
}: Bound<Values> & Own<'select'> & { options?: readonly { value: string; label: string }[] }) {
  const { field, described } = useBound({ form, name, label, error });
  return (
    <SelectField {...rest} {...described} {...field}>
      {children}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}

/** A checkbox. */
export function FormFlag<Values extends FieldValues>({
  form,
  name,
  label,
  error,
  ...rest
}: Omit<Bound<Values>, 'isLabelHidden'> & Omit<Own<'input'>, 'type'>) {
  const { field, described } = useBound({ form, name, label, error });
  const { value, onChange, ...control } = field;
  return (
    <CheckboxField {...rest} {...described} {...control} checked={value === true} onChange={({ target }) => onChange(target.checked)} />
  );
}
