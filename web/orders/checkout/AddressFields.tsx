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
import * as t from '../__generated__/messages.ts';

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
      <TextField {...props('firstName', 'given-name', 100)} label={t.firstName} />
      <TextField {...props('lastName', 'family-name', 100)} label={t.lastName} isRequired={false} description={t.onlyOneName} />
      <TextField {...props('company', 'organization', 200)} label={t.company} isOptional isRequired={false} description={t.forCompanies} />
      <TextField
        {...props('address1', 'address-line1', 200)}
        label={t.streetAndNumber}
        description={!isBilling && chosen === 'DE' ? t.aboutPackstations : undefined}
      />
      <TextField
        {...props('address2', 'address-line2', 200)}
        label={t.flatOrFloor}
        isOptional
        isRequired={false}
        description={t.helpsCarrierFindYou}
      />
      <TextField
        {...props('postcode', 'postal-code', 20)}
        label={t.postcode}
        isRequired={isRequired && !fitsPostcode('', ofChosen?.postcodePattern ?? '')}
        isOptional={fitsPostcode('', ofChosen?.postcodePattern ?? '^.')}
        autoCapitalize="characters"
        hint={example ? t.forExample({ example }) : undefined}
        onChange={({ currentTarget }) => tellPlace(chosen, currentTarget.form)}
      />
      <TextField
        {...props('city', 'address-level2', 100)}
        label={t.townOrCity}
        // Each change requests a quote, also from carriers: so once for the complete name.
        onBlur={({ currentTarget }) => tellPlace(chosen, currentTarget.form)}
      />
      <div data-field={countryField}>
        <label className={fieldStyles.label} htmlFor={countryField}>
          {t.country}
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
