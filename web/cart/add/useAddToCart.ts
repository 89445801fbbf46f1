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
import { addedToCart, forgetPanel, openPendingPanel, openPanelAfterNavigation } from '../panel/pendingPanel.ts';
import { pageShowsErrors } from './pageErrors.ts';
import type { RefusalState } from './useRefusal.ts';
import { useCartMutation } from '../../visitor/useCartMutation.ts';
import { cartPath, isCartPath } from '../ViewCartLink.tsx';

export interface AddToCartOptions {
  /** URL of the product's page, opened with the reason if the add is refused; null to stay and show the reason here. */
  productUrl?: string | null;
  /** Called after the product was added. */
  onDone?: () => void;
  /** Called with the reason if the add failed and the page stays; without it, a toast shows the reason. */
  onError?: (message: string) => void;
}

/**
 * Adds products to the cart: one request at a time, in the order of the calls, and announces each success. The follow-up is decided here
 * for all buttons (afterAdd.ts).
 * @returns `add`, and whether a call of this caller is running or waiting
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
            viewer {
              ...PersonalLayer_viewer
              # eslint-disable-next-line relay/unused-fields -- of the same statement as the layer's cart
              cart {
                # eslint-disable-next-line relay/unused-fields -- the checkout page knows by it that its amounts are old
                version
              }
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
          // Shown once: next to the button as long as it exists, otherwise as a toast.
          if (onError && isThere.current) onError(next.reason);
          else showToast({ kind: 'danger', text: next.reason });
        }
        if (next.step === 'open panel') openPanelAfterNavigation(said);
        else if (next.step === 'open product' || next.step === 'open cart') forgetPanel();
        openPendingPanel();
      };
      const end = beginAdd();
      if (slidesCart && !opensCart) preloadCartPanel();
      run({
        variables: { input },
        onDone: ({ line }) => {
          end();
          const said = line ? addedMessage(line.name) : addedToCart;
          announce(said);
          // Synchronously, so that the focus returns from the dialog, and a resolved error no longer counts.
          flushSync(() => {
            closeModals();
            onDone?.();
          });
          follow(null, productUrl, said);
        },
        // Without a response, the add was not refused, and a product that no longer exists has no page.
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
