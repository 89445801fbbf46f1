import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import fieldStyles from '../../kit/Field.module.css';
import type { AddressFields_checkout$key } from '../../__generated__/AddressFields_checkout.graphql.ts';
import styles from './checkout.module.css';
import { FieldProblem, problemProps } from '../../kit/forms/FieldProblem.tsx';
import { stateOf, type FormState } from './formState.ts';
import { addressFieldName, type AddressField } from './formValues.ts';
import type { DeliveryChoices } from './deliveryChoices.ts';
import { fitsPostcode, quotedCity, quotedPostcode } from './postcodes.ts';
import { TextField } from '../../kit/forms/TextField.tsx';

export interface AddressFieldsProps {
  checkout: AddressFields_checkout$key;
  state: FormState;
  isBilling?: boolean;
  /** False while the fields may be hidden: the browser must not require them then. */
  isRequired?: boolean;
  /** Code of the preselected country. */
  country: string;
  /** @param place its postcode and town are null where they do not affect VAT */
  onPlaceChange?: ((place: Omit<DeliveryChoices, 'shippingMethod'>) => void) | undefined;
}

/** The fields of an address. Their names allow autofill; the postcode format follows the country. */
export function AddressFields({ checkout, state, isBilling = false, isRequired = true, country, onPlaceChange }: AddressFieldsProps) {
  const { countries, dependsOnPostcode } = useFragment(
    graphql`
      fragment AddressFields_checkout on Checkout {
        countries {
          code
          name
          postcodeExample
          postcodePattern
          # eslint-disable-next-line relay/unused-fields -- quotedPostcode() reads it
          exportPostcodePattern
        }
        dependsOnPostcode
      }
    `,
    checkout,
  );
  const name = (field: AddressField) => addressFieldName(field, isBilling);
  const [chosen, setChosen] = useState(state.valueOf(name('country')) || country);
  const ofChosen = countries.find(({ code }) => code === chosen);
  const example = ofChosen?.postcodeExample;
  function tellPlace(code: string, form: HTMLFormElement | null) {
    const entered = (field: AddressField) => {
      const input = form?.elements.namedItem(name(field));
      return input instanceof HTMLInputElement ? input.value.trim() : '';
    };
    const [postcode, city] = [entered('postcode'), entered('city')];
    const known = countries.find((other) => other.code === code);
    onPlaceChange?.({
      country: code,
      postcode: quotedPostcode(postcode, known, dependsOnPostcode),
      city: quotedCity({ postcode, city }, known),
    });
  }
  const section = isBilling ? 'billing' : 'shipping';
  const props = (field: AddressField, token: string, maxLength: number) => ({
    ...stateOf(name(field), state),
    autoComplete: `${section} ${token}`,
    maxLength,
    isRequired,
  });
  const countryField = name('country');
  const problem = state.problemOf(countryField);
  return (
    <div className={styles.fields}>
      <TextField {...props('firstName', 'given-name', 100)} label="First name" />
      <TextField
        {...props('lastName', 'family-name', 100)}
        label="Last name"
        isRequired={false}
        description="If you have only one name, enter it in the first field and leave this field empty."
      />
      <TextField
        {...props('company', 'organization', 200)}
        label="Company"
        isOptional
        isRequired={false}
        description="Fill this in if you’re buying for a company. The name appears on the parcel and the invoice."
      />
      <TextField {...props('address1', 'address-line1', 200)} label="Street and number" />
      <TextField
        {...props('address2', 'address-line2', 200)}
        label="Flat or floor"
        isOptional
        isRequired={false}
        description="Anything that helps the carrier find your door: floor, flat, entrance, or the name on the doorbell."
      />
      <TextField
        {...props('postcode', 'postal-code', 20)}
        label="Postcode"
        isRequired={isRequired && !fitsPostcode('', ofChosen?.postcodePattern ?? '')}
        isOptional={fitsPostcode('', ofChosen?.postcodePattern ?? '^.')}
        autoCapitalize="characters"
        hint={example ? `For example, ${example}` : undefined}
        onChange={({ currentTarget }) => tellPlace(chosen, currentTarget.form)}
      />
      <TextField
        {...props('city', 'address-level2', 100)}
        label="Town or city"
        // Each change requests a quote, also from carriers: so once for the complete name.
        onBlur={({ currentTarget }) => tellPlace(chosen, currentTarget.form)}
      />
      <div data-field={countryField}>
        <label className={fieldStyles.label} htmlFor={countryField}>
          Country
        </label>
        <select
          {...problemProps(countryField, problem)}
          className={fieldStyles.select}
          id={countryField}
          name={countryField}
          autoComplete={`${section} country`}
          defaultValue={chosen}
          required={isRequired}
          onChange={(event) => {
            setChosen(event.currentTarget.value);
            tellPlace(event.currentTarget.value, event.currentTarget.form);
          }}
        >
          {countries.map(({ code, name: label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </select>
        <FieldProblem field={countryField} problem={problem} />
      </div>
    </div>
  );
}
