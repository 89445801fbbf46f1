import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../web/kit/Button.tsx';
import styles from './taxonomy.module.css';
import { FormText } from '../../kit/form/FormField.tsx';
import type { AdminFormState } from '../../kit/form/useAdminForm.ts';
import type { AttributeValues } from './attributeValues.ts';
import * as t from '../__generated__/messages.ts';

/** The ordered values of an attribute. */
export function AttributeTerms({ form }: { form: AdminFormState<AttributeValues> }) {
  const { fields, append, remove, swap } = useFieldArray({ control: form.control, name: 'terms' });
  /** @param index index of the upper of the two values to swap */
  function exchange(index: number): void {
    if (index >= 0 && index < fields.length - 1) swap(index, index + 1);
  }

  return (
    <fieldset className={styles.terms}>
      <legend>{t.values}</legend>
      {fields.map(({ id }, index) => (
        <div key={id} className={styles.term}>
          <FormText
            form={form}
            name={`terms.${index}.label`}
            label={t.valueIndex({ index: index + 1 })}
            error={form.errorOf(`terms.${index}`)}
          />
          <FormText form={form} name={`terms.${index}.swatch`} label={t.colourOfValue({ index: index + 1 })} placeholder="#aa0000" />
          <Button
            kind="quiet"
            size="small"
            aria-label={t.moveValueUp({ index: index + 1 })}
            // Not disabled, so that the button keeps keyboard focus when a value reaches the end.
            aria-disabled={index === 0}
            onClick={() => exchange(index - 1)}
          >
            <span aria-hidden="true">{'↑'}</span>
          </Button>
          <Button
            kind="quiet"
            size="small"
            aria-label={t.moveValueDown({ index: index + 1 })}
            aria-disabled={index === fields.length - 1}
            onClick={() => exchange(index)}
          >
            <span aria-hidden="true">{'↓'}</span>
          </Button>
          <Button kind="quiet" size="small" aria-label={t.removeValue({ index: index + 1 })} onClick={() => remove(index)}>
            {t.remove}
          </Button>
        </div>
      ))}
      <p role="alert">{form.errorOf('terms')}</p>
      <div>
        <Button kind="secondary" size="small" onClick={() => append({ databaseId: null, label: '', swatch: '' }, { shouldFocus: false })}>
          {t.addAValue}
        </Button>
      </div>
    </fieldset>
  );
}
