import { graphql } from 'react-relay/hooks.js';
import type { offerValues_offer$key } from '../__generated__/offerValues_offer.graphql.ts';
import type { useOfferFormMutation } from '../__generated__/useOfferFormMutation.graphql.ts';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { problemsOf, sentFacts, serverName, type OfferValues } from './offerRules.ts';
import { readOffer } from './offerValues.ts';

/** The form of an offer, and how it is saved over what others have done. */
export function useOfferForm(databaseId: number, key: offerValues_offer$key) {
  const mutation = useAdminMutation<useOfferFormMutation, 'SaveOfferPayload'>(
    graphql`
      mutation useOfferFormMutation($input: SaveOfferInput!, $isDryRun: Boolean) {
        result: saveOffer(input: $input, isDryRun: $isDryRun) {
          __typename
          ... on SaveOfferPayload {
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
    'SaveOfferPayload',
    { isToldByForm: true },
  );
  const form = useRecordForm<OfferValues, useOfferFormMutation, 'SaveOfferPayload'>({
    read: readOffer(key),
    isNew: false,
    mutation,
    variablesOf: (values, _version, over) => ({
      input: { databaseId, expectedVersion: over.version, facts: sentFacts(values) },
    }),
    problemsOf,
    savedOf: ({ offer }) => readOffer(offer),
    savedWords: () => 'The offer is saved.',
  });
  return { ...form, errorOf: (name: keyof OfferValues) => form.errorOf(name) ?? form.errorOf(serverName(name)) };
}
