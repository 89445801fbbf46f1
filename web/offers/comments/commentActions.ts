import { data, redirect } from 'react-router';
import { graphql } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import type { commentActionsCreateMutation } from '../../__generated__/commentActionsCreateMutation.graphql.ts';
import type { commentActionsDeleteMutation } from '../../__generated__/commentActionsDeleteMutation.graphql.ts';
import type { commentActionsReportMutation } from '../../__generated__/commentActionsReportMutation.graphql.ts';
import { textOf } from '../../kit/forms/fieldText.ts';
import type { FormArgs } from '../../kit/forms/useFormAction.ts';
import { networkMessages } from '../../kit/relay/networkError.ts';
import { runMutation } from '../../visitor/runMutation.ts';
import { commentsId, postedParameter, type Posted } from './commentsAddress.ts';
import * as t from '../__generated__/messages.ts';

// The forms of comments, by script and without.

export const intents = { create: 'comment', report: 'reportComment', delete: 'deleteComment' } as const;

/** A hidden honeypot field: only bots fill it in. */
export const trapField = 'website';

/** A comment that was not saved: why, and what was entered. */
export interface FailedComment {
  /** The comment that it replies to; '' for none. */
  parent: string;
  message: string;
  /** Problems by the field's name. */
  problems: Readonly<Record<string, string>>;
  values: { authorName: string; body: string };
}

/** What the page gets when one of these forms has something to say. */
export interface CommentActionData {
  comment?: FailedComment;
  /** Message next to the comment with this global ID. */
  notice?: { id: string; text: string; isDone: boolean };
}

export type CreatedComment = NonNullable<commentActionsCreateMutation['response']['result']['comment']>;

/** Posts the comment that a form holds. */
export async function createComment(
  environment: IEnvironment,
  form: FormData,
): Promise<{ posted: Posted; comment: CreatedComment | null } | { failed: FailedComment }> {
  if (textOf(form, trapField) !== '') return { posted: 'pending', comment: null };
  const [parent, values] = [textOf(form, 'parent'), { authorName: textOf(form, 'authorName'), body: textOf(form, 'body') }];
  const failed = (message: string, problems: FailedComment['problems'] = {}) => ({ failed: { parent, message, problems, values } });
  const mutation = graphql`
    mutation commentActionsCreateMutation($input: CreateOfferCommentInput!) {
      result: createOfferComment(input: $input) {
        __typename
        ... on CreateOfferCommentPayload {
          comment {
            id
            parentId
            status
            ...Comment_comment
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
  const input = { ...values, offerId: textOf(form, 'offer'), parentId: parent === '' ? null : parent };
  try {
    const { comment, message, issues = [] } = await runMutation<commentActionsCreateMutation>(environment, mutation, { input });
    if (comment) return { posted: comment.status === 'PENDING' ? 'pending' : 'published', comment };
    // Of several problems of a field the first one should be fixed first.
    const problems = Object.fromEntries(issues.map(({ path, message: problem }) => [path.at(-1) ?? '', problem]).toReversed());
    return failed(issues.length > 0 ? t.checkDetailsYouveEntered : (message ?? networkMessages.unknown_error), problems);
  } catch (error) {
    return failed((error as Error).message);
  }
}

const notice = (id: string, text: string, isDone: boolean) =>
  data<CommentActionData>({ notice: { id, text, isDone } }, { status: isDone ? 200 : 422 });

/** Action of the form that reports a comment. The page itself is the answer. */
export function reportAction(environment: IEnvironment) {
  return async ({ request }: Pick<FormArgs, 'request'>) => {
    const form = await request.formData();
    const id = textOf(form, 'comment');
    const mutation = graphql`
      mutation commentActionsReportMutation($input: ReportOfferCommentInput!) {
        result: reportOfferComment(input: $input) {
          __typename
          ... on UserError {
            message
          }
        }
      }
    `;
    const input = { commentId: id, reason: textOf(form, 'reason') };
    const { __typename, message } = await runMutation<commentActionsReportMutation>(environment, mutation, { input });
    if (__typename === 'ReportOfferCommentPayload') return notice(id, t.thanksWellCheckComment, true);
    return notice(id, message ?? networkMessages.unknown_error, false);
  };
}

/** Action of the form that deletes the visitor's own comment. */
export function deleteAction(environment: IEnvironment) {
  return async ({ request }: Pick<FormArgs, 'request'>) => {
    const id = textOf(await request.formData(), 'comment');
    const mutation = graphql`
      mutation commentActionsDeleteMutation($input: DeleteOfferCommentInput!) {
        result: deleteOfferComment(input: $input) {
          __typename
          ... on DeleteOfferCommentPayload {
            comment {
              id
              ...Comment_comment
            }
          }
          ... on UserError {
            message
          }
        }
      }
    `;
    const result = await runMutation<commentActionsDeleteMutation>(environment, mutation, { input: { commentId: id } });
    if (result.comment) return notice(id, t.commentDeleted, true);
    return notice(id, result.message ?? networkMessages.unknown_error, false);
  };
}

/**
 * For the offer's route: handles the forms of comments without script.
 * @returns null for other forms
 */
export async function answerCommentForm(environment: IEnvironment, request: Request, intent: string) {
  if (intent === intents.report) return reportAction(environment)({ request });
  const done = (posted: Posted) => redirect(`${new URL(request.url).pathname}?${postedParameter}=${posted}#${commentsId}`, 303);
  if (intent === intents.delete) {
    const answer = await deleteAction(environment)({ request });
    return answer.data.notice?.isDone ? done('deleted') : answer;
  }
  if (intent !== intents.create) return null;
  const answer = await createComment(environment, await request.formData());
  if ('failed' in answer) return data<CommentActionData>({ comment: answer.failed }, { status: 422 });
  return done(answer.posted);
}
