import { graphql } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router';
import type {
  MetafieldOwnerType,
  MetafieldType,
  useDefinitionFormCreateMutation,
} from '../__generated__/useDefinitionFormCreateMutation.graphql.ts';
import type { useDefinitionFormDeleteMutation } from '../__generated__/useDefinitionFormDeleteMutation.graphql.ts';
import type { useDefinitionFormSaveMutation } from '../__generated__/useDefinitionFormSaveMutation.graphql.ts';
import { useAdminForm } from '../kit/form/useAdminForm.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import type { DefinitionFacts } from './DefinitionScreen.tsx';
import { labelIn, ownerLabels, typeLabels } from './labels.ts';
import * as t from './__generated__/messages.ts';

/** Form values of a definition. */
export interface DefinitionValues {
  ownerType: MetafieldOwnerType;
  namespace: string;
  key: string;
  name: string;
  description: string;
  type: MetafieldType;
  /** One in each line. */
  choices: string;
  maxLength: string;
  minimum: string;
  maximum: string;
  isPublic: boolean;
  isShopperWritable: boolean;
  isFilterable: boolean;
}

const labels: Readonly<Record<keyof DefinitionValues, string>> = {
  ownerType: t.records,
  namespace: t.namespace,
  key: t.key,
  name: t.name,
  description: t.description,
  type: t.values,
  choices: t.choices,
  maxLength: t.maximumLength,
  minimum: t.minimum,
  maximum: t.maximum,
  isPublic: t.visibleToEveryoneInShopApi,
  isShopperWritable: t.shoppersCanSetItForTheir,
  isFilterable: t.useAsProductFilter,
};

const blank: DefinitionValues = {
  ownerType: 'PRODUCT',
  namespace: '',
  key: '',
  name: '',
  description: '',
  type: 'SINGLE_LINE_TEXT',
  choices: '',
  maxLength: '',
  minimum: '',
  maximum: '',
  isPublic: false,
  isShopperWritable: false,
  isFilterable: false,
};
const savedText = t.customFieldSaved;

export const hasLength = (type: MetafieldType) => type === 'SINGLE_LINE_TEXT' || type === 'MULTI_LINE_TEXT';
export const hasBounds = (type: MetafieldType) => type === 'INTEGER' || type === 'DECIMAL' || type === 'DATE';
/** Whether lists can be filtered by the values. */
export const canFilter = ({ ownerType, type }: Pick<DefinitionValues, 'ownerType' | 'type'>) =>
  ownerType === 'PRODUCT' && type !== 'MULTI_LINE_TEXT' && type !== 'URL';
export const isOfCart = (owner: MetafieldOwnerType) => owner === 'CART' || owner === 'CART_LINE';

/** Without what another type or owner has: its field is hidden, and may hold a value from before. */
function settingsOf({
  ownerType,
  type,
  name,
  description,
  choices,
  maxLength,
  minimum,
  maximum,
  isPublic,
  isShopperWritable,
  isFilterable,
}: DefinitionValues) {
  const bound = (text: string) => (hasBounds(type) && text.trim() !== '' ? text.trim() : null);
  const lines = choices.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  return {
    name,
    description,
    choices: type === 'CHOICE' ? lines : [],
    maxLength: hasLength(type) && maxLength.trim() !== '' ? Number(maxLength) : null,
    minimum: bound(minimum),
    maximum: bound(maximum),
    isPublic,
    isShopperWritable: isShopperWritable && isPublic && isOfCart(ownerType),
    isFilterable: isFilterable && canFilter({ ownerType, type }),
  };
}

/** The server names a choice by its position. */
const pathOf = (path: string) => path.replace(/^choices\..*/, 'choices');

function valueText(name: keyof DefinitionValues, values: DefinitionValues): string {
  if (name === 'ownerType') return labelIn(ownerLabels, values.ownerType);
  if (name === 'type') return labelIn(typeLabels, values.type);
  const value = values[name];
  return typeof value === 'boolean' ? (value ? t.yes : t.no) : value;
}

/** State of the form for a new definition. */
export function useNewDefinition() {
  const navigate = useNavigate();
  const mutation = useAdminMutation<useDefinitionFormCreateMutation, 'CreateMetafieldDefinitionPayload'>(
    graphql`
      mutation useDefinitionFormCreateMutation($input: CreateMetafieldDefinitionInput!, $isDryRun: Boolean) {
        result: createMetafieldDefinition(input: $input, isDryRun: $isDryRun) {
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
    'CreateMetafieldDefinitionPayload',
  );
  return useAdminForm({
    read: { version: 0, values: blank },
    isNew: true,
    mutation,
    labels,
    pathOf,
    valueText,
    variablesOf: ({ values }) => {
      const { ownerType, namespace, key, type } = values;
      return { input: { ownerType, namespace, key, type, ...settingsOf(values) } };
    },
    savedText,
    onSaved: () => void navigate('/custom-fields'),
  });
}

/** State of the form for an existing definition. */
export function useSavedDefinition(definition: DefinitionFacts) {
  const { id, version, choices, maxLength, minimum, maximum, ...rest } = definition;
  const { ownerType, namespace, key, name, description, type, isPublic, isShopperWritable, isFilterable } = rest;
  const mutation = useAdminMutation<useDefinitionFormSaveMutation, 'UpdateMetafieldDefinitionPayload'>(
    graphql`
      mutation useDefinitionFormSaveMutation($input: UpdateMetafieldDefinitionInput!, $isDryRun: Boolean) {
        result: updateMetafieldDefinition(input: $input, isDryRun: $isDryRun) {
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
    'UpdateMetafieldDefinitionPayload',
  );
  const values: DefinitionValues = {
    ownerType,
    namespace,
    key,
    name,
    description,
    type,
    isPublic,
    isShopperWritable,
    isFilterable,
    choices: choices.join('\n'),
    maxLength: maxLength?.toString() ?? '',
    minimum: minimum ?? '',
    maximum: maximum ?? '',
  };
  return useAdminForm({
    read: { version, values },
    mutation,
    labels,
    pathOf,
    valueText,
    variablesOf: ({ values: given, version: expectedVersion }) => ({ input: { id, expectedVersion, ...settingsOf(given) } }),
    savedText,
  });
}

/** Deletes a definition with its values. */
export function useDefinitionDeleting() {
  return useAdminMutation<useDefinitionFormDeleteMutation, 'DeleteMetafieldDefinitionPayload'>(
    graphql`
      mutation useDefinitionFormDeleteMutation($input: DeleteMetafieldDefinitionInput!) {
        result: deleteMetafieldDefinition(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'DeleteMetafieldDefinitionPayload',
  );
}
