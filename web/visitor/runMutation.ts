import { commitMutation, type GraphQLTaggedNode, type IEnvironment } from 'relay-runtime';
import { networkMessages } from '../kit/relay/networkError.ts';
import type { ResultMutation } from '../kit/relay/useShopMutation.ts';

/**
 * Runs a mutation where there is no component: in a route's action, which answers forms without script.
 * @returns the result union; an expected error is a value
 * @throws what the network throws, or the first error of an answer without data
 */
export function runMutation<T extends ResultMutation>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  variables: T['variables'],
): Promise<T['response']['result']> {
  return new Promise((resolve, reject) => {
    commitMutation<T>(environment, {
      mutation,
      variables,
      onCompleted: (response, errors) => {
        const result: T['response']['result'] | undefined = response?.result;
        if (result) resolve(result);
        else reject(new Error(errors?.[0]?.message ?? networkMessages.unknown_error));
      },
      onError: reject,
    });
  });
}
