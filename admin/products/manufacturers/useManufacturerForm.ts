import { graphql } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router';
import { globalId } from '../../../shared/globalId.ts';
import type { useManufacturerFormCreateMutation } from '../../__generated__/useManufacturerFormCreateMutation.graphql.ts';
import type { useManufacturerFormDeleteMutation } from '../../__generated__/useManufacturerFormDeleteMutation.graphql.ts';
import type { useManufacturerFormSaveMutation } from '../../__generated__/useManufacturerFormSaveMutation.graphql.ts';
import { useAdminForm } from '../../kit/form/useAdminForm.ts';
import { useAdminMutation } from '../../kit/mutation/useAdminMutation.ts';
import type { ManufacturerFacts } from './ManufacturerScreen.tsx';
import * as t from '../__generated__/messages.ts';

const labels = {
  name: t.name,
  address: t.address,
  contact: t.emailOrUrl,
  responsibleName: t.responsiblePersonInEu,
  responsibleAddress: t.addressOfResponsiblePerson,
  responsibleContact: t.emailOrUrlOfResponsiblePerson,
} as const;

/** Form values of a manufacturer. */
export type ManufacturerValues = Record<keyof typeof labels, string>;

const blank: ManufacturerValues = {
  name: '',
  address: '',
  contact: '',
  responsibleName: '',
  responsibleAddress: '',
  responsibleContact: '',
};
const savedText = t.manufacturerSaved;

/** State of the form for a new manufacturer. */
export function useNewManufacturer() {
  const navigate = useNavigate();
  const mutation = useAdminMutation<useManufacturerFormCreateMutation, 'CreateManufacturerPayload'>(
    graphql`
      mutation useManufacturerFormCreateMutation($input: CreateManufacturerInput!, $isDryRun: Boolean) {
        result: createManufacturer(input: $input, isDryRun: $isDryRun) {
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
    `,
    'CreateManufacturerPayload',
  );
  return useAdminForm({
    read: { version: 0, values: blank },
    isNew: true,
    mutation,
    labels,
    variablesOf: ({ sent }) => ({ input: sent }),
    savedText,
    onSaved: () => void navigate('/manufacturers'),
  });
}

/** State of the form for an existing manufacturer. */
export function useSavedManufacturer(manufacturer: ManufacturerFacts) {
  const { databaseId, version, name, address, contact, responsibleName, responsibleAddress, responsibleContact } = manufacturer;
  const mutation = useAdminMutation<useManufacturerFormSaveMutation, 'UpdateManufacturerPayload'>(
    graphql`
      mutation useManufacturerFormSaveMutation($input: UpdateManufacturerInput!, $isDryRun: Boolean) {
        result: updateManufacturer(input: $input, isDryRun: $isDryRun) {
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
    `,
    'UpdateManufacturerPayload',
  );
  return useAdminForm({
    read: { version, values: { name, address, contact, responsibleName, responsibleAddress, responsibleContact } },
    mutation,
    labels,
    variablesOf: ({ sent, version: expectedVersion }) => ({
      input: { id: globalId('Manufacturer', databaseId), expectedVersion, ...sent },
    }),
    savedText,
  });
}

/** Deletes a manufacturer. */
export function useManufacturerDeleting() {
  return useAdminMutation<useManufacturerFormDeleteMutation, 'DeleteManufacturerPayload'>(
    graphql`
      mutation useManufacturerFormDeleteMutation($input: DeleteManufacturerInput!) {
        result: deleteManufacturer(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'DeleteManufacturerPayload',
  );
}
