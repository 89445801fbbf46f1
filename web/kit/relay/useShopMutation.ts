import { useCallback } from 'react';
import { useMutation } from 'react-relay/hooks.js';
import type { GraphQLTaggedNode, MutationParameters, SelectorStoreUpdater } from 'relay-runtime';
import { networkMessages } from './networkError.ts';

/** Every mutation aliases its field as `result`: a payload, or an error with code and message. */
export interface ResultMutation extends MutationParameters {
  response: { readonly result: { readonly __typename: string; readonly message?: string; readonly code?: string } };
}

type Result<T extends ResultMutation> = T['response']['result'];
/**
 * The success branch. Where the document selects `... on UserError`, Relay types the result as one object whose fields may all be missing
 * instead of as a union; in the success branch all of them are present.
 */
export type Payload<T extends ResultMutation, Name extends string> = [Extract<Result<T>, { readonly __typename: Name }>] extends [never]
  ? Required<Result<T>>
  : Extract<Result<T>, { readonly __typename: Name }>;

export interface Outcome<T extends ResultMutation, Name extends string> {
  variables: T['variables'];
  /** Called with the success branch only. */
  onDone?: (payload: Payload<T, Name>) => void;
  /** Called with the text to show: an expected error's message, or that of the network error. */
  onError?: (message: string, result: Result<T> | null) => void;
  updater?: SelectorStoreUpdater<T['response']>;
}

/**
 * Runs a mutation and unwraps its result union.
 * @param payloadName type name of the success branch
 * @returns the function that runs the mutation, and whether it is running
 */
export function useShopMutation<T extends ResultMutation, Name extends string>(mutation: GraphQLTaggedNode, payloadName: Name) {
  const [commit, isInFlight] = useMutation<T>(mutation);
  const run = useCallback(
    ({ variables, onDone, onError, updater }: Outcome<T, Name>) =>
      commit({
        variables,
        updater,
        onCompleted: (response, errors) => {
          const { result } = response ?? {};
          if (result?.__typename === payloadName) onDone?.(result as Payload<T, Name>);
          else onError?.(result?.message ?? errors?.[0]?.message ?? networkMessages.unknown_error, result ?? null);
        },
        onError: (error) => onError?.(error.message, null),
      }),
    [commit, payloadName],
  );
  return [run, isInFlight] as const;
}
