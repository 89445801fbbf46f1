import { commentLimits } from '../../../../shared/commentLimits.ts';
import { SignInRequiredError } from '../../../foundation/accounts/accounts.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { commentsOfAccount, commentsOfNetwork, reportsOfNetwork, reportsOfPerson } from '../comments/commentRules.ts';
import { reportComment } from '../comments/reporting.ts';
import { createComment, deleteComment } from '../comments/writing.ts';
import { OfferOverError } from '../voteErrors.ts';
import { OfferCommentType } from './comments.ts';
import './voteErrors.ts';

const payload = (name: string, description: string, comment: string) =>
  builder.objectRef<{ commentId: number }>(name).implement({
    description,
    fields: (t) => ({
      comment: t.prismaField({
        type: OfferCommentType,
        description: comment,
        resolve: (query, { commentId }, _args, { shop }) =>
          shop.db.prisma.offerComment.findUniqueOrThrow({ ...query, where: { id: commentId } }),
      }),
    }),
  });

const CreateInput = builder.inputType('CreateOfferCommentInput', {
  description: 'Input for `createOfferComment`. Texts are plain text: markup is shown as typed.',
  fields: (t) => ({
    offerId: t.rowId({ of: 'Offer', required: true, description: 'Global ID of the offer.' }),
    parentId: t.rowId({
      of: 'OfferComment',
      description:
        'Global ID of the published comment to reply to. A reply to a reply joins the same thread. Omit to comment on the offer.',
    }),
    authorName: t.string({ required: true, description: `Display name of the author, 1 to ${commentLimits.name} characters.` }),
    body: t.string({ required: true, description: `Text, 1 to ${commentLimits.body} characters. Line breaks are allowed.` }),
  }),
});

const ReportInput = builder.inputType('ReportOfferCommentInput', {
  description: 'Input for `reportOfferComment`.',
  fields: (t) => ({
    commentId: t.rowId({ of: 'OfferComment', required: true, description: 'Global ID of the comment.' }),
    reason: t.string({ description: `Reason for the shop’s staff, at most ${commentLimits.reason} characters. Optional.` }),
  }),
});

const DeleteInput = builder.inputType('DeleteOfferCommentInput', {
  description: 'Input for `deleteOfferComment`.',
  fields: (t) => ({ commentId: t.rowId({ of: 'OfferComment', required: true, description: 'Global ID of the caller’s comment.' }) }),
});

builder.mutationFields((t) => ({
  createOfferComment: t.field({
    type: payload('CreateOfferCommentPayload', 'The comment was saved.', 'The comment. Its `status` says whether others see it yet.'),
    authScopes: { public: true },
    description: `Writes a comment on an offer that is not over, or a reply to a comment. Requires signing in. The first comments of an author may have to wait for approval (\`ShopSettings.commentsNeedApproval\`). Limited to ${commentsOfAccount.max} an hour per account and ${commentsOfNetwork.max} per network.`,
    errors: {
      types: [SignInRequiredError, NotFoundError, OfferOverError, InvalidInputError, ThrottledError, TryAgainError],
      union: { description: 'The comment, or the error that prevented it.' },
    },
    args: { input: t.arg({ type: CreateInput, required: true, description: 'Input for `createOfferComment`.' }) },
    resolve: (_root, { input }, { shop }) => createComment(shop, input),
  }),
  reportOfferComment: t.field({
    type: payload('ReportOfferCommentPayload', 'The report reached the shop’s staff.', 'The reported comment.'),
    authScopes: { public: true },
    description: `Reports a comment to the shop’s staff. Guests may report. A repeated report by the same person changes nothing. Limited to ${reportsOfPerson.max} an hour per person and ${reportsOfNetwork.max} per network.`,
    errors: {
      types: [NotFoundError, InvalidInputError, ThrottledError, TryAgainError],
      union: { description: 'The comment, or the error that prevented the report.' },
    },
    args: { input: t.arg({ type: ReportInput, required: true, description: 'Input for `reportOfferComment`.' }) },
    resolve: async (_root, { input }, { shop }) => {
      await reportComment(shop, input);
      return { commentId: input.commentId };
    },
  }),
  deleteOfferComment: t.field({
    type: payload('DeleteOfferCommentPayload', 'The comment’s name and text were deleted.', 'The comment, now without name and text.'),
    authScopes: { public: true },
    description: 'Deletes the caller’s own comment with its name and text. This can’t be undone. Its replies remain.',
    errors: {
      types: [SignInRequiredError, NotFoundError, TryAgainError],
      union: { description: 'The comment, or the error that prevented its deletion.' },
    },
    args: { input: t.arg({ type: DeleteInput, required: true, description: 'Input for `deleteOfferComment`.' }) },
    resolve: async (_root, { input }, { shop }) => {
      await deleteComment(shop, input.commentId);
      return { commentId: input.commentId };
    },
  }),
}));
