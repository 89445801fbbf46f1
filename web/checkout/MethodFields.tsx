import { graphql, useFragment } from 'react-relay/hooks.js';
import { MoneyText } from '../kit/MoneyText.tsx';
import type { MethodFields_checkout$key } from '../__generated__/MethodFields_checkout.graphql.ts';
import type { FormState } from './AddressFields.tsx';
import styles from './checkout.module.css';
import { FieldProblem, problemProps } from './FieldProblem.tsx';

/** How the order is delivered and paid. */
export function MethodFields({ checkout, state }: { checkout: MethodFields_checkout$key; state: FormState }) {
  const { shippingMethods, paymentMethods } = useFragment(
    graphql`
      fragment MethodFields_checkout on Checkout {
        shippingMethods {
          code
          name
          description
          price {
            amount
            ...MoneyText_money
          }
        }
        paymentMethods {
          code
          name
          description
        }
      }
    `,
    checkout,
  );
  const chosenShipping = state.valueOf('shippingMethod') || shippingMethods[0]?.code;
  const chosenPayment = state.valueOf('paymentMethod') || paymentMethods[0]?.code;
  const shippingProblem = state.problemOf('shippingMethod');
  const paymentProblem = state.problemOf('paymentMethod');
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Delivery</legend>
        {shippingMethods.map(({ code, name, description, price }, index) => (
          <label key={code} className={styles.choice}>
            <input
              {...problemProps('shippingMethod', shippingProblem)}
              type="radio"
              id={index === 0 ? 'shippingMethod' : undefined}
              name="shippingMethod"
              value={code}
              defaultChecked={code === chosenShipping}
              required
            />
            <span className={styles.choiceText}>
              <span className={styles.choiceName}>{name}</span>
              <span className={styles.hint}>{description}</span>
            </span>
            <span className={styles.choicePrice}>{price.amount === 0 ? 'Free' : <MoneyText money={price} />}</span>
          </label>
        ))}
        <FieldProblem field="shippingMethod" problem={shippingProblem} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Payment</legend>
        {paymentMethods.map(({ code, name, description }, index) => (
          <label key={code} className={styles.choice}>
            <input
              {...problemProps('paymentMethod', paymentProblem)}
              type="radio"
              id={index === 0 ? 'paymentMethod' : undefined}
              name="paymentMethod"
              value={code}
              defaultChecked={code === chosenPayment}
              required
            />
            <span className={styles.choiceText}>
              <span className={styles.choiceName}>{name}</span>
              <span className={styles.hint}>{description}</span>
            </span>
          </label>
        ))}
        <FieldProblem field="paymentMethod" problem={paymentProblem} />
      </fieldset>
    </>
  );
}
