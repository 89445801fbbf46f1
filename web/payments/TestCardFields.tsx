import fieldStyles from '../kit/Field.module.css';
import styles from '../orders/checkout/checkout.module.css';
import choices from '../orders/checkout/choices.module.css';
import { FieldProblem, problemProps } from '../kit/forms/FieldProblem.tsx';
import type { FormState } from '../orders/checkout/formState.ts';

/** The cards of the test provider, by what its bank does with them. */
export const testCards = [
  { token: 'tok_success', label: 'It approves the payment' },
  { token: 'tok_declined', label: 'It declines the card' },
  { token: 'tok_action', label: 'It asks you to confirm on its page' },
  { token: 'tok_timeout', label: 'It answers too late' },
] as const;

/** A test payment: instead of entering a card one chooses how the bank answers. Shown while the method is chosen. */
export function TestCardFields({ state }: { state: FormState }) {
  const problem = state.problemOf('paymentToken');
  return (
    <div className={choices.choiceMore}>
      <label className={fieldStyles.label} htmlFor="paymentToken">
        What the test bank does
      </label>
      <select
        {...problemProps('paymentToken', problem, 'paymentToken-hint')}
        className={fieldStyles.select}
        id="paymentToken"
        name="paymentToken"
        defaultValue={state.valueOf('paymentToken') || testCards[0].token}
      >
        {testCards.map(({ token, label }) => (
          <option key={token} value={token}>
            {label}
          </option>
        ))}
      </select>
      <p className={styles.fieldHint} id="paymentToken-hint">
        For trying the shop out. There is no card to enter, and no money moves.
      </p>
      <FieldProblem field="paymentToken" problem={problem} />
    </div>
  );
}
