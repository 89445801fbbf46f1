import { useCallback, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { useShopMutation, type Outcome, type ResultMutation } from '../kit/relay/useShopMutation.ts';
import { cartQueue } from './cartQueue.ts';
import { cartWarnings } from './freshness/answers.ts';

/**
 * A mutation of the cart: its requests run in the cart's queue.
 * @param payloadName type name of the success branch
 * @returns the function that runs it, and whether a run of this caller is running or waiting
 */
export function useCartMutation<T extends ResultMutation, Name extends string>(mutation: GraphQLTaggedNode, payloadName: Name) {
  const environment = useRelayEnvironment();
  const [unfinished, setUnfinished] = useState(0);
  const [run] = useShopMutation<T, Name>(mutation, payloadName);

  const runInTurn = useCallback(
    ({ onDone, onError, ...rest }: Outcome<T, Name>) => {
      setUnfinished((count) => count + 1);
      const request = () =>
        new Promise<void>((resolve) => {
          const end = () => {
            setUnfinished((count) => count - 1);
            resolve();
          };
          run({
            ...rest,
            onDone: (payload) => {
              end();
              onDone?.(payload);
            },
            onError: (message, result) => {
              end();
              // A refusal leaves the cart as it was; without a response the outcome of the change is unknown.
              cartWarnings.emit(result === null);
              onError?.(message, result);
            },
          });
        });
      void cartQueue(environment).enqueue(request);
    },
    [environment, run],
  );

  return [runInTurn, unfinished > 0] as const;
}
