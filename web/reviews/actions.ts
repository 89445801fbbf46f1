import { data, redirect } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import voteMutation, { type useVoteHelpfulMutation } from '../__generated__/useVoteHelpfulMutation.graphql.ts';
import writeMutation, { type useWriteReviewMutation } from '../__generated__/useWriteReviewMutation.graphql.ts';
import { runMutation } from '../visitor/runMutation.ts';
import {
  failureOf,
  helpfulIntent,
  readHelpfulForm,
  readReviewForm,
  reviewInput,
  thanksForVote,
  unknownMessage,
  writeIntent,
  type ReviewFailure,
  type ReviewValues,
} from './reviewForms.ts';
import { writeReviewId, writtenParameter, type Written } from './reviewsAddress.ts';

/** What the product page gets when one of these forms was sent without script, and it has something to say. */
export interface ReviewActionData {
  review?: { failure: ReviewFailure; values: ReviewValues };
  /** What is said beside a review's vote. */
  helpful?: { reviewId: string; text: string };
}

/**
 * For the product's route: answers the forms of reviews where script does not.
 * @param intent what the form says of itself
 * @returns null when the form is none of these
 */
export async function answerReviewForm(environment: IEnvironment, request: Request, form: FormData, intent: string) {
  if (intent === writeIntent) return write(environment, request, form);
  if (intent === helpfulIntent) return vote(environment, form);
  return null;
}

async function write(environment: IEnvironment, request: Request, form: FormData) {
  const review = readReviewForm(form);
  const thank = (written: Written) => redirect(`${new URL(request.url).pathname}?${writtenParameter}=${written}#${writeReviewId}`, 303);
  if (review.isTrapped) return thank('waiting');
  const result = await runMutation<useWriteReviewMutation>(environment, writeMutation, { input: reviewInput(review) });
  if (result.__typename === 'WriteReviewPayload') return thank(result.review?.status === 'APPROVED' ? 'shown' : 'waiting');
  return data<ReviewActionData>({ review: { failure: failureOf(result), values: review.values } }, { status: 422 });
}

/** The page itself is the answer: unlike the one that is kept for everybody, it has the new count. */
async function vote(environment: IEnvironment, form: FormData) {
  const wish = readHelpfulForm(form);
  if (wish === null) return data<ReviewActionData>({}, { status: 422 });
  const result = await runMutation<useVoteHelpfulMutation>(environment, voteMutation, { input: wish });
  const isDone = result.__typename === 'VoteHelpfulPayload';
  const said = isDone ? thanksForVote : (result.message ?? unknownMessage);
  return data<ReviewActionData>({ helpful: { reviewId: wish.reviewId, text: said } }, { status: isDone ? 200 : 422 });
}
