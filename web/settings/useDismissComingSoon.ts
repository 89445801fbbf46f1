import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type { useDismissComingSoonMutation } from '../__generated__/useDismissComingSoonMutation.graphql.ts';
import { useShopMutation } from '../kit/relay/useShopMutation.ts';
import { showToast } from '../kit/toast/toasts.ts';

/**
 * Dismisses the reminder for the administrator's account. A failure is reported; the reminder is then back on the next page.
 * @param onOver called when the call has ended, successfully or not (row 124)
 * @returns the function that dismisses it, and whether the call is running
 */
export function useDismissComingSoon(onOver: () => void) {
  const [run, isInFlight] = useShopMutation<useDismissComingSoonMutation, 'DismissComingSoonBannerPayload'>(
    graphql`
      mutation useDismissComingSoonMutation($input: DismissComingSoonBannerInput!) {
        result: dismissComingSoonBanner(input: $input) {
          __typename
          ... on DismissComingSoonBannerPayload {
            viewer {
              ...PersonalLayer_viewer
            }
          }
          ... on UserError {
            message
          }
        }
      }
    `,
    'DismissComingSoonBannerPayload',
  );
  const dismiss = useCallback(() => {
    const onError = (text: string) => {
      showToast({ kind: 'danger', text });
      onOver();
    };
    run({ variables: { input: {} }, onDone: onOver, onError });
  }, [run, onOver]);
  return [dismiss, isInFlight] as const;
}
