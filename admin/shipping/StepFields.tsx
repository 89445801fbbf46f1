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
  { name: 'name', hint: 'Shown to shoppers.' },
  { name: 'code', hint: 'Such as standard.' },
  { name: 'priceMinor', hint: 'In euros, including VAT.', inputMode: 'decimal' },
  { name: 'freeFromMinor', hint: 'Value of the goods, in euros.', inputMode: 'decimal' },
  { name: 'minWeightGrams', hint: 'In grams. 0 for any.', inputMode: 'numeric' },
  { name: 'maxWeightGrams', hint: 'In grams. Leave empty for any.', inputMode: 'numeric' },
  { name: 'minTransitDays', hint: 'Working days from dispatch to delivery. Leave empty to promise no date.', inputMode: 'numeric' },
  { name: 'maxTransitDays', hint: 'The last day that shoppers are promised.', inputMode: 'numeric' },
] as const;

/** Fields of one step in a zone's rates. */
export function StepFields({ form, index, onRemove }: StepFieldsProps) {
  const number = index + 1;
  return (
    <fieldset className={styles.step}>
      <legend>{`Rate ${number}`}</legend>
      {fields.map(({ name, ...rest }) => (
        <FormText key={name} {...rest} form={form} name={`rates.${index}.${name}`} label={stepLabels[name]} />
      ))}
      <div className={styles.wide}>
        <FormText
          form={form}
          name={`rates.${index}.description`}
          label={stepLabels.description}
          hint="Shown to shoppers next to the name."
        />
      </div>
      <div className={styles.remove}>
        <Button kind="quiet" size="small" onClick={onRemove}>
          Remove<span className="visually-hidden"> rate {number}</span>
        </Button>
      </div>
    </fieldset>
  );
}
