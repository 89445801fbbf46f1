import { Button } from '../../web/kit/Button.tsx';
import { TextField } from '../kit/form/fields.tsx';
import styles from './ZoneEditor.module.css';
import { stepLabels, type StepValues } from './zoneValues.ts';

export interface StepFieldsProps {
  /** Counted from 1. */
  number: number;
  step: StepValues;
  /** @param name as the server names it */
  errorOf: (name: string) => string | undefined;
  onChange: (changes: Partial<StepValues>) => void;
  onRemove: () => void;
}

const fields = [
  { name: 'name', sent: 'name', hint: 'As shoppers read it.' },
  { name: 'code', sent: 'code', hint: 'Such as standard.' },
  { name: 'price', sent: 'priceMinor', hint: 'In euros, with VAT.', inputMode: 'decimal' },
  { name: 'freeFrom', sent: 'freeFromMinor', hint: 'Goods of so many euros.', inputMode: 'decimal' },
  { name: 'minWeight', sent: 'minWeightGrams', hint: 'Grams; 0 for any.', inputMode: 'numeric' },
  { name: 'maxWeight', sent: 'maxWeightGrams', hint: 'Grams; empty for any.', inputMode: 'numeric' },
] as const;

/** One step of a zone. */
export function StepFields({ number, step, errorOf, onChange, onRemove }: StepFieldsProps) {
  return (
    <fieldset className={styles.step}>
      <legend>{`Step ${number}`}</legend>
      {fields.map(({ name, sent, ...rest }) => (
        <TextField
          {...rest}
          key={name}
          label={stepLabels[name]}
          value={step[name]}
          error={errorOf(sent)}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      ))}
      <div className={styles.wide}>
        <TextField
          label={stepLabels.description}
          value={step.description}
          error={errorOf('description')}
          hint="Shoppers read it beside the name."
          onChange={({ target }) => onChange({ description: target.value })}
        />
      </div>
      <div className={styles.remove}>
        <Button kind="quiet" size="small" onClick={onRemove}>
          Remove<span className="visually-hidden"> step {number}</span>
        </Button>
      </div>
    </fieldset>
  );
}
