import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BillingFields_checkout$key } from '../../__generated__/BillingFields_checkout.graphql.ts';
import { useHydrated } from '../../kit/useHydrated.ts';
import { AddressFields } from './AddressFields.tsx';
import styles from './checkout.module.css';
import choices from './choices.module.css';
import { stateOf, type FormState } from './formState.ts';
import { TextField } from '../../kit/forms/TextField.tsx';
import * as t from '../__generated__/messages.ts';

export interface BillingFieldsProps {
  checkout: BillingFields_checkout$key;
  state: FormState;
  /** Code of the preselected country. */
  country: string;
}

/** The billing address, if it differs from the delivery address, and the buyer's VAT ID. The checkbox shows and hides its fields without script. */
export function BillingFields({ checkout: key, state, country }: BillingFieldsProps) {
  const checkout = useFragment(
    graphql`
      fragment BillingFields_checkout on Checkout {
        ...AddressFields_checkout
      }
    `,
    key,
  );
  const isHydrated = useHydrated();
  const [differs, setDiffers] = useState(state.valueOf('billingDiffers') !== '');
  return (
    <fieldset className={styles.group} id="section-billing">
      <legend className={styles.legend}>{t.billingAddress}</legend>
      <label className={choices.tick}>
        <input
          type="checkbox"
          id="billingDiffers"
          name="billingDiffers"
          value="yes"
          defaultChecked={differs}
          onChange={(event) => setDiffers(event.currentTarget.checked)}
        />
        <span>{t.differentBillingAddress}</span>
      </label>
      <div className={styles.billing}>
        <AddressFields checkout={checkout} state={state} isBilling isRequired={isHydrated && differs} country={country} />
      </div>
      <TextField {...stateOf('vatId', state)} label={t.vatId} isOptional maxLength={40} autoCapitalize="characters" hint={t.vatIdHint} />
    </fieldset>
  );
}
