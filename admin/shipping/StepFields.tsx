import { Button } from '../../web/kit/Button.tsx';
import styles from './ZoneEditor.module.css';
import { FormText } from '../kit/form/FormField.tsx';
import type { AdminFormState } from '../kit/form/useAdminForm.ts';
import { stepLabels, type ZoneValues } from './zoneValues.ts';

export interface StepFieldsProps {
  form: AdminFormState<ZoneValues>;
  index: number;
  onRemove: () => void;
}

const fields = [
  { name: 'name', hint: 'As shoppers read it.' },
  { name: 'code', hint: 'Such as standard.' },
  { name: 'priceMinor', hint: 'In euros, with VAT.', inputMode: 'decimal' },
  { name: 'freeFromMinor', hint: 'Goods of so many euros.', inputMode: 'decimal' },
  { name: 'minWeightGrams', hint: 'Grams; 0 for any.', inputMode: 'numeric' },
  { name: 'maxWeightGrams', hint: 'Grams; empty for any.', inputMode: 'numeric' },
] as const;

/** One step of a zone. */
export function StepFields({ form, index, onRemove }: StepFieldsProps) {
  const number = index + 1;
  return (
    <fieldset className={styles.step}>
      <legend>{`Step ${number}`}</legend>
      {fields.map(({ name, ...rest }) => (
        <FormText key={name} {...rest} form={form} name={`rates.${index}.${name}`} label={stepLabels[name]} />
      ))}
      <div className={styles.wide}>
        <FormText form={form} name={`rates.${index}.description`} label={stepLabels.description} hint="Shoppers read it beside the name." />
      </div>
      <div className={styles.remove}>
        <Button kind="quiet" size="small" onClick={onRemove}>
          Remove<span className="visually-hidden"> step {number}</span>
        </Button>
      </div>
    </fieldset>
  );
}
