// oxlint-disable relay/unused-fields -- words.ts reads the options
import { globalId } from '../../shared/globalId.ts';
import { graphql } from 'react-relay/hooks.js';
import type { NewOfferScreenMutation } from '../__generated__/NewOfferScreenMutation.graphql.ts';
import type { NewOfferScreenQuery } from '../__generated__/NewOfferScreenQuery.graphql.ts';
import { SaveBar } from '../kit/form/SaveBar.tsx';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { OfferFields } from './OfferFields.tsx';
import { categoryOptions, merchantOptions } from './labels.ts';
import { useAdminForm } from '../kit/form/useAdminForm.ts';
import { blankOffer, offerLabels, offerPathOf, offerSchema } from './offerRules.ts';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query NewOfferScreenQuery($merchant: ID!, $isNamed: Boolean!) {
    named: adminMerchant(id: $merchant) @include(if: $isNamed) {
      databaseId
      name
    }
    adminMerchants(first: 100) {
      edges {
        node {
          databaseId
          name
        }
      }
    }
    categories {
      databaseId
      name
      children {
        databaseId
        name
        children {
          databaseId
          name
        }
      }
    }
  }
`;

/** Loads the options of the form, and the merchant in the URL. */
export function loadNewOffer({ environment, url }: ScreenArgs) {
  const merchant = Number(url.searchParams.get('merchant'));
  const isNamed = Number.isInteger(merchant) && merchant > 0 && merchant < 2 ** 31;
  return loadScreen<NewOfferScreenQuery>(environment, query, { merchant: globalId('Merchant', merchant), isNamed });
}

/** Creates an offer, as a draft. */
export function NewOfferScreen() {
  const { named, adminMerchants, categories } = useScreenQuery<NewOfferScreenQuery>(query);
  const mutation = useAdminMutation<NewOfferScreenMutation, 'CreateOfferPayload'>(
    graphql`
      mutation NewOfferScreenMutation($input: CreateOfferInput!, $isDryRun: Boolean) {
        result: createOffer(input: $input, isDryRun: $isDryRun) {
          __typename
          ... on CreateOfferPayload {
            offer {
              databaseId
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
    'CreateOfferPayload',
  );
  const form = useAdminForm({
    read: { version: 0, values: { ...blankOffer, merchantId: named ? String(named.databaseId) : '' } },
    isNew: true,
    mutation,
    labels: offerLabels,
    schema: offerSchema,
    variablesOf: ({ sent }) => ({ input: { facts: sent } }),
    pathOf: offerPathOf,
    createdPath: ({ offer }) => `/offers/${offer.databaseId}`,
  });
  const listed = merchantOptions(adminMerchants);
  const isListed = !named || listed.some(({ value }) => value === String(named.databaseId));
  const merchants = isListed ? listed : [...listed, { value: String(named.databaseId), label: named.name }];
  return (
    <>
      <ScreenHead title={t.newOffer} description={t.newOffersStartAsDrafts} back={{ path: '/offers', title: t.offers }} />
      <OfferFields form={form} merchants={merchants} categories={categoryOptions(categories)} />
      <SaveBar form={form} label={t.createDraft} />
    </>
  );
}
