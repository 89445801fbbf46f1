import { graphql, useFragment } from 'react-relay/hooks.js';
import type { AddressForm_address$key } from '../../__generated__/AddressForm_address.graphql.ts';
import type { AddressForm_checkout$key } from '../../__generated__/AddressForm_checkout.graphql.ts';
import { AddressFields } from '../../orders/checkout/AddressFields.tsx';
import { TextField } from '../../kit/forms/TextField.tsx';
import { ButtonLink } from '../../kit/Button.tsx';
import { AccountForm } from './AccountForm.tsx';
import { accountPaths } from './accountPaths.ts';
import { useForms } from './accountForms.ts';
import styles from './account.module.css';
import * as t from '../__generated__/messages.ts';

export interface AddressFormProps {
  /** The address to change; null for a new one. */
  address: AddressForm_address$key | null;
  checkout: AddressForm_checkout$key;
  /** Whether the address book is empty: then the address becomes the default anyway. */
  isFirst: boolean;
}

/** Form that adds or changes an address. */
export function AddressForm({ address: key, checkout: checkoutKey, isFirst }: AddressFormProps) {
  const address = useFragment(
    graphql`
      fragment AddressForm_address on SavedAddress {
        id
        firstName
        lastName
        company
        phone
        address1
        address2
        postcode
        city
        country {
          code
        }
        isDefault
      }
    `,
    key,
  );
  const checkout = useFragment(
    graphql`
      fragment AddressForm_checkout on Checkout {
        countries {
          code
        }
        ...AddressFields_checkout
      }
    `,
    checkoutKey,
  );
  const { answer } = useForms();
  const failed = answer?.form === 'address' && !answer.isDone ? answer : null;
  const held: Readonly<Record<string, string>> = failed?.values ?? (address ? { ...textsOf(address), country: address.country.code } : {});
  const valueOf = (field: string) => held[field] ?? '';
  const problemOf = (field: string) => failed?.issues[field] ?? null;
  const isDefault = failed ? failed.values.isDefault !== undefined : (address?.isDefault ?? false);
  return (
    <AccountForm
      name="address"
      className={styles.form}
      buttonClassName={styles.buttons}
      button={t.saveAddress}
      busyButton={t.saving}
      beside={
        <ButtonLink to={accountPaths.addresses} kind="quiet">
          {t.cancel}
        </ButtonLink>
      }
    >
      {address && <input type="hidden" name="id" value={address.id} />}
      <AddressFields checkout={checkout} state={{ valueOf, problemOf }} country={checkout.countries[0]?.code ?? ''} />
      <TextField
        name="phone"
        label={t.phone}
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel"
        maxLength={30}
        isOptional
        hint={t.weOnlyUseItForQuestions}
        defaultValue={valueOf('phone')}
        problem={problemOf('phone')}
      />
      {!isFirst && (
        <label className={styles.check}>
          <input type="checkbox" name="isDefault" defaultChecked={isDefault} /> {t.asDefaultAddressAtCheckout}
        </label>
      )}
    </AccountForm>
  );
}

type Texts = Record<'firstName' | 'lastName' | 'company' | 'phone' | 'address1' | 'address2' | 'postcode' | 'city', string>;

/** Returns the initial values of the fields. */
function textsOf({ firstName, lastName, company, phone, address1, address2, postcode, city }: Texts): Texts {
  return { firstName, lastName, company, phone, address1, address2, postcode, city };
}
