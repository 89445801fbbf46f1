import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ShopForm_shop$key } from '../__generated__/ShopForm_shop.graphql.ts';
import type { ShopFormCreateMutation } from '../__generated__/ShopFormCreateMutation.graphql.ts';
import type { ShopFormUpdateMutation } from '../__generated__/ShopFormUpdateMutation.graphql.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { useDirtyNews } from '../kit/form/dirtyForms.ts';
import { FormSelect, FormText } from '../kit/form/FormField.tsx';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import { useAdminForm } from '../kit/form/useAdminForm.ts';
import * as t from './__generated__/messages.ts';

const sources = { NONE: t.none, HTTP: t.httpsUrl, FILE: t.file } as const;

const sourceOf = (text: string): keyof typeof sources => (text === 'HTTP' || text === 'FILE' ? text : 'NONE');

const labels = {
  name: t.name,
  country: t.country,
  host: t.host,
  tag: t.tag,
  position: t.position,
  source: t.availabilitySource,
  sourceAddress: t.urlOrFile,
} as const;

const blank = { version: 0, name: '', country: '', host: '', tag: '', position: 0, source: 'NONE', sourceAddress: '' } as const;

const creating = graphql`
  mutation ShopFormCreateMutation($input: CreateExternalShopInput!, $isDryRun: Boolean) {
    result: createExternalShop(input: $input, isDryRun: $isDryRun) {
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
`;

const updating = graphql`
  mutation ShopFormUpdateMutation($input: UpdateExternalShopInput!, $isDryRun: Boolean) {
    result: updateExternalShop(input: $input, isDryRun: $isDryRun) {
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
`;

export interface ShopFormProps {
  /** Null for a new one. */
  shop: ShopForm_shop$key | null;
  marketplaceId: string;
  /** Called when the form gets or loses unsaved changes. */
  onDirty: (isDirty: boolean) => void;
}

/** Updates a shop of a marketplace, or creates one. */
export function ShopForm({ shop: key, marketplaceId, onDirty }: ShopFormProps) {
  const shop = useFragment(
    graphql`
      fragment ShopForm_shop on AdminExternalShop {
        id
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
  const mutation = useAdminMutation<
    ShopFormCreateMutation | ShopFormUpdateMutation,
    'CreateExternalShopPayload' | 'UpdateExternalShopPayload'
  >(!shop ? creating : updating, !shop ? 'CreateExternalShopPayload' : 'UpdateExternalShopPayload');

  const { version, name, country, host, tag, position, source, sourceAddress } = shop ?? blank;
  const form = useAdminForm({
    read: { version, values: { name, country, host, tag, position: String(position), source: sourceOf(source), sourceAddress } },
    isNew: !shop,
    mutation,
    labels,
    valueText: (field, { [field]: value }) => (field === 'source' ? sources[sourceOf(value)] : value),
    variablesOf: ({ sent, expectedVersion }) => {
      const input = { ...sent, marketplaceId, country: sent.country.toUpperCase(), position: Number(sent.position) || 0 };
      return shop ? { input: { ...input, id: shop.id, expectedVersion } } : { input };
    },
    savedText: (sent) => t.saved({ name: sent.name }),
  });
  useDirtyNews(form.isDirty, onDirty);

  return (
    <RecordForm form={form} submitLabel={shop ? t.saveShop : t.addShop}>
      <FormText form={form} name="name" />
      <FormText form={form} name="country" maxLength={2} hint={t.twoLettersSuchAs} />
      <FormText form={form} name="host" hint={t.suchAsWwwShop} />
      <FormText form={form} name="tag" hint={t.identifiesYourShopAsPartner} />
      <FormText form={form} name="position" type="number" min={0} />
      <FormSelect form={form} name="source" options={Object.entries(sources).map(([value, label]) => ({ value, label }))} />
      <FormText form={form} name="sourceAddress" hint={t.availabilityHint} />
    </RecordForm>
  );
}
