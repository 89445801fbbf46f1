import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MarketplaceForm_marketplace$key } from '../__generated__/MarketplaceForm_marketplace.graphql.ts';
import type { MarketplaceFormMutation } from '../__generated__/MarketplaceFormMutation.graphql.ts';
import { AdminForm } from '../kit/form/AdminForm.tsx';
import { ChangedDialog } from '../kit/form/ChangedDialog.tsx';
import { TextField } from '../kit/form/fields.tsx';
import { useDirtyNews } from '../kit/form/useDraft.ts';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';

const labels = { name: 'Name', cartUrlTemplate: 'Address of a cart', lineTemplate: 'Part of a line' } as const;

const blank = {
  version: 0,
  name: '',
  cartUrlTemplate: 'https://{host}/cart/add?tag={tag}&{lines}',
  lineTemplate: 'item.{n}={id}&quantity.{n}={quantity}',
};

export interface MarketplaceFormProps {
  /** Null for a new one. */
  marketplace: MarketplaceForm_marketplace$key | null;
  /** Hears whether something is written in it that is not saved. */
  onDirty: (isDirty: boolean) => void;
}

/** Changes a marketplace, or makes one. */
export function MarketplaceForm({ marketplace: key, onDirty }: MarketplaceFormProps) {
  const marketplace = useFragment(
    graphql`
      fragment MarketplaceForm_marketplace on StaffMarketplace {
        databaseId
        version
        name
        cartUrlTemplate
        lineTemplate
      }
    `,
    key,
  );
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

  const databaseId = marketplace?.databaseId ?? null;
  const { version, name, cartUrlTemplate, lineTemplate } = marketplace ?? blank;
  const form = useRecordForm({
    read: { version, values: { name, cartUrlTemplate, lineTemplate } },
    isNew: !marketplace,
    mutation,
    variablesOf: (values, expectedVersion) => ({ input: { databaseId, expectedVersion, ...values } }),
    savedWords: (values) => `${values.name} is saved.`,
  });
  useDirtyNews(form.isDirty, onDirty);
  const { values, change, errorOf } = form;

  return (
    <>
      <AdminForm
        onSubmit={form.save}
        failure={form.failure}
        found={form.found}
        isBusy={form.isBusy}
        submitLabel={marketplace ? 'Save' : 'Add marketplace'}
      >
        <TextField
          label={labels.name}
          value={values.name}
          error={errorOf('name')}
          hint="Shoppers read it: You must check or cancel all … shops!"
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextField
          label={labels.cartUrlTemplate}
          value={values.cartUrlTemplate}
          error={errorOf('cartUrlTemplate')}
          hint="Begins with https://{host}/. {tag} and {lines} stand behind the question mark."
          onChange={({ target }) => change({ cartUrlTemplate: target.value })}
        />
        <TextField
          label={labels.lineTemplate}
          value={values.lineTemplate}
          error={errorOf('lineTemplate')}
          hint="Once for each line in place of {lines}: {n} counts from 1, {id} is the article, {quantity} how many."
          onChange={({ target }) => change({ lineTemplate: target.value })}
        />
      </AdminForm>
      <ChangedDialog draft={form} labels={labels} isBusy={form.isBusy} onSaveOver={form.saveOver} />
    </>
  );
}
