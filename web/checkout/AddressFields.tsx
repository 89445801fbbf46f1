import { graphql, useFragment } from 'react-relay/hooks.js';
import fieldStyles from '../kit/Field.module.css';
import type { AddressFields_checkout$key } from '../__generated__/AddressFields_checkout.graphql.ts';
import styles from './checkout.module.css';
import { FieldProblem, problemProps } from './FieldProblem.tsx';
import type { CheckoutField } from './formValues.ts';
import { TextField } from './TextField.tsx';

export interface FormState {
  /** What a field starts with. */
  valueOf: (field: CheckoutField) => string;
  /** What is wrong with a field; null when nothing is known to be. */
  problemOf: (field: CheckoutField) => string | null;
}

/** A field's value and problem, for the components that show it. */
export function stateOf(name: CheckoutField, { valueOf, problemOf }: FormState) {
  return { name, defaultValue: valueOf(name), problem: problemOf(name) };
}

/** Where the order goes. The names of the fields are those that browsers fill in. */
export function AddressFields({ checkout, state }: { checkout: AddressFields_checkout$key; state: FormState }) {
  const { countries } = useFragment(
    graphql`
      fragment AddressFields_checkout on Checkout {
        countries {
          code
          name
        }
      }
    `,
    checkout,
  );
  const problem = state.problemOf('country');
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Delivery address</legend>
      <div className={styles.fields}>
        <TextField {...stateOf('firstName', state)} label="First name" autoComplete="shipping given-name" maxLength={100} />
        <TextField {...stateOf('lastName', state)} label="Last name" autoComplete="shipping family-name" maxLength={100} />
        <TextField {...stateOf('address1', state)} label="Street and number" autoComplete="shipping address-line1" maxLength={200} />
        <TextField
          {...stateOf('address2', state)}
          label="Flat, floor or company"
          autoComplete="shipping address-line2"
          maxLength={200}
          isOptional
        />
        <TextField {...stateOf('postcode', state)} label="Postcode" autoComplete="shipping postal-code" maxLength={20} />
        <TextField {...stateOf('city', state)} label="Town or city" autoComplete="shipping address-level2" maxLength={100} />
        <div className={styles.field} data-field="country">
          <label className={fieldStyles.label} htmlFor="country">
            Country
          </label>
          <select
            {...problemProps('country', problem)}
            className={fieldStyles.select}
            id="country"
            name="country"
            autoComplete="shipping country"
            defaultValue={state.valueOf('country')}
            required
          >
            <option value="">Choose a country</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
          <FieldProblem field="country" problem={problem} />
        </div>
      </div>
    </fieldset>
  );
}
