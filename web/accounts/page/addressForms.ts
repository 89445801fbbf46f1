import { graphql } from 'react-relay/hooks.js';
import type { addressFormsDefaultMutation } from '../../__generated__/addressFormsDefaultMutation.graphql.ts';
import type { addressFormsRemoveMutation } from '../../__generated__/addressFormsRemoveMutation.graphql.ts';
import type { addressFormsSaveMutation } from '../../__generated__/addressFormsSaveMutation.graphql.ts';
import { runMutation } from '../../visitor/runMutation.ts';
import { addressFields } from '../../orders/checkout/formValues.ts';
import { accountPaths } from './accountPaths.ts';
import type { FormHandler } from './answerForm.ts';
import { doneAnswer } from './formAnswer.ts';
import { numberOf, textOf, textsOf } from './formText.ts';
import { doneWords } from './formWords.ts';
import { refusal } from './refusal.ts';

// Forms of the address book.

const address: FormHandler = async (environment, form) => {
  const values = textsOf(form, [...addressFields, 'phone']);
  const isDefault = form.has('isDefault');
  const mutation = graphql`
    mutation addressFormsSaveMutation($input: SaveAddressInput!) {
      result: saveAddress(input: $input) {
        __typename
        ... on UserError {
          code
          message
          path
        }
        ... on InvalidInputError {
          issues {
            path
            message
          }
        }
      }
    }
  `;
  const input = { ...values, isDefault, addressId: textOf(form, 'addressId') === '' ? null : numberOf(form, 'addressId') };
  const result = await runMutation<addressFormsSaveMutation>(environment, mutation, { input });
  if (result.__typename === 'SaveAddressPayload') return doneAnswer('address', doneWords.saved, { to: accountPaths.addresses });
  return refusal('address', result, { ...values, ...(isDefault && { isDefault: 'on' }) });
};

const deleteAddress: FormHandler = async (environment, form) => {
  const mutation = graphql`
    mutation addressFormsRemoveMutation($input: DeleteAddressInput!) {
      result: deleteAddress(input: $input) {
        __typename
        ... on UserError {
          code
          message
        }
      }
    }
  `;
  const input = { addressId: numberOf(form, 'addressId') };
  const result = await runMutation<addressFormsRemoveMutation>(environment, mutation, { input });
  return result.__typename === 'DeleteAddressPayload' ? doneAnswer('deleteAddress', doneWords.removed) : refusal('deleteAddress', result);
};

const defaultAddress: FormHandler = async (environment, form) => {
  const mutation = graphql`
    mutation addressFormsDefaultMutation($input: SetDefaultAddressInput!) {
      result: setDefaultAddress(input: $input) {
        __typename
        ... on UserError {
          code
          message
        }
      }
    }
  `;
  const input = { addressId: numberOf(form, 'addressId') };
  const result = await runMutation<addressFormsDefaultMutation>(environment, mutation, { input });
  return result.__typename === 'SetDefaultAddressPayload'
    ? doneAnswer('defaultAddress', doneWords.default)
    : refusal('defaultAddress', result);
};

export const addressForms = { address, deleteAddress, defaultAddress };
