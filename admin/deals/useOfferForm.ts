import { graphql } from 'react-relay/hooks.js';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { offerValues_offer$key } from '../__generated__/offerValues_offer.graphql.ts';
import type { useOfferFormMutation } from '../__generated__/useOfferFormMutation.graphql.ts';
import { useDraft } from '../kit/form/useDraft.ts';
import { useDryRun } from '../kit/form/useDryRun.ts';
import { useOwnProblems } from '../kit/form/useOwnProblems.ts';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { problemsOf, sentFacts, serverName, type OfferValues } from './offerRules.ts';
import { readOffer } from './offerValues.ts';

/** The form of an offer, and how it is saved over what others have done. */
export function useOfferForm(databaseId: number, key: offerValues_offer$key) {
  const form = useDraft<OfferValues>(readOffer(key));
  const reload = useReload();
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
          ... on StaleOfferError {
            current {
              ...offerValues_offer
            }
          }
        }
      }
    `,
    'SaveOfferPayload',
    { isToldByForm: form.theirs === null },
  );
  const own = problemsOf(form.values);
  const ownProblems = useOwnProblems(own);

  function variablesOf(values: OfferValues, expectedVersion: number) {
    if (Object.keys(problemsOf(values)).length > 0) return undefined;
    return { input: { databaseId, expectedVersion, facts: sentFacts(values) } };
  }
  useDryRun(mutation, form.isDirty ? variablesOf(form.values, form.base.version) : null);

  function send(values: OfferValues, expectedVersion: number): void {
    const variables = variablesOf(values, expectedVersion);
    if (!variables) return ownProblems.refuse(mutation);
    mutation.run({
      variables,
      onDone: ({ offer }) => {
        form.start(readOffer(offer));
        showToast({ kind: 'success', text: 'The offer is saved.' });
        void reload();
      },
      onFailed: (_failure, result) => {
        if (result?.__typename !== 'StaleOfferError' || !result.current) return false;
        form.meet(readOffer(result.current));
        return true;
      },
    });
  }

  return {
    ...form,
    isBusy: mutation.isBusy,
    failure: ownProblems.failure ?? (form.theirs ? null : mutation.failure),
    found: ownProblems.found ?? mutation.found,
    errorOf: (name: keyof OfferValues) => own[name] ?? (form.theirs ? undefined : mutation.fields[serverName(name)]),
    save: () => send(form.values, form.base.version),
    saveOver: () => form.theirs && send(form.mineOver(form.theirs), form.theirs.version),
    discard() {
      mutation.forget();
      form.discard();
    },
  };
}
