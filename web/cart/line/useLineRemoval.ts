import { useCallback, useEffect, useRef } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import { NetworkError } from '../../kit/relay/networkError.ts';
import { showToast } from '../../kit/toast/toasts.ts';
import type { useLineRemoval_line$key } from '../../__generated__/useLineRemoval_line.graphql.ts';
import { addAgain } from '../add/addAgain.ts';
import { cartQueue } from '../../visitor/cartQueue.ts';
import { removedMessage } from './lineTexts.ts';
import { quantitiesWanted, withdrawQuantity } from './pendingQuantities.ts';
import { serverAnswers } from '../../visitor/serverAnswers.ts';
import { useRemoveCartLine } from './useRemoveCartLine.ts';
import * as t from '../__generated__/messages.ts';

/**
 * Removes a line from the cart, with undo. If the mutation fails, or its response has no cart, the browser follows the line's URL, which
 * removes it on the server (row 35). If the server is unreachable, that would replace the shop with the browser's error page. A harmless
 * URL is therefore requested first, and if that fails, the error is shown here.
 * @param onGone called when the line is about to be removed, to move the focus
 * @returns the function to run, whether it runs or waits, and a function to call when the line was removed by other means
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

  /** The line's current quantity: a response to an earlier change may arrive between the click and its response. */
  const held = useRef(quantity);
  useEffect(() => {
    held.current = quantity;
  }, [quantity]);
  /** The unsent quantity that the shopper had requested before removing the line. */
  const withdrawn = useRef<number | null>(null);

  const onRemoved = useCallback(() => {
    onGone();
    const chosen = options.map(({ attribute, term }) => ({ attribute, term }));
    const input = { productId: variation?.id ?? product.id, quantity: withdrawn.current ?? held.current, options: chosen };
    const undo = () => void addAgain(environment, name, input);
    showToast({ kind: 'danger', text: removedMessage(name), action: { label: t.undo, run: undo } });
  }, [environment, name, onGone, options, product.id, variation?.id]);

  const remove = useCallback(() => {
    // Pending changes are sent first, so that the next page shows them.
    const follow = () => {
      quantitiesWanted.emit();
      void cartQueue(environment).whenIdle(() => Promise.resolve(window.location.assign(removeUrl)));
    };
    const tellOffline = () =>
      showToast({ kind: 'danger', text: new NetworkError('fetch_error').message, action: { label: t.tryAgain, run: start } });
    function start() {
      run({
        variables: { input: { key } },
        onDone: ({ viewer }) => (viewer.cart ? onRemoved() : follow()),
        onError: (_text, result) => {
          // The line was already removed elsewhere, such as in another tab, which is what the shopper wanted.
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
