import type { ChangeEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ShopForm_shop$key } from '../__generated__/ShopForm_shop.graphql.ts';
import type { ShopFormMutation } from '../__generated__/ShopFormMutation.graphql.ts';
import { AdminForm } from '../kit/form/AdminForm.tsx';
import { ChangedDialog } from '../kit/form/ChangedDialog.tsx';
import { SelectField, TextField } from '../kit/form/fields.tsx';
import { useDirtyNews } from '../kit/form/useDraft.ts';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';

const sources = { NONE: 'Nobody is asked', HTTP: 'An https address', FILE: 'A file' } as const;

const sourceOf = (text: string): keyof typeof sources => (text === 'HTTP' || text === 'FILE' ? text : 'NONE');

/** What stands in the form. */
type ShopValues = Record<'name' | 'country' | 'host' | 'tag' | 'position' | 'sourceAddress', string> & { source: keyof typeof sources };

const labels: Readonly<Record<keyof ShopValues, string>> = {
  name: 'Name',
  country: 'Country',
  host: 'Host',
  tag: 'Tag',
  position: 'Place',
  source: 'Availability from',
  sourceAddress: 'Address or file',
};

const blank = { version: 0, name: '', country: '', host: '', tag: '', position: 0, source: 'NONE', sourceAddress: '' } as const;

export interface ShopFormProps {
  /** Null for a new one. */
  shop: ShopForm_shop$key | null;
  marketplaceId: number;
  /** Hears whether something is written in it that is not saved. */
  onDirty: (isDirty: boolean) => void;
}

/** Changes a shop of a marketplace, or makes one. */
export function ShopForm({ shop: key, marketplaceId, onDirty }: ShopFormProps) {
  const shop = useFragment(
    graphql`
      fragment ShopForm_shop on StaffExternalShop {
        databaseId
        version
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

  const databaseId = shop?.databaseId ?? null;
  const { version, name, country, host, tag, position, source, sourceAddress } = shop ?? blank;
  const form = useRecordForm<ShopValues, ShopFormMutation, 'SaveExternalShopPayload'>({
    read: { version, values: { name, country, host, tag, position: String(position), source: sourceOf(source), sourceAddress } },
    isNew: !shop,
    mutation,
    variablesOf: (sent, expectedVersion) => ({
      input: {
        ...sent,
        databaseId,
        expectedVersion,
        marketplaceId,
        country: sent.country.toUpperCase(),
        position: Number(sent.position) || 0,
      },
    }),
    savedWords: (sent) => `${sent.name} is saved.`,
  });
  useDirtyNews(form.isDirty, onDirty);
  const { values, change } = form;
  const fieldOf = (field: Exclude<keyof ShopValues, 'source'>) => ({
    label: labels[field],
    value: values[field],
    error: form.errorOf(field),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [field]: target.value }),
  });

  return (
    <>
      <AdminForm
        onSubmit={form.save}
        failure={form.failure}
        found={form.found}
        isBusy={form.isBusy}
        submitLabel={shop ? 'Save shop' : 'Add shop'}
      >
        <TextField {...fieldOf('name')} />
        <TextField {...fieldOf('country')} maxLength={2} hint="Two letters, such as DE." />
        <TextField {...fieldOf('host')} hint="Such as www.shop.example." />
        <TextField {...fieldOf('tag')} hint="What the shop knows us by." />
        <TextField {...fieldOf('position')} type="number" min={0} />
        <SelectField
          label={labels.source}
          value={values.source}
          error={form.errorOf('source')}
          onChange={({ target }) => change({ source: sourceOf(target.value) })}
        >
          {Object.entries(sources).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
        <TextField
          {...fieldOf('sourceAddress')}
          hint="An https address, or the name of a .json file in the directory of availability files."
        />
      </AdminForm>
      <ChangedDialog
        draft={form}
        labels={labels}
        told={(field, { [field]: value }) => (field === 'source' ? sources[sourceOf(value)] : value)}
        isBusy={form.isBusy}
        onSaveOver={form.saveOver}
      />
    </>
  );
}
