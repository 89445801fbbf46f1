import fieldStyles from '../../kit/Field.module.css';
import { FieldProblem, problemProps } from '../../kit/forms/FieldProblem.tsx';
import styles from './checkout.module.css';
import type { FormState } from './formState.ts';
import * as t from '../__generated__/messages.ts';

const field = 'giftMessage';

/** A message to the recipient. Folded until it is wanted; works without script. */
export function GiftMessage({ state }: { state: FormState }) {
  const [value, problem] = [state.valueOf(field), state.problemOf(field)];
  return (
    <details className={styles.gift} open={value !== '' || problem !== null || undefined}>
      <summary>{t.addGiftMessage}</summary>
      <label className={fieldStyles.label} htmlFor={field}>
        {t.giftMessage}
      </label>
      <textarea
        {...problemProps(field, problem, `${field}-hint`)}
        className={fieldStyles.input}
        id={field}
        name={field}
        rows={3}
        maxLength={300}
        defaultValue={value}
      />
      <p className={styles.fieldHint} id={`${field}-hint`}>
        {t.giftMessageHint}
      </p>
      <FieldProblem field={field} problem={problem} />
    </details>
  );
}
