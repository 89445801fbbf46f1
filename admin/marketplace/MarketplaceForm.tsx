import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MarketplaceForm_marketplace$key } from '../__generated__/MarketplaceForm_marketplace.graphql.ts';
import type { MarketplaceFormMutation } from '../__generated__/MarketplaceFormMutation.graphql.ts';
import { showToast } from '../../web/kit/toast/toasts.ts';
import { AdminForm, textOf } from '../kit/form/AdminForm.tsx';
import { TextField } from '../kit/form/fields.tsx';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';

/** Changes a marketplace, or makes one. */
export function MarketplaceForm({ marketplace: key }: { marketplace: MarketplaceForm_marketplace$key | null }) {
  const marketplace = useFragment(
    graphql`
      fragment MarketplaceForm_marketplace on StaffMarketplace {
        databaseId
        name
        cartUrlTemplate
        lineTemplate
      }
    `,
    key,
  );
  const reload = useReload();
  const mutation = useAdminMutation<MarketplaceFormMutation, 'SaveMarketplacePayload'>(
    graphql`
      mutation MarketplaceFormMutation($input: SaveMarketplaceInput!, $isDryRun: Boolean) {
        result: saveMarketplace(input: $input, isDryRun: $isDryRun) {
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
    'SaveMarketplacePayload',
    { isToldByForm: true },
  );

  const { run, isBusy, failure, fields } = mutation;

  function variablesOf(form: FormData) {
    const input = {
      databaseId: marketplace?.databaseId ?? null,
      name: textOf(form, 'name'),
      cartUrlTemplate: textOf(form, 'cartUrlTemplate'),
      lineTemplate: textOf(form, 'lineTemplate'),
    };
    return { input };
  }

  function save(form: FormData): void {
    const variables = variablesOf(form);
    run({
      variables,
      onDone: () => {
        showToast({ kind: 'success', text: `${variables.input.name} is saved.` });
        void reload();
      },
    });
  }

  return (
    <AdminForm
      onSubmit={save}
      failure={failure}
      tried={{ mutation, variablesOf, isNew: !marketplace }}
      isBusy={isBusy}
      submitLabel={marketplace ? 'Save' : 'Add marketplace'}
    >
      <TextField
        label="Name"
        name="name"
        defaultValue={marketplace?.name}
        error={fields.name}
        hint="Shoppers read it: You must check or cancel all … shops!"
      />
      <TextField
        label="Address of a cart"
        name="cartUrlTemplate"
        defaultValue={marketplace?.cartUrlTemplate ?? 'https://{host}/cart/add?tag={tag}&{lines}'}
        error={fields.cartUrlTemplate}
        hint="Begins with https://{host}/. {tag} and {lines} stand behind the question mark."
      />
      <TextField
        label="Part of a line"
        name="lineTemplate"
        defaultValue={marketplace?.lineTemplate ?? 'item.{n}={id}&quantity.{n}={quantity}'}
        error={fields.lineTemplate}
        hint="Once for each line in place of {lines}: {n} counts from 1, {id} is the article, {quantity} how many."
      />
    </AdminForm>
  );
}
