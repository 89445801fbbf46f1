import { data, redirect } from 'react-router';
import { graphql } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import type { actionsHelpfulMutation } from '../__generated__/actionsHelpfulMutation.graphql.ts';
import type { actionsWriteMutation } from '../__generated__/actionsWriteMutation.graphql.ts';
import type { ReviewItem_review$key } from '../__generated__/ReviewItem_review.graphql.ts';
import { textOf } from '../kit/forms/fieldText.ts';
import type { FormArgs } from '../kit/forms/useFormAction.ts';
import { networkMessages } from '../kit/relay/networkError.ts';
import { runMutation } from '../visitor/runMutation.ts';
import {
  failureOf,
  readReviewForm,
  reviewInput,
  writeIntent,
  helpfulIntent,
  type ReviewFailure,
  type ReviewValues,
} from './reviewForms.ts';
import { writeReviewId, writtenParameter, type Written } from './reviewsAddress.ts';
import * as t from './__generated__/messages.ts';

/** What the product page gets when one of these forms has something to say. */
export interface ReviewActionData {
  review?: { failure: ReviewFailure; values: ReviewValues };
  /** Message shown next to a review's vote; `isHelpful` is the vote that counts, absent if none was accepted. */
  helpful?: { reviewId: string; text: string; isHelpful?: boolean };
}

/**
 * For the product's route: handles the review forms without script.
 * @param intent the form's intent
 * @returns null for other forms
 */
export async function answerReviewForm(environment: IEnvironment, request: Request, form: FormData, intent: string) {
  if (intent === helpfulIntent) return helpfulAction(environment)({ request });
  if (intent !== writeIntent) return null;
  const answer = await writeReview(environment, form);
  if ('failure' in answer) return data<ReviewActionData>({ review: answer }, { status: 422 });
  return redirect(`${new URL(request.url).pathname}?${writtenParameter}=${answer.written}#${writeReviewId}`, 303);
}

/** Writes the review that a form holds, by script and without. What it changes of the product, everybody who shows it sees at once. */
export async function writeReview(
  environment: IEnvironment,
  form: FormData,
): Promise<{ written: Written; review: ReviewItem_review$key | null } | { failure: ReviewFailure; values: ReviewValues }> {
  const review = readReviewForm(form);
  if (review.isTrapped) return { written: 'waiting', review: null };
  const mutation = graphql`
    mutation actionsWriteMutation($input: WriteReviewInput!) {
      result: writeReview(input: $input) {
        __typename
        ... on WriteReviewPayload {
          review {
            id
            status
            ...ReviewItem_review
          }
          product {
            id
            rating {
              ...Stars_rating
            }
            ...ReviewSummary_product
          }
        }
        ... on UserError {
          message
        }
        ... on InvalidInputError {
          issues {
            path
            message
          }
        }
      }
    }
  `;
  try {
    const result = await runMutation<actionsWriteMutation>(environment, mutation, { input: reviewInput(review) });
    if (result.review) return { written: result.review.status === 'APPROVED' ? 'shown' : 'waiting', review: result.review };
    return { failure: failureOf(result), values: review.values };
  } catch (error) {
    return { failure: failureOf({ message: (error as Error).message }), values: review.values };
  }
}

/**
 * Says whether a review was helpful, once. The page itself is the answer: unlike the one that is kept for everybody, it has the new count.
 */
export function helpfulAction(environment: IEnvironment) {
  return async ({ request }: Pick<FormArgs, 'request'>) => {
    const form = await request.formData();
    const [reviewId, vote] = [textOf(form, 'review'), textOf(form, 'helpful')];
    if (vote !== 'yes' && vote !== 'no') return data<ReviewActionData>({}, { status: 422 });
    const mutation = graphql`
      mutation actionsHelpfulMutation($input: VoteHelpfulInput!) {
        result: voteHelpful(input: $input) {
          __typename
          ... on VoteHelpfulPayload {
            review {
              id
              helpfulCount
              unhelpfulCount
            }
          }
          ... on UserError {
            message
          }
        }
      }
    `;
    const isHelpful = vote === 'yes';
    const { __typename, message } = await runMutation<actionsHelpfulMutation>(environment, mutation, { input: { reviewId, isHelpful } });
    if (__typename === 'VoteHelpfulPayload')
      return data<ReviewActionData>({ helpful: { reviewId, text: t.thankYouForYourVote, isHelpful } });
    return data<ReviewActionData>({ helpful: { reviewId, text: message ?? networkMessages.unknown_error } }, { status: 422 });
  };
}
