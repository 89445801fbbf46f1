import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MarketplaceForm_marketplace$key } from '../__generated__/MarketplaceForm_marketplace.graphql.ts';
import type { MarketplaceFormCreateMutation } from '../__generated__/MarketplaceFormCreateMutation.graphql.ts';
import type { MarketplaceFormUpdateMutation } from '../__generated__/MarketplaceFormUpdateMutation.graphql.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { useDirtyNews } from '../kit/form/dirtyForms.ts';
import { FormText } from '../kit/form/FormField.tsx';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import { useAdminForm } from '../kit/form/useAdminForm.ts';
import * as t from './__generated__/messages.ts';

const labels = { name: t.name, cartUrlTemplate: t.cartUrl, lineTemplate: t.lineTemplate } as const;

const blank = {
  version: 0,
  name: '',
  cartUrlTemplate: 'https://{host}/cart/add?tag={tag}&{lines}',
  lineTemplate: 'item.{n}={id}&quantity.{n}={quantity}',
};

const creating = graphql`
  mutation MarketplaceFormCreateMutation($input: CreateMarketplaceInput!, $isDryRun: Boolean) {
    result: createMarketplace(input: $input, isDryRun: $isDryRun) {
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
  mutation MarketplaceFormUpdateMutation($input: UpdateMarketplaceInput!, $isDryRun: Boolean) {
    result: updateMarketplace(input: $input, isDryRun: $isDryRun) {
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

export interface MarketplaceFormProps {
  /** Null for a new one. */
  marketplace: MarketplaceForm_marketplace$key | null;
  /** Called when the form gets or loses unsaved changes. */
  onDirty: (isDirty: boolean) => void;
}

/** Updates a marketplace, or creates one. */
export function MarketplaceForm({ marketplace: key, onDirty }: MarketplaceFormProps) {
  const marketplace = useFragment(
    graphql`
      fragment MarketplaceForm_marketplace on AdminMarketplace {
        id
        version
        name
        cartUrlTemplate
        lineTemplate
      }
    `,
    key,
  );
  const mutation = useAdminMutation<
    MarketplaceFormCreateMutation | MarketplaceFormUpdateMutation,
    'CreateMarketplacePayload' | 'UpdateMarketplacePayload'
  >(!marketplace ? creating : updating, !marketplace ? 'CreateMarketplacePayload' : 'UpdateMarketplacePayload');

  const { version, name, cartUrlTemplate, lineTemplate } = marketplace ?? blank;
  const form = useAdminForm({
    read: { version, values: { name, cartUrlTemplate, lineTemplate } },
    isNew: !marketplace,
    mutation,
    labels,
    variablesOf: ({ sent, expectedVersion }) =>
      marketplace ? { input: { id: marketplace.id, expectedVersion, ...sent } } : { input: sent },
    savedText: (values) => t.saved({ name: values.name }),
  });
  useDirtyNews(form.isDirty, onDirty);

  return (
    <RecordForm form={form} submitLabel={marketplace ? t.save : t.addMarketplace}>
      <FormText form={form} name="name" hint={t.nameHint} />
      <FormText form={form} name="cartUrlTemplate" hint={t.cartUrlHint} />
      <FormText form={form} name="lineTemplate" hint={t.lineTemplateHint} />
    </RecordForm>
  );
}
