import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type { AddToCartInput, useAddToCartMutation } from '../__generated__/useAddToCartMutation.graphql.ts';
import { useAnnounce } from './announcement.ts';
import { useCartMutation } from './useCartMutation.ts';

export interface AddToCartCallbacks {
  /** Gets the name of what is in the cart now. */
  onDone?: (added: { name: string }) => void;
  /** Gets the reason, as it may be shown. */
  onError?: (message: string) => void;
}

/**
 * Puts products into the cart: one request at a time, in the order of the calls, and announces each success.
 * @returns `add`, and whether something of this caller is under way or waiting for its turn
 */
export function useAddToCart() {
  const announce = useAnnounce();
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
    (input: AddToCartInput, { onDone, onError }: AddToCartCallbacks = {}) =>
      run({
        variables: { input },
        onDone: ({ line }) => {
          announce(`“${line.name}” Has been added to cart.`);
          onDone?.({ name: line.name });
        },
        onError: (message) => onError?.(message),
      }),
    [announce, run],
  );

  return { add, isAdding };
}
