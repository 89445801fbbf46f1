import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PaymentTokenField_choice$key } from '../__generated__/PaymentTokenField_choice.graphql.ts';
import fieldStyles from '../kit/Field.module.css';
import styles from '../orders/checkout/checkout.module.css';
import choices from '../orders/checkout/choices.module.css';
import { FieldProblem, problemProps } from '../kit/forms/FieldProblem.tsx';
import type { FormState } from '../orders/checkout/formState.ts';

export interface PaymentTokenFieldProps {
  choice: PaymentTokenField_choice$key;
  /** Code of the payment method that the field belongs to. */
  method: string;
  state: FormState;
}

/** The options of a payment method. Shown while the method is selected. */
export function PaymentTokenField({ choice, method, state }: PaymentTokenFieldProps) {
  const { label, hint, options } = useFragment(
    graphql`
      fragment PaymentTokenField_choice on PaymentTokenChoice {
        label
        hint
        options {
          value
          label
        }
      }
    `,
    choice,
  );
  const problem = state.problemOf('paymentToken');
  return (
    <div className={choices.choiceMore}>
      <input type="hidden" name="paymentTokenMethod" value={method} />
      <label className={fieldStyles.label} htmlFor="paymentToken">
        {label}
      </label>
      <select
        {...problemProps('paymentToken', problem, 'paymentToken-hint')}
        className={fieldStyles.select}
        id="paymentToken"
        name="paymentToken"
        defaultValue={state.valueOf('paymentToken') || options[0]?.value}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <p className={styles.fieldHint} id="paymentToken-hint">
        {hint}
      </p>
      <FieldProblem field="paymentToken" problem={problem} />
    </div>
  );
}
