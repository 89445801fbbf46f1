import { graphql } from 'react-relay/hooks.js';
import type { orderFormsMutation } from '../../__generated__/orderFormsMutation.graphql.ts';
import { runMutation } from '../../visitor/runMutation.ts';
import type { FormHandler } from './answerForm.ts';
import { doneAnswer } from './formAnswer.ts';
import { textOf } from '../../kit/forms/fieldText.ts';
import { refusal } from './refusal.ts';
import * as t from '../__generated__/messages.ts';

/** Returns a sentence about what was added to the cart. */
function addedText(added: number): string {
  if (added === 0) return t.noneOfItemsInThisOrder;
  return t.productsFromThisOrder({ added });
}

/** Adds the products of an order to the cart again, as far as they are available. */
const reorder: FormHandler = async (environment, form) => {
  const orderId = textOf(form, 'orderId');
  const mutation = graphql`
    mutation orderFormsMutation($input: ReorderInput!) {
      result: reorder(input: $input) {
        __typename
        ... on ReorderPayload {
          added
          leftOut {
            name
            message
          }
          viewer {
            ...PersonalLayer_viewer
          }
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `;
  const result = await runMutation<orderFormsMutation>(environment, mutation, { input: { orderId } });
  if (result.__typename !== 'ReorderPayload') return refusal('reorder', result, { orderId });
  return doneAnswer('reorder', addedText(result.added ?? 0), {
    leftOut: result.leftOut ?? [],
    values: { orderId, added: String(result.added) },
  });
};

export const orderForms = { reorder };
