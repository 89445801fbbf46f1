import { CheckboxField, SelectField, TextAreaField, TextField } from '../kit/form/fields.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { labels, type flagNames, type ValueName, type Values } from './valueRules.ts';

/** What a field of a product's form needs: what stands in it, what is wrong with it, and how it is changed. */
export interface FormPort {
  values: Values;
  errorOf: (name: ValueName) => string | undefined;
  change: (changes: Partial<Values>) => void;
}

type FlagName = (typeof flagNames)[number];
type TextName = Exclude<ValueName, FlagName>;
interface Shared<Name> {
  form: FormPort;
  name: Name;
  label?: string;
  hint?: ReactNode;
}

/** A line of text. */
export function FormText({
  form,
  name,
  label = labels[name],
  ...rest
}: Shared<TextName> & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'required' | 'autoFocus'>) {
  return (
    <TextField
      {...rest}
      name={name}
      label={label}
      value={form.values[name]}
      error={form.errorOf(name)}
      onChange={({ target }) => form.change({ [name]: target.value })}
    />
  );
}

/** Several lines of text. */
export function FormArea({ form, name, label = labels[name], ...rest }: Shared<TextName> & { rows?: number }) {
  return (
    <TextAreaField
      {...rest}
      name={name}
      label={label}
      value={form.values[name]}
      error={form.errorOf(name)}
      onChange={({ target }) => form.change({ [name]: target.value })}
    />
  );
}

/** One of some values. */
export function FormSelect({
  form,
  name,
  label = labels[name],
  options,
  ...rest
}: Shared<TextName> & { options: readonly { value: string; label: string }[] }) {
  return (
    <SelectField
      {...rest}
      name={name}
      label={label}
      value={form.values[name]}
      error={form.errorOf(name)}
      onChange={({ target }) => form.change({ [name]: target.value })}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}

/** Yes or no. */
export function FormFlag({ form, name, label = labels[name], ...rest }: Shared<FlagName>) {
  return (
    <CheckboxField
      {...rest}
      name={name}
      label={label}
      checked={form.values[name]}
      error={form.errorOf(name)}
      onChange={({ target }) => form.change({ [name]: target.checked })}
    />
  );
}
