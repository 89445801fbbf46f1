import styles from './settings.module.css';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { FormText } from '../kit/form/FormField.tsx';
import type { AdminFormState } from '../kit/form/useAdminForm.ts';
import * as t from './__generated__/messages.ts';

interface ColourFieldProps<Values extends FieldValues> {
  form: AdminFormState<Values>;
  name: FieldPath<Values> & keyof Values;
  hint: string;
}

/** Colour field: typed as #rrggbb or picked with the browser's colour picker. */
export function ColourField<Values extends FieldValues>({ form, name, hint }: ColourFieldProps<Values>) {
  const { [name]: value } = form.values;
  return (
    <div className={styles.colour}>
      <FormText form={form} name={name} hint={hint} autoComplete="off" spellCheck={false} />
      <input
        type="color"
        className={styles.palette}
        aria-label={t.chooseColour({ label: form.labelOf(name) })}
        value={/^#[0-9a-f]{6}$/.test(value) ? value : '#000000'}
        // The cast is safe, because the field's value is a string.
        onChange={({ target }) => form.change({ [name]: target.value } as Partial<Values>)}
      />
    </div>
  );
}
