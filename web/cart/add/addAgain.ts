import type { IEnvironment } from 'relay-runtime';
import addToCartMutation, { type AddToCartInput, type useAddToCartMutation } from '../../__generated__/useAddToCartMutation.graphql.ts';
import { networkMessages } from '../../kit/relay/networkError.ts';
import { showToast } from '../../kit/toast/toasts.ts';
import { beginAdd } from './addActivity.ts';
import { cartQueue } from '../../visitor/cartQueue.ts';
import { addedMessage } from './addedMessage.ts';
import { cartWarnings } from '../../visitor/freshness/answers.ts';
import { openPendingPanel } from '../panel/pendingPanel.ts';
import { runMutation } from '../../visitor/runMutation.ts';
import * as t from '../__generated__/messages.ts';

const unknownMessage = networkMessages.unknown_error;

/**
 * Undoes a removal. It waits in the cart's queue, and reports its outcome itself, because the component that requested it may be gone by
 * then.
 */
export async function addAgain(environment: IEnvironment, name: string, input: AddToCartInput): Promise<void> {
  const end = beginAdd();
  try {
    const request = () => runMutation<useAddToCartMutation>(environment, addToCartMutation, { input });
    const result = await cartQueue(environment).enqueue(request);
    if (result.__typename === 'AddToCartPayload') showToast({ kind: 'success', text: addedMessage(name) });
    else {
      cartWarnings.emit(false);
      showToast({ kind: 'danger', text: result.message ?? unknownMessage });
    }
  } catch (error) {
    // The outcome is unknown.
    cartWarnings.emit(true);
    const text = error instanceof Error ? error.message : unknownMessage;
    showToast({ kind: 'danger', text, action: { label: t.tryAgain, run: () => void addAgain(environment, name, input) } });
  } finally {
    end();
    openPendingPanel();
  }
}
