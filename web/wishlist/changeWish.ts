import { graphql } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import type { changeWishAddMutation } from '../__generated__/changeWishAddMutation.graphql.ts';
import type { changeWishRemoveMutation } from '../__generated__/changeWishRemoveMutation.graphql.ts';
import { cartQueue } from '../visitor/cartQueue.ts';
import { cartWarnings, ownAnswers } from '../visitor/freshness/answers.ts';
import { runMutation } from '../visitor/runMutation.ts';
import { showToast, type ToastContent } from '../kit/toast/toasts.ts';
import { heartWait, setHeartWait, addedOnPage } from './hearts.ts';
import * as t from './__generated__/messages.ts';

/** @throws what the network throws */
export function sendAddition(environment: IEnvironment, productId: string) {
  return runMutation<changeWishAddMutation>(
    environment,
    graphql`
      mutation changeWishAddMutation($input: AddToWishlistInput!) {
        result: addToWishlist(input: $input) {
          __typename
          ... on AddToWishlistPayload {
            message
            product {
              id
              wishCount
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
    { input: { productId } },
  );
}

/** @throws what the network throws */
export function sendRemoval(environment: IEnvironment, productId: string) {
  return runMutation<changeWishRemoveMutation>(
    environment,
    graphql`
      mutation changeWishRemoveMutation($input: RemoveFromWishlistInput!) {
        result: removeFromWishlist(input: $input) {
          __typename
          ... on RemoveFromWishlistPayload {
            message
            product {
              id
              wishCount
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
    { input: { productId } },
  );
}

/** The unfinished changes by product: true adds, false removes. */
const unfinished = new Map<string, boolean>();
/** Functions that dismiss a product's toast. */
const toastDismissals = new Map<string, () => void>();

/** @param id of the product */
export const isChanging = (id: string) => heartWait(id) === 'running';

/**
 * State of an unfinished removal; undefined without one.
 * @param id of the product
 */
export const removalWait = (id: string) => (unfinished.get(id) === false ? heartWait(id) : undefined);

/**
 * Retries a failed change of this product.
 * @returns whether there was one
 */
export function repeatFailed(environment: IEnvironment, id: string): boolean {
  const wants = unfinished.get(id);
  if (wants !== undefined) void changeWishlist(environment, id, wants);
  return wants !== undefined;
}

/**
 * Adds a product to the visitor's wishlist or removes it, in the queue of all changes, and reports the result. If the outcome is unknown,
 * the product's hearts keep loading until the visitor retries, or a response shows that the change was made (row 95). Does nothing while
 * another change of the same product is running.
 * @param id of the product
 */
export async function changeWishlist(environment: IEnvironment, id: string, wants: boolean): Promise<void> {
  if (isChanging(id)) return;
  toastDismissals.get(id)?.();
  unfinished.set(id, wants);
  setHeartWait(id, 'running');
  const change = () => (wants ? sendAddition(environment, id) : sendRemoval(environment, id));
  try {
    const { __typename, message } = await cartQueue(environment).enqueue(change);
    if (__typename === 'TryAgainError') throw new Error(message);
    end(id);
    reportChange(environment, id, __typename, message ?? '');
  } catch (error) {
    setHeartWait(id, 'failed');
    // The outcome is unknown.
    cartWarnings.emit(true);
    const again = () => void changeWishlist(environment, id, wants);
    showProductToast(id, { kind: 'danger', text: (error as Error).message, action: { label: t.tryAgain, run: again } });
  }
}

function end(id: string): void {
  unfinished.delete(id);
  setHeartWait(id, null);
}

// A failed change may have been made, with only its response lost; any later response with the list shows it.
ownAnswers.listen(({ viewer }) => {
  const { wishlist } = viewer as { wishlist?: { products?: readonly { id: string }[] } };
  if (!wishlist?.products) return;
  const wished = new Set(wishlist.products.map(({ id }) => id));
  for (const [id, wants] of unfinished) {
    if (isChanging(id) || wished.has(id) !== wants) continue;
    end(id);
    if (wants) addedOnPage.add(id);
  }
});

/** Shows a toast for a product, instead of its earlier one. */
function showProductToast(id: string, toast: ToastContent): void {
  toastDismissals.set(id, showToast(toast));
}

function reportChange(environment: IEnvironment, id: string, outcome: string, text: string): void {
  if (outcome === 'AddToWishlistPayload') {
    addedOnPage.add(id);
    showProductToast(id, { kind: 'success', text });
  } else if (outcome === 'RemoveFromWishlistPayload') {
    const undo = () => void changeWishlist(environment, id, true);
    showProductToast(id, { kind: 'danger', text, action: { label: t.undo, run: undo } });
  } else {
    // The change was refused, so the list may differ from what is shown, or the visitor may no longer have a wishlist.
    cartWarnings.emit(outcome === 'SignInRequiredError');
    showProductToast(id, { kind: 'danger', text });
  }
}
