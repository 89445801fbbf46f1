import { graphql } from 'react-relay/hooks.js';
import type { productValues_product$key } from '../__generated__/productValues_product.graphql.ts';
import type { useProductFormSaveMutation } from '../__generated__/useProductFormSaveMutation.graphql.ts';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { valuesOf } from './productValues.ts';
import { changedFields, problemsOf, type Values } from './valueRules.ts';

/** A product as its screen has read it. */
export interface ReadProduct {
  version: number;
  editedBy: string | null | undefined;
  key: productValues_product$key;
}

/** The form of a product. It sends what was changed and nothing else. */
export function useProductForm(databaseId: number, { version, editedBy, key }: ReadProduct) {
  const mutation = useAdminMutation<useProductFormSaveMutation, 'SaveProductPayload'>(
    graphql`
      mutation useProductFormSaveMutation($input: SaveProductInput!, $isDryRun: Boolean) {
        result: saveProduct(input: $input, isDryRun: $isDryRun) {
          __typename
          ... on SaveProductPayload {
            product {
              databaseId
              version
              ...productValues_product
            }
          }
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
    'SaveProductPayload',
    { isToldByForm: true },
  );
  const read = valuesOf(key);
  return useRecordForm<Values, useProductFormSaveMutation, 'SaveProductPayload'>({
    read: { version, editedBy: editedBy ?? null, values: read },
    isNew: false,
    mutation,
    variablesOf: (values, _version, over) => ({
      input: { databaseId, expectedVersion: over.version, ...changedFields(over.values, values) },
    }),
    problemsOf,
    savedOf: ({ product }) => ({ version: product.version, values: valuesOf(product) }),
    savedWords: ({ slug }) =>
      ['', read.slug].includes(slug.trim().toLowerCase())
        ? 'The product is saved.'
        : 'The product is saved. Its old address leads to the new one.',
  });
}
