import { graphql } from 'react-relay/hooks.js';
import type { addressFormsCreateMutation } from '../../__generated__/addressFormsCreateMutation.graphql.ts';
import type { addressFormsDefaultMutation } from '../../__generated__/addressFormsDefaultMutation.graphql.ts';
import type { addressFormsRemoveMutation } from '../../__generated__/addressFormsRemoveMutation.graphql.ts';
import type { addressFormsUpdateMutation } from '../../__generated__/addressFormsUpdateMutation.graphql.ts';
import { runMutation } from '../../visitor/runMutation.ts';
import { addressFields } from '../../orders/checkout/formValues.ts';
import { accountPaths } from './accountPaths.ts';
import type { FormHandler } from './answerForm.ts';
import { doneAnswer } from './formAnswer.ts';
import { textOf, textsOf } from '../../kit/forms/fieldText.ts';
import { successMessages } from './formMessages.ts';
import { refusal } from './refusal.ts';

// Forms of the address book.

const createMutation = graphql`
  mutation addressFormsCreateMutation($input: CreateAddressInput!) {
    result: createAddress(input: $input) {
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

const updateMutation = graphql`
  mutation addressFormsUpdateMutation($input: UpdateAddressInput!) {
    result: updateAddress(input: $input) {
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

const address: FormHandler = async (environment, form) => {
  const values = textsOf(form, [...addressFields, 'phone']);
  const isDefault = form.has('isDefault');
  const input = { ...values, isDefault };
  const id = textOf(form, 'id');
  const result =
    id === ''
      ? await runMutation<addressFormsCreateMutation>(environment, createMutation, { input })
      : await runMutation<addressFormsUpdateMutation>(environment, updateMutation, { input: { ...input, id } });
  if (result.__typename.endsWith('Payload')) return doneAnswer('address', successMessages.saved, { to: accountPaths.addresses });
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
  const input = { id: textOf(form, 'id') };
  const result = await runMutation<addressFormsRemoveMutation>(environment, mutation, { input });
  return result.__typename === 'DeleteAddressPayload'
    ? doneAnswer('deleteAddress', successMessages.removed)
    : refusal('deleteAddress', result);
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
  const input = { id: textOf(form, 'id') };
  const result = await runMutation<addressFormsDefaultMutation>(environment, mutation, { input });
  return result.__typename === 'SetDefaultAddressPayload'
    ? doneAnswer('defaultAddress', successMessages.default)
    : refusal('defaultAddress', result);
};

export const addressForms = { address, deleteAddress, defaultAddress };
