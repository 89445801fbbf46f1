import { graphql, useFragment } from 'react-relay/hooks.js';
import { Button } from '../kit/Button.tsx';
import fieldStyles from '../kit/Field.module.css';
import { Icon } from '../kit/Icon.tsx';
import type { CheckoutForm_cart$key } from '../__generated__/CheckoutForm_cart.graphql.ts';
import type { CheckoutForm_checkout$key } from '../__generated__/CheckoutForm_checkout.graphql.ts';
import { AddressFields, stateOf } from './AddressFields.tsx';
import styles from './checkout.module.css';
import { FailureSummary } from './FailureSummary.tsx';
import { FieldProblem, problemProps } from './FieldProblem.tsx';
import { idempotencyKeyField } from './idempotencyKey.ts';
import { MethodFields } from './MethodFields.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { TextField } from './TextField.tsx';
import { useCheckoutForm } from './useCheckoutForm.ts';

export const checkoutPath = '/checkout/';

export interface CheckoutFormProps {
  cart: CheckoutForm_cart$key;
  checkout: CheckoutForm_checkout$key;
}

/** One form for the whole order. It is a real form: the server answers it at the same address where script does not run. */
export function CheckoutForm({ cart: cartKey, checkout: checkoutKey }: CheckoutFormProps) {
  const cart = useFragment(
    graphql`
      fragment CheckoutForm_cart on Cart {
        version
        total {
          amount
        }
        ...OrderSummary_cart
      }
    `,
    cartKey,
  );
  const checkout = useFragment(
    graphql`
      fragment CheckoutForm_checkout on Checkout {
        ...AddressFields_checkout
        ...MethodFields_checkout
      }
    `,
    checkoutKey,
  );
  const { state, failure, idempotencyKey, isPlacing, submit } = useCheckoutForm();
  const noteProblem = state.problemOf('note');
  const termsProblem = state.problemOf('acceptsTerms');
  return (
    <form className={styles.form} method="post" action={checkoutPath} onSubmit={submit}>
      <input type="hidden" name={idempotencyKeyField} value={idempotencyKey} />
      <input type="hidden" name="cartVersion" value={cart.version} />
      <input type="hidden" name="expectedTotal" value={cart.total.amount} />
      <div className={styles.details}>
        <FailureSummary failure={failure} />
        <fieldset className={styles.group}>
          <legend className={styles.legend}>Contact</legend>
          <div className={styles.fields}>
            <TextField {...stateOf('email', state)} label="E-mail" type="email" inputMode="email" autoComplete="email" maxLength={254} />
            <TextField {...stateOf('phone', state)} label="Phone" type="tel" inputMode="tel" autoComplete="tel" maxLength={30} isOptional />
          </div>
        </fieldset>
        <AddressFields checkout={checkout} state={state} />
        <MethodFields checkout={checkout} state={state} />
        <div className={styles.group}>
          <label className={styles.legend} htmlFor="note">
            Order note <span className={styles.optional}>(optional)</span>
          </label>
          <textarea
            {...problemProps('note', noteProblem)}
            className={fieldStyles.input}
            id="note"
            name="note"
            rows={3}
            maxLength={1000}
            defaultValue={state.valueOf('note')}
          />
          <FieldProblem field="note" problem={noteProblem} />
        </div>
      </div>
      <section className={styles.summary} aria-labelledby="summary-title">
        <h2 id="summary-title">Your order</h2>
        <OrderSummary cart={cart} />
        <label className={styles.terms}>
          <input
            {...problemProps('acceptsTerms', termsProblem)}
            type="checkbox"
            id="acceptsTerms"
            name="acceptsTerms"
            value="yes"
            defaultChecked={state.valueOf('acceptsTerms') !== ''}
            required
          />
          <span>I accept the terms of sale of this shop.</span>
        </label>
        <FieldProblem field="acceptsTerms" problem={termsProblem} />
        <Button type="submit" size="large" isWide aria-disabled={isPlacing} aria-busy={isPlacing}>
          <Icon name="lock" size={18} />
          {isPlacing ? 'Placing your order…' : 'Place order and pay'}
        </Button>
        <p className={styles.hint}>You pay by bank transfer after ordering.</p>
      </section>
    </form>
  );
}
