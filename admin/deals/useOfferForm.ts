import { graphql } from 'react-relay/hooks.js';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { offerValues_offer$key } from '../__generated__/offerValues_offer.graphql.ts';
import type { useOfferFormMutation } from '../__generated__/useOfferFormMutation.graphql.ts';
import { useVersioned, type Read } from '../kit/form/useVersioned.ts';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { problemsOf, sentFacts, serverName, type OfferValues } from './offerRules.ts';
import { readOffer } from './offerValues.ts';

/** The form of an offer, and how it is saved over what others have done. */
export function useOfferForm(databaseId: number, key: offerValues_offer$key) {
  const form = useVersioned<OfferValues>(readOffer(key));
  const reload = useReload();
  const mutation = useAdminMutation<useOfferFormMutation, 'SaveOfferPayload'>(
    graphql`
      mutation useOfferFormMutation($input: SaveOfferInput!) {
        result: saveOffer(input: $input) {
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
          ... on StaleOfferError {
            current {
              ...offerValues_offer
            }
          }
        }
      }
    `,
    'SaveOfferPayload',
  );
  const own = problemsOf(form.values);

  function send({ version, values }: Read<OfferValues>): void {
    if (Object.keys(problemsOf(values)).length > 0) return;
    mutation.run({
      variables: { input: { databaseId, expectedVersion: version, facts: sentFacts(values) } },
      onDone: ({ offer }) => {
        form.start(readOffer(offer));
        showToast({ kind: 'success', text: 'The offer is saved.' });
        void reload();
      },
      onFailed: (_failure, result) => {
        if (result?.__typename !== 'StaleOfferError' || !result.current) return false;
        form.conflictWith(readOffer(result.current));
        return true;
      },
    });
  }

  return {
    ...form,
    isBusy: mutation.isBusy,
    failure: form.theirs ? null : mutation.failure,
    errorOf: (name: keyof OfferValues) => own[name] ?? (form.theirs ? undefined : mutation.failure?.fields[serverName(name)]),
    save: () => send({ version: form.base.version, values: form.values }),
    saveOver() {
      const over = form.overTheirs();
      if (over) send(over);
    },
    discard() {
      mutation.forget();
      form.discard();
    },
  };
}
