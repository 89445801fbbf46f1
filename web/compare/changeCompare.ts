import { graphql } from 'react-relay/hooks.js';
import type { GraphQLTaggedNode, IEnvironment } from 'relay-runtime';
import type { changeCompareAddMutation } from '../__generated__/changeCompareAddMutation.graphql.ts';
import type { changeCompareClearMutation } from '../__generated__/changeCompareClearMutation.graphql.ts';
import type { changeCompareRemoveMutation } from '../__generated__/changeCompareRemoveMutation.graphql.ts';
import { cartQueue } from '../visitor/cartQueue.ts';
import { cartDoubts } from '../visitor/freshness/answers.ts';
import { runMutation } from '../visitor/runMutation.ts';
import { networkMessages } from '../kit/relay/networkError.ts';
import type { ResultMutation } from '../kit/relay/useShopMutation.ts';

// The changes of what is compared. Their answers bring the visitor's own part, from which badge, buttons and panel follow.

export const addMutation = graphql`
  mutation changeCompareAddMutation($input: AddToCompareInput!) {
    result: addToCompare(input: $input) {
      __typename
      ... on AddToComparePayload {
        viewer {
          ...PersonalLayer_viewer
        }
      }
      ... on UserError {
        message
      }
    }
  }
`;

export const removeMutation = graphql`
  mutation changeCompareRemoveMutation($input: RemoveFromCompareInput!) {
    result: removeFromCompare(input: $input) {
      __typename
      ... on RemoveFromComparePayload {
        viewer {
          ...PersonalLayer_viewer
        }
      }
      ... on UserError {
        message
      }
    }
  }
`;

export const clearMutation = graphql`
  mutation changeCompareClearMutation($input: ClearCompareInput!) {
    result: clearCompare(input: $input) {
      __typename
      ... on ClearComparePayload {
        viewer {
          ...PersonalLayer_viewer
        }
      }
      ... on UserError {
        message
      }
    }
  }
`;

const unknownFailure = networkMessages.unknown_error;

/** Runs a change in the queue of all the visitor's changes: of two quick ones the second does not overtake the first. */
function runInTurn<T extends ResultMutation>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  variables: T['variables'],
): Promise<string | null> {
  return cartQueue(environment).enqueue(async () => {
    try {
      const { message } = await runMutation<T>(environment, mutation, variables);
      if (message === undefined) return null;
      // A refusal leaves everything as it was; without an answer nobody knows what became of the change.
      cartDoubts.tell(false);
      return message;
    } catch (error) {
      cartDoubts.tell(true);
      return error instanceof Error ? error.message : unknownFailure;
    }
  });
}

/** @param productId global id @returns null when it is done, otherwise the reason, which may be shown */
export function addCompared(environment: IEnvironment, productId: string): Promise<string | null> {
  return runInTurn<changeCompareAddMutation>(environment, addMutation, { input: { productId } });
}

/** @param productId global id @returns null when it is done, otherwise the reason, which may be shown */
export function removeCompared(environment: IEnvironment, productId: string): Promise<string | null> {
  return runInTurn<changeCompareRemoveMutation>(environment, removeMutation, { input: { productId } });
}

/** @param group slug @returns null when it is done, otherwise the reason, which may be shown */
export function clearCompared(environment: IEnvironment, group: string): Promise<string | null> {
  return runInTurn<changeCompareClearMutation>(environment, clearMutation, { input: { group } });
}
