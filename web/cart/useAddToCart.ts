import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type { AddToCartInput, useAddToCartMutation } from '../__generated__/useAddToCartMutation.graphql.ts';
import { useNavigate } from 'react-router';
import { useShopSettings } from '../settings/shopSettings.ts';
import { afterAdd } from './afterAdd.ts';
import { useAnnounce } from './announcement.ts';
import type { RefusalState } from './useRefusal.ts';
import { useCartMutation } from './useCartMutation.ts';
import { cartPath } from './ViewCartLink.tsx';

export interface AddToCartOptions {
  /** Address of the product's page, which is opened with the reason when the product is refused; null to stay and tell it here. */
  productUrl?: string | null;
  /** It is in the cart, and the page stays. */
  onDone?: () => void;
  /** It is not, and the page stays. Gets the reason, as it may be shown. */
  onError?: (message: string) => void;
}

/**
 * Puts products into the cart: one request at a time, in the order of the calls, and announces each success.
 * @returns `add`, and whether something of this caller is under way or waiting for its turn
 */
export function useAddToCart() {
  const announce = useAnnounce();
  const navigate = useNavigate();
  const opensCart = useShopSettings()?.cartRedirectAfterAdd ?? false;
  const [run, isAdding] = useCartMutation<useAddToCartMutation, 'AddToCartPayload'>(
    graphql`
      mutation useAddToCartMutation($input: AddToCartInput!) {
        result: addToCart(input: $input) {
          __typename
          ... on AddToCartPayload {
            line {
              name
            }
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
    'AddToCartPayload',
  );

  const add = useCallback(
    (input: AddToCartInput, { productUrl = null, onDone, onError }: AddToCartOptions = {}) => {
      const decide = (reason: string | null, url: string | null, update: () => void) => {
        const next = afterAdd({ reason, productUrl: url, opensCart });
        if (next.step === 'open product') void navigate(next.url, { state: { refusal: next.reason } satisfies RefusalState });
        else if (next.step === 'open cart') void navigate(cartPath);
        else if (next.step === 'tell') onError?.(next.reason);
        else update();
      };
      run({
        variables: { input },
        onDone: ({ line }) => {
          announce(`“${line.name}” Has been added to cart.`);
          decide(null, productUrl, () => onDone?.());
        },
        // What got no answer was not refused, and a product that is no more has no page.
        onError: (message, result) =>
          decide(message, result === null || result.__typename === 'UnknownProductError' ? null : productUrl, () => undefined),
      });
    },
    [announce, navigate, opensCart, run],
  );

  return { add, isAdding };
}
