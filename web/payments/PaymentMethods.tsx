import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PaymentMethods_quote$key } from '../__generated__/PaymentMethods_quote.graphql.ts';
import styles from '../orders/checkout/checkout.module.css';
import choices from '../orders/checkout/choices.module.css';
import { FieldProblem, problemProps } from '../kit/forms/FieldProblem.tsx';
import type { FormState } from '../orders/checkout/formState.ts';
import { PaymentTokenField } from './PaymentTokenField.tsx';
import * as t from './__generated__/messages.ts';

/** The payment methods, which depend on the country and the total. */
export function PaymentMethods({ quote, state }: { quote: PaymentMethods_quote$key; state: FormState }) {
  const { paymentMethods } = useFragment(
    graphql`
      fragment PaymentMethods_quote on CartQuote {
        paymentMethods {
          code
          name
          description
          isTest
          choice {
            ...PaymentTokenField_choice
          }
        }
      }
    `,
    quote,
  );
  const chosen = state.valueOf('paymentMethod') || paymentMethods[0]?.code;
  const problem = state.problemOf('paymentMethod');
  return (
    <fieldset className={styles.group} id="section-payment">
      <legend className={styles.legend}>{t.payment}</legend>
      {paymentMethods.map(({ code, name, description, isTest, choice }, index) => (
        <div key={code} className={choices.choice}>
          <label className={choices.choiceHead}>
            <input
              {...problemProps('paymentMethod', problem)}
              type="radio"
              id={index === 0 ? 'paymentMethod' : undefined}
              name="paymentMethod"
              value={code}
              defaultChecked={code === chosen}
              required
            />
            <span className={choices.choiceText}>
              <span className={choices.choiceName}>
                {name}
                {isTest && <span className={choices.badge}>{t.test}</span>}
              </span>
              <span className={styles.hint}>{description}</span>
            </span>
          </label>
          {choice && <PaymentTokenField choice={choice} method={code} state={state} />}
        </div>
      ))}
      <FieldProblem field="paymentMethod" problem={problem} />
    </fieldset>
  );
}
