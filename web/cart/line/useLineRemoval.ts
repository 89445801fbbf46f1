import { useCallback, useEffect, useRef } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import { NetworkError } from '../../kit/relay/networkError.ts';
import { showToast } from '../../kit/toast/toasts.ts';
import type { useLineRemoval_line$key } from '../../__generated__/useLineRemoval_line.graphql.ts';
import { addAgain } from '../add/addAgain.ts';
import { cartQueue } from '../../visitor/cartQueue.ts';
import { removedMessage } from './lineWords.ts';
import { quantitiesWanted, withdrawQuantity } from './pendingQuantities.ts';
import { serverAnswers } from '../../visitor/serverAnswers.ts';
import { useRemoveCartLine } from './useRemoveCartLine.ts';

/**
 * Takes a line out of the cart, with a way to take that back. When it fails, or the answer has no cart, the browser follows the line's
 * own address, which takes it out on the server (row 35). Where the server cannot be reached that would put a page of the browser's own
 * in place of the shop. So whether it can is asked first, of an address that changes nothing, and if not it is said here.
 * @param onGone called when the line is about to go, so that the focus can go somewhere else
 * @returns the function to run, whether it runs or waits for its turn, and what to call when the line went by other means
 */
export function useLineRemoval(lineRef: useLineRemoval_line$key, onGone: () => void) {
  const { key, name, quantity, removeUrl, product, variation, options } = useFragment(
    graphql`
      fragment useLineRemoval_line on CartLine {
        key
        name
        quantity
        removeUrl
        product {
          id
        }
        variation {
          id
        }
        options {
          attribute
          term
        }
      }
    `,
    lineRef,
  );
  const environment = useRelayEnvironment();
  const [run, isRemoving] = useRemoveCartLine();

  /** What the line holds now: between the click and its answer the answer to an earlier change may have come. */
  const held = useRef(quantity);
  useEffect(() => {
    held.current = quantity;
  }, [quantity]);
  /** What somebody had asked for when they took it out, and what had not been sent yet. */
  const withdrawn = useRef<number | null>(null);

  const onRemoved = useCallback(() => {
    onGone();
    const chosen = options.map(({ attribute, term }) => ({ attribute, term }));
    const input = { productId: variation?.id ?? product.id, quantity: withdrawn.current ?? held.current, options: chosen };
    const undo = () => void addAgain(environment, name, input);
    showToast({ kind: 'danger', text: removedMessage(name), action: { label: 'Undo', run: undo } });
  }, [environment, name, onGone, options, product.id, variation?.id]);

  const remove = useCallback(() => {
    // Changes that were asked for meanwhile come first: the page that follows is to show them.
    const follow = () => {
      quantitiesWanted.tell();
      void cartQueue(environment).whenIdle(() => Promise.resolve(window.location.assign(removeUrl)));
    };
    const tellOffline = () =>
      showToast({ kind: 'danger', text: new NetworkError('fetch_error').message, action: { label: 'Try again', run: start } });
    function start() {
      run({
        variables: { input: { key } },
        onDone: ({ viewer }) => (viewer.cart ? onRemoved() : follow()),
        onError: (_text, result) => {
          // Somebody else was faster, such as another tab: it is gone as it was to be.
          if (result?.__typename === 'UnknownLineError') onGone();
          else void serverAnswers().then((isThere) => (isThere ? follow() : tellOffline()));
        },
      });
    }
    withdrawn.current = withdrawQuantity(key);
    start();
  }, [environment, key, onGone, onRemoved, removeUrl, run]);

  return { remove, isRemoving, onRemoved };
}
