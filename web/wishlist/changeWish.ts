import { graphql } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import type { changeWishAddMutation } from '../__generated__/changeWishAddMutation.graphql.ts';
import type { changeWishRemoveMutation } from '../__generated__/changeWishRemoveMutation.graphql.ts';
import { cartQueue } from '../visitor/cartQueue.ts';
import { cartDoubts, ownAnswers } from '../visitor/freshness/answers.ts';
import { runMutation } from '../visitor/runMutation.ts';
import { showToast, type ToastContent } from '../kit/toast/toasts.ts';
import { heartWait, setHeartWait, wishedHere } from './hearts.ts';

/** @throws what the network throws */
export function addWish(environment: IEnvironment, productId: string) {
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
export function removeWish(environment: IEnvironment, productId: string) {
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

/** What was wanted by the changes that are not done: true for a wish. */
const unfinished = new Map<string, boolean>();
/** Dismiss what is said of a product. */
const told = new Map<string, () => void>();

/** @param id of the product */
export const isChanging = (id: string) => heartWait(id) === 'running';

/** How a removal stands that is not done; undefined without one. @param id of the product */
export const removalWait = (id: string) => (unfinished.get(id) === false ? heartWait(id) : undefined);

/** Tries again what has failed for this product. @returns whether there was something */
export function repeatFailed(environment: IEnvironment, id: string): boolean {
  const wants = unfinished.get(id);
  if (wants !== undefined) void changeWish(environment, id, wants);
  return wants !== undefined;
}

/**
 * Puts a product on the visitor's wishlist or takes it off, in its turn among all changes, and says how that ended. Where it ended
 * nobody knows how, the hearts of the product go on loading until somebody tries again, or an answer shows that it was done (row 95).
 * Nothing happens while another change of the same product runs.
 * @param id of the product
 */
export async function changeWish(environment: IEnvironment, id: string, wants: boolean): Promise<void> {
  if (isChanging(id)) return;
  told.get(id)?.();
  unfinished.set(id, wants);
  setHeartWait(id, 'running');
  const change = () => (wants ? addWish(environment, id) : removeWish(environment, id));
  try {
    const { __typename, message } = await cartQueue(environment).enqueue(change);
    if (__typename === 'TryAgainError') throw new Error(message);
    end(id);
    tell(environment, id, __typename, message ?? '');
  } catch (error) {
    setHeartWait(id, 'failed');
    // Nobody knows what became of it.
    cartDoubts.tell(true);
    const again = () => void changeWish(environment, id, wants);
    say(id, { kind: 'danger', text: (error as Error).message, action: { label: 'Try again', run: again } });
  }
}

function end(id: string): void {
  unfinished.delete(id);
  setHeartWait(id, null);
}

// What failed may have been done, and only its answer got lost: whatever shows the list tells.
ownAnswers.listen(({ viewer }) => {
  const { wishlist } = viewer as { wishlist?: { products?: readonly { id: string }[] } };
  if (!wishlist?.products) return;
  const wished = new Set(wishlist.products.map(({ id }) => id));
  for (const [id, wants] of unfinished) {
    if (isChanging(id) || wished.has(id) !== wants) continue;
    end(id);
    if (wants) wishedHere.add(id);
  }
});

/** Says something of a product, instead of what was said of it before. */
function say(id: string, toast: ToastContent): void {
  told.set(id, showToast(toast));
}

function tell(environment: IEnvironment, id: string, outcome: string, text: string): void {
  if (outcome === 'AddToWishlistPayload') {
    wishedHere.add(id);
    say(id, { kind: 'success', text });
  } else if (outcome === 'RemoveFromWishlistPayload') {
    const undo = () => void changeWish(environment, id, true);
    say(id, { kind: 'danger', text, action: { label: 'Undo', run: undo } });
  } else {
    // It was refused, so the list may be another one than is shown here, or the visitor somebody who may not wish any more.
    cartDoubts.tell(outcome === 'SignInRequiredError');
    say(id, { kind: 'danger', text });
  }
}
