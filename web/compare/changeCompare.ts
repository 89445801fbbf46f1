import { graphql } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import type { changeCompareAddMutation } from '../__generated__/changeCompareAddMutation.graphql.ts';
import type { changeCompareClearMutation } from '../__generated__/changeCompareClearMutation.graphql.ts';
import type { changeCompareRemoveMutation } from '../__generated__/changeCompareRemoveMutation.graphql.ts';
import { runInTurn } from '../visitor/runMutation.ts';
import type { ResultMutation } from '../kit/relay/useShopMutation.ts';

// Mutations of the compare list. Their responses contain the viewer's data, from which badge, buttons and panel update.

const addMutation = graphql`
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

const removeMutation = graphql`
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

const clearMutation = graphql`
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

async function change<T extends ResultMutation>(...wanted: Parameters<typeof runInTurn<T>>): Promise<string | null> {
  try {
    return (await runInTurn<T>(...wanted)).message ?? null;
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * @param productId global id
 * @returns null on success, otherwise the reason, which may be shown
 */
export function addCompared(environment: IEnvironment, productId: string): Promise<string | null> {
  return change<changeCompareAddMutation>(environment, addMutation, { input: { productId } });
}

/**
 * @param productId global id
 * @returns null on success, otherwise the reason, which may be shown
 */
export function removeCompared(environment: IEnvironment, productId: string): Promise<string | null> {
  return change<changeCompareRemoveMutation>(environment, removeMutation, { input: { productId } });
}

/**
 * @param group slug
 * @returns null on success, otherwise the reason, which may be shown
 */
export function clearCompared(environment: IEnvironment, group: string): Promise<string | null> {
  return change<changeCompareClearMutation>(environment, clearMutation, { input: { group } });
}
