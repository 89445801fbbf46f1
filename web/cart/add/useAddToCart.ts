import { useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { graphql } from 'react-relay/hooks.js';
import type { AddToCartInput, useAddToCartMutation } from '../../__generated__/useAddToCartMutation.graphql.ts';
import { useNavigate } from 'react-router';
import { closeModals } from '../../kit/overlay/openDialogs.ts';
import { showToast } from '../../kit/toast/toasts.ts';
import { useShopSettings } from '../../settings/shopSettings.ts';
import { beginAdd } from './addActivity.ts';
import { addedMessage } from './addedMessage.ts';
import { afterAdd } from './afterAdd.ts';
import { useAnnounce } from '../../visitor/announcement.ts';
import { preloadCartPanel } from '../panel/cartPanel.ts';
import { addedToCart, forgetPanel, openOwedPanel, owePanel } from '../panel/owedPanel.ts';
import { pageShowsErrors } from './pageErrors.ts';
import type { RefusalState } from './useRefusal.ts';
import { useCartMutation } from '../../visitor/useCartMutation.ts';
import { cartPath, isCartPath } from '../ViewCartLink.tsx';

export interface AddToCartOptions {
  /** Address of the product's page, which is opened with the reason when the product is refused; null to stay and tell it here. */
  productUrl?: string | null;
  /** It is in the cart. */
  onDone?: () => void;
  /** It is not, and the page stays. Tells the reason; without it, a message over the page does. */
  onError?: (message: string) => void;
}

/**
 * Puts products into the cart: one request at a time, in the order of the calls, and announces each success. What follows is decided
 * here for all buttons (afterAdd.ts).
 * @returns `add`, and whether something of this caller is under way or waiting for its turn
 */
export function useAddToCart() {
  const announce = useAnnounce();
  const navigate = useNavigate();
  const settings = useShopSettings();
  const opensCart = settings?.cartRedirectAfterAdd ?? false;
  const slidesCart = settings?.slidingCart ?? true;
  const [run, isAdding] = useCartMutation<useAddToCartMutation, 'AddToCartPayload'>(
    graphql`
      mutation useAddToCartMutation($input: AddToCartInput!) {
        result: addToCart(input: $input) {
          __typename
          ... on AddToCartPayload {
            line {
              name
            }
            cart {
              # eslint-disable-next-line relay/unused-fields -- the checkout page knows by it that its amounts are old
              version
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

  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => void (isThere.current = false);
  }, []);

  const add = useCallback(
    (input: AddToCartInput, { productUrl = null, onDone, onError }: AddToCartOptions = {}) => {
      const follow = (reason: string | null, url: string | null, said: string) => {
        const isCartPage = isCartPath(window.location.pathname);
        const next = afterAdd({ reason, productUrl: url, opensCart, slidesCart, hasErrors: pageShowsErrors(), isCartPage });
        if (next.step === 'open product') void navigate(next.url, { state: { refusal: next.reason } satisfies RefusalState });
        else if (next.step === 'open cart') void navigate(cartPath);
        else if (next.step === 'say added') showToast({ kind: 'success', text: addedToCart });
        else if (next.step === 'tell') {
          // Told once: beside the button as long as it is there, else over the page.
          if (onError && isThere.current) onError(next.reason);
          else showToast({ kind: 'danger', text: next.reason });
        }
        if (next.step === 'open panel') owePanel(said);
        else if (next.step === 'open product' || next.step === 'open cart') forgetPanel();
        openOwedPanel();
      };
      const end = beginAdd();
      if (slidesCart && !opensCart) preloadCartPanel();
      run({
        variables: { input },
        onDone: ({ line }) => {
          end();
          const said = addedMessage(line.name);
          announce(said);
          // At once, so that the focus is where it was before the dialog, and an error that has been mended is none any more.
          flushSync(() => {
            closeModals();
            onDone?.();
          });
          follow(null, productUrl, said);
        },
        // What got no answer was not refused, and a product that is no more has no page.
        onError: (message, result) => {
          end();
          follow(message, result === null || result.__typename === 'NotFoundError' ? null : productUrl, '');
        },
      });
    },
    [announce, navigate, opensCart, run, slidesCart],
  );

  return { add, isAdding };
}
