import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ShopForm_shop$key } from '../__generated__/ShopForm_shop.graphql.ts';
import type { AvailabilitySource, ShopFormMutation } from '../__generated__/ShopFormMutation.graphql.ts';
import { showToast } from '../../web/kit/toast/toasts.ts';
import { AdminForm, textOf } from '../kit/form/AdminForm.tsx';
import { SelectField, TextField } from '../kit/form/fields.tsx';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';

const sources = { NONE: 'Nobody is asked', HTTP: 'An https address', FILE: 'A file' } as const;

const sourceOf = (text: string): AvailabilitySource => (text === 'HTTP' || text === 'FILE' ? text : 'NONE');

/** Changes a shop of a marketplace, or makes one. */
export function ShopForm({ shop: key, marketplaceId }: { shop: ShopForm_shop$key | null; marketplaceId: number }) {
  const shop = useFragment(
    graphql`
      fragment ShopForm_shop on StaffExternalShop {
        databaseId
        name
        country
        host
        tag
        position
        source
        sourceAddress
      }
    `,
    key,
  );
  const reload = useReload();
  const mutation = useAdminMutation<ShopFormMutation, 'SaveExternalShopPayload'>(
    graphql`
      mutation ShopFormMutation($input: SaveExternalShopInput!, $isDryRun: Boolean) {
        result: saveExternalShop(input: $input, isDryRun: $isDryRun) {
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
    'SaveExternalShopPayload',
    { isToldByForm: true },
  );

  const { run, isBusy, failure, fields } = mutation;

  function variablesOf(form: FormData) {
    const input = {
      databaseId: shop?.databaseId ?? null,
      marketplaceId,
      name: textOf(form, 'name'),
      country: textOf(form, 'country').toUpperCase(),
      host: textOf(form, 'host'),
      tag: textOf(form, 'tag'),
      position: Number(textOf(form, 'position')) || 0,
      source: sourceOf(textOf(form, 'source')),
      sourceAddress: textOf(form, 'sourceAddress'),
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
      tried={{ mutation, variablesOf, isNew: !shop }}
      isBusy={isBusy}
      submitLabel={shop ? 'Save shop' : 'Add shop'}
    >
      <TextField label="Name" name="name" defaultValue={shop?.name} error={fields.name} />
      <TextField
        label="Country"
        name="country"
        defaultValue={shop?.country}
        maxLength={2}
        error={fields.country}
        hint="Two letters, such as DE."
      />
      <TextField label="Host" name="host" defaultValue={shop?.host} error={fields.host} hint="Such as www.shop.example." />
      <TextField label="Tag" name="tag" defaultValue={shop?.tag} error={fields.tag} hint="What the shop knows us by." />
      <TextField label="Place" name="position" type="number" min={0} defaultValue={shop?.position ?? 0} error={fields.position} />
      <SelectField label="Availability from" name="source" defaultValue={shop?.source ?? 'NONE'} error={fields.source}>
        {Object.entries(sources).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Address or file"
        name="sourceAddress"
        defaultValue={shop?.sourceAddress}
        error={fields.sourceAddress}
        hint="An https address, or the name of a .json file in the directory of availability files."
      />
    </AdminForm>
  );
}
