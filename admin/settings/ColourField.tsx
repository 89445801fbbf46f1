import styles from './settings.module.css';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { FormText } from '../kit/form/FormField.tsx';
import type { AdminFormState } from '../kit/form/useAdminForm.ts';

interface ColourFieldProps<Values extends FieldValues> {
  form: AdminFormState<Values>;
  name: FieldPath<Values> & keyof Values;
  hint: string;
}

/** A colour, typed as #rrggbb or chosen from the browser's palette. */
export function ColourField<Values extends FieldValues>({ form, name, hint }: ColourFieldProps<Values>) {
  const { [name]: value } = form.values;
  return (
    <div className={styles.colour}>
      <FormText form={form} name={name} hint={hint} autoComplete="off" spellCheck={false} />
      <input
        type="color"
        className={styles.palette}
        aria-label={`${form.labelOf(name)}: choose`}
        value={/^#[0-9a-f]{6}$/.test(value) ? value : '#000000'}
        // The field holds a text.
        onChange={({ target }) => form.change({ [name]: target.value } as Partial<Values>)}
      />
    </div>
  );
}
