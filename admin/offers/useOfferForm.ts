import { globalId } from '../../shared/globalId.ts';
import { graphql } from 'react-relay/hooks.js';
import type { offerValues_offer$key } from '../__generated__/offerValues_offer.graphql.ts';
import type { useOfferFormMutation } from '../__generated__/useOfferFormMutation.graphql.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { readOffer } from './offerValues.ts';
import { savedAddress } from '../kit/form/savedAddress.ts';
import { useAdminForm } from '../kit/form/useAdminForm.ts';
import { offerLabels, offerPathOf, offerSchema } from './offerRules.ts';
import * as t from './__generated__/messages.ts';

/** The form of an offer, which is saved over a known version. */
export function useOfferForm(databaseId: number, key: offerValues_offer$key) {
  const mutation = useAdminMutation<useOfferFormMutation, 'UpdateOfferPayload'>(
    graphql`
      mutation useOfferFormMutation($input: UpdateOfferInput!, $isDryRun: Boolean) {
        result: updateOffer(input: $input, isDryRun: $isDryRun) {
          __typename
          ... on UpdateOfferPayload {
            offer {
              ...offerValues_offer
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
    'UpdateOfferPayload',
  );
  const read = readOffer(key);
  return useAdminForm({
    read,
    mutation,
    labels: offerLabels,
    schema: offerSchema,
    variablesOf: ({ sent, version: expectedVersion }) => ({ input: { id: globalId('Offer', databaseId), expectedVersion, facts: sent } }),
    pathOf: offerPathOf,
    savedOf: ({ offer }) => readOffer(offer),
    savedText: savedAddress(t.offerSaved, read.values.slug),
  });
}
