import { commitMutation, type GraphQLTaggedNode, type IEnvironment, type SelectorStoreUpdater } from 'relay-runtime';
import { networkMessages } from '../kit/relay/networkError.ts';
import type { ResultMutation } from '../kit/relay/useShopMutation.ts';
import { cartQueue } from './cartQueue.ts';
import { cartWarnings } from './freshness/answers.ts';

/**
 * Runs a mutation where there is no hook: in a route's action, which answers forms with script and without.
 * @returns the result union; an expected error is a value
 * @throws what the network throws, or the first error of an answer without data
 */
export function runMutation<T extends ResultMutation>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  variables: T['variables'],
  updater?: SelectorStoreUpdater<T['response']>,
): Promise<T['response']['result']> {
  return new Promise((resolve, reject) => {
    commitMutation<T>(environment, {
      mutation,
      variables,
      updater,
      onCompleted: (response, errors) => {
        const result: T['response']['result'] | undefined = response?.result;
        if (result) resolve(result);
        else reject(new Error(errors?.[0]?.message ?? networkMessages.unknown_error));
      },
      onError: reject,
    });
  });
}

/**
 * The same for a change of the cart or of the lists, in the queue of all the visitor's changes: of two quick ones the second does not overtake
 * the first.
 */
export function runInTurn<T extends ResultMutation>(...change: Parameters<typeof runMutation<T>>): Promise<T['response']['result']> {
  const [environment] = change;
  return cartQueue(environment).enqueue(async () => {
    try {
      const result = await runMutation<T>(...change);
      // A rejected change has no effect; without a response, the result is unknown.
      if (!result.__typename.endsWith('Payload')) cartWarnings.emit(false);
      return result;
    } catch (error) {
      cartWarnings.emit(true);
      throw error;
    }
  });
}
