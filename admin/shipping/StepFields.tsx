import { Button } from '../../web/kit/Button.tsx';
import styles from './ZoneEditor.module.css';
import { FormText } from '../kit/form/FormField.tsx';
import type { AdminFormState } from '../kit/form/useAdminForm.ts';
import { stepLabels, type ZoneValues } from './zoneValues.ts';
import * as t from './__generated__/messages.ts';

export interface StepFieldsProps {
  form: AdminFormState<ZoneValues>;
  index: number;
  onRemove: () => void;
}

const fields = [
  { name: 'name', hint: t.shownToShoppers },
  { name: 'code', hint: t.shortNameHint },
  { name: 'priceMinor', hint: t.inEurosIncludingVat, inputMode: 'decimal' },
  { name: 'freeFromMinor', hint: t.freeFromHint, inputMode: 'decimal' },
  { name: 'minWeightGrams', hint: t.heavierThanHint, inputMode: 'numeric' },
  { name: 'maxWeightGrams', hint: t.upToHint, inputMode: 'numeric' },
  { name: 'minTransitDays', hint: t.minTransitHint, inputMode: 'numeric' },
  { name: 'maxTransitDays', hint: t.maxTransitHint, inputMode: 'numeric' },
] as const;

/** Fields of one step in a zone's rates. */
export function StepFields({ form, index, onRemove }: StepFieldsProps) {
  const number = index + 1;
  return (
    <fieldset className={styles.step}>
      <legend>{t.rateNumber({ number })}</legend>
      {fields.map(({ name, ...rest }) => (
        <FormText key={name} {...rest} form={form} name={`rates.${index}.${name}`} label={stepLabels[name]} />
      ))}
      <div className={styles.wide}>
        <FormText form={form} name={`rates.${index}.description`} label={stepLabels.description} hint={t.shownToShoppersNextToName} />
      </div>
      <div className={styles.remove}>
        <Button kind="quiet" size="small" aria-label={t.removeRate({ number })} onClick={onRemove}>
          {t.remove}
        </Button>
      </div>
    </fieldset>
  );
}
