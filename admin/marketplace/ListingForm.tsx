import { graphql } from 'react-relay/hooks.js';
import type { ListingFormMutation } from '../__generated__/ListingFormMutation.graphql.ts';
import { showToast } from '../../web/kit/toast/toasts.ts';
import { AdminForm, textOf } from '../kit/form/AdminForm.tsx';
import { CheckboxField, TextField } from '../kit/form/fields.tsx';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';

/** Says that a shop sells a product. */
export function ListingForm({ shopId }: { shopId: number }) {
  const reload = useReload();
  const mutation = useAdminMutation<ListingFormMutation, 'SaveShopListingPayload'>(
    graphql`
      mutation ListingFormMutation($input: SaveShopListingInput!, $isDryRun: Boolean) {
        result: saveShopListing(input: $input, isDryRun: $isDryRun) {
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
    'SaveShopListingPayload',
    { isToldByForm: true },
  );

  const { run, isBusy, failure, fields } = mutation;

  function variablesOf(form: FormData) {
    const input = {
      shopId,
      productId: Number(textOf(form, 'productId')) || 0,
      externalId: textOf(form, 'externalId'),
      isMain: form.has('isMain'),
    };
    return { input };
  }

  function save(form: FormData): void {
    const variables = variablesOf(form);
    run({
      variables,
      onDone: () => {
        showToast({ kind: 'success', text: 'The product is sold there.' });
        void reload();
      },
    });
  }

  return (
    <AdminForm onSubmit={save} failure={failure} tried={{ mutation, variablesOf, isNew: true }} isBusy={isBusy} submitLabel="Add product">
      <TextField
        label="Number of the product"
        name="productId"
        inputMode="numeric"
        error={fields.productId}
        hint="Of a simple product or a variation."
      />
      <TextField label="Article there" name="externalId" error={fields.externalId} />
      <CheckboxField label="A cart with it is checked out there" name="isMain" value="yes" defaultChecked />
    </AdminForm>
  );
}
