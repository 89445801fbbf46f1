import { globalId } from '../../shared/globalId.ts';
import { graphql } from 'react-relay/hooks.js';
import type { ListingFormMutation } from '../__generated__/ListingFormMutation.graphql.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { FormFlag, FormText } from '../kit/form/FormField.tsx';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import { useAdminForm } from '../kit/form/useAdminForm.ts';

const labels = {
  productId: 'Product ID',
  externalId: 'External ID',
  isMain: 'Carts with this product are checked out in this shop',
} as const;
const blank = { version: 0, values: { productId: '', externalId: '', isMain: true } };

/** Adds a product to a shop's listings. */
export function ListingForm({ shopId }: { shopId: number }) {
  const mutation = useAdminMutation<ListingFormMutation, 'SetShopListingPayload'>(
    graphql`
      mutation ListingFormMutation($input: SetShopListingInput!, $isDryRun: Boolean) {
        result: setShopListing(input: $input, isDryRun: $isDryRun) {
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
    'SetShopListingPayload',
  );

  const form = useAdminForm({
    read: blank,
    isNew: true,
    mutation,
    labels,
    variablesOf: ({ sent }) => ({
      input: { ...sent, shopId: globalId('ExternalShop', shopId), productId: globalId('Product', Number(sent.productId) || 0) },
    }),
    savedText: 'Product added.',
  });

  return (
    <RecordForm form={form} submitLabel="Add product">
      <FormText form={form} name="productId" inputMode="numeric" hint="ID of a simple product or a variation." />
      <FormText form={form} name="externalId" />
      <FormFlag form={form} name="isMain" />
    </RecordForm>
  );
}
