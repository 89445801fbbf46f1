import { globalId } from '../../../shared/globalId.ts';
import { graphql } from 'react-relay/hooks.js';
import type { useAttributeFormCreateMutation } from '../../__generated__/useAttributeFormCreateMutation.graphql.ts';
import type { useAttributeFormDeleteMutation } from '../../__generated__/useAttributeFormDeleteMutation.graphql.ts';
import type { useAttributeFormSaveMutation } from '../../__generated__/useAttributeFormSaveMutation.graphql.ts';
import { useAdminMutation } from '../../kit/mutation/useAdminMutation.ts';
import type { AttributeFacts } from './AttributeScreen.tsx';
import { useNavigate } from 'react-router';
import { useAdminForm } from '../../kit/form/useAdminForm.ts';
import {
  attributeInputOf,
  attributeLabels as labels,
  blankAttribute,
  readAttribute,
  describeAttribute as valueText,
} from './attributeValues.ts';
import * as t from '../__generated__/messages.ts';

const savedText = t.attributeSaved;

/** State of the form for a new attribute. */
export function useNewAttribute() {
  const navigate = useNavigate();
  const mutation = useAdminMutation<useAttributeFormCreateMutation, 'CreateAttributePayload'>(
    graphql`
      mutation useAttributeFormCreateMutation($input: CreateAttributeInput!, $isDryRun: Boolean) {
        result: createAttribute(input: $input, isDryRun: $isDryRun) {
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
    'CreateAttributePayload',
  );
  return useAdminForm({
    read: blankAttribute,
    isNew: true,
    mutation,
    labels,
    variablesOf: ({ sent }) => ({ input: attributeInputOf(sent) }),
    savedText,
    onSaved: () => void navigate('/attributes'),
  });
}

/** State of the form for an existing attribute. */
export function useSavedAttribute(attribute: AttributeFacts) {
  const { databaseId } = attribute;
  const mutation = useAdminMutation<useAttributeFormSaveMutation, 'UpdateAttributePayload'>(
    graphql`
      mutation useAttributeFormSaveMutation($input: UpdateAttributeInput!, $isDryRun: Boolean) {
        result: updateAttribute(input: $input, isDryRun: $isDryRun) {
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
    'UpdateAttributePayload',
  );
  return useAdminForm({
    read: readAttribute(attribute),
    mutation,
    labels,
    valueText,
    variablesOf: ({ sent, version: expectedVersion }) => ({
      input: { id: globalId('Attribute', databaseId), expectedVersion, ...attributeInputOf(sent) },
    }),
    savedText,
  });
}

/** Deletes an attribute. */
export function useAttributeDeleting() {
  return useAdminMutation<useAttributeFormDeleteMutation, 'DeleteAttributePayload'>(
    graphql`
      mutation useAttributeFormDeleteMutation($input: DeleteAttributeInput!) {
        result: deleteAttribute(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'DeleteAttributePayload',
  );
}
