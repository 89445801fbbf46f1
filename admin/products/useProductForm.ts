import { globalId } from '../../shared/globalId.ts';
import { graphql } from 'react-relay/hooks.js';
import type { productValues_product$key } from '../__generated__/productValues_product.graphql.ts';
import type { useProductFormSaveMutation } from '../__generated__/useProductFormSaveMutation.graphql.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { valuesOf } from './productValues.ts';
import { savedAddress } from '../kit/form/savedAddress.ts';
import { useAdminForm } from '../kit/form/useAdminForm.ts';
import { labels, productSchema } from './valueRules.ts';
import * as t from './__generated__/messages.ts';

/** A product as queried by its screen. */
export interface ReadProduct {
  version: number;
  editedBy: string | null | undefined;
  key: productValues_product$key;
}

/** State of the product form. Sends only the changed fields. */
export function useProductForm(databaseId: number, { version, editedBy, key }: ReadProduct) {
  const mutation = useAdminMutation<useProductFormSaveMutation, 'UpdateProductPayload'>(
    graphql`
      mutation useProductFormSaveMutation($input: UpdateProductInput!, $isDryRun: Boolean) {
        result: updateProduct(input: $input, isDryRun: $isDryRun) {
          __typename
          ... on UpdateProductPayload {
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
    'UpdateProductPayload',
  );
  const read = valuesOf(key);
  return useAdminForm({
    read: { version, editedBy: editedBy ?? null, values: read },
    mutation,
    labels,
    schema: productSchema,
    variablesOf: ({ changed, version: expectedVersion }) => ({
      input: { id: globalId('Product', databaseId), expectedVersion, ...changed },
    }),
    savedOf: ({ product }) => ({ version: product.version, values: valuesOf(product) }),
    savedText: savedAddress(t.productSaved, read.slug),
  });
}
