import { graphql } from 'react-relay/hooks.js';
import type { useAnswerCookiesMutation } from '../__generated__/useAnswerCookiesMutation.graphql.ts';
import { useShopMutation } from '../kit/relay/useShopMutation.ts';
import { showToast } from '../kit/toast/toasts.ts';
import { landingInMemory } from '../attribution/tracker.ts';
import { forgetViewed } from '../visitor/viewedProducts.ts';
import { wordingVersion } from './answerRules.ts';
import { lookAtConsent } from './consent.ts';

/**
 * Answers the cookie consent.
 * @returns the function to run, and whether it is running
 */
export function useAnswerCookies() {
  const [run, isInFlight] = useShopMutation<useAnswerCookiesMutation, 'SetCookieConsentPayload'>(
    graphql`
      mutation useAnswerCookiesMutation($input: SetCookieConsentInput!) {
        result: setCookieConsent(input: $input) {
          __typename
          ... on SetCookieConsentPayload {
            consent {
              # eslint-disable-next-line relay/unused-fields -- for what reads it in the store
              answer
            }
          }
          ... on UserError {
            message
          }
        }
      }
    `,
    'SetCookieConsentPayload',
  );
  function answer(isGranted: boolean, onDone?: () => void) {
    run({
      variables: { input: { isGranted, wordingVersion, page: location.pathname, landing: landingInMemory() } },
      onDone: () => {
        lookAtConsent();
        if (!isGranted) forgetViewed();
        onDone?.();
      },
      onError: (text) => void showToast({ kind: 'danger', text }),
    });
  }
  return [answer, isInFlight] as const;
}
