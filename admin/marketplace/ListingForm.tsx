import { globalId } from '../../shared/globalId.ts';
import { graphql } from 'react-relay/hooks.js';
import type { ListingFormMutation } from '../__generated__/ListingFormMutation.graphql.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { FormFlag, FormText } from '../kit/form/FormField.tsx';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import { useAdminForm } from '../kit/form/useAdminForm.ts';
import * as t from './__generated__/messages.ts';

const labels = {
  productId: t.productId,
  externalId: t.externalId,
  isMain: t.isCheckedOutHere,
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
    savedText: t.productAdded,
  });

  return (
    <RecordForm form={form} submitLabel={t.addProduct}>
      <FormText form={form} name="productId" inputMode="numeric" hint={t.productIdHint} />
      <FormText form={form} name="externalId" />
      <FormFlag form={form} name="isMain" />
    </RecordForm>
  );
}
