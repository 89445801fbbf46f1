import { SignInRequiredError } from '../../../foundation/accounts/accounts.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/errors.ts';
import { batched } from '../../../platform/graphql/batched.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import '../../offers/schema/voteErrors.ts';
import { AlreadyVotedError, networkLimit, visitorLimit } from '../../offers/offers.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { OwnReviewError } from '../errors.ts';
import { ownHelpfulVotes, voteHelpful } from '../helpfulVotes.ts';
import { ReviewNode } from './review.ts';

builder.objectType(OwnReviewError, {
  name: 'OwnReviewError',
  description: 'Returned when the caller votes on their own review. Code: OWN_REVIEW.',
  interfaces: [UserErrorInterface],
});

const HelpfulVoteEnum = builder.enumType('HelpfulVote', {
  description: 'Vote on whether a review is helpful.',
  values: {
    HELPFUL: { description: 'The review was helpful.' },
    UNHELPFUL: { description: 'The review was not helpful.' },
  } as const,
});

const ownVoteOf = batched(({ shop }, ids) => ownHelpfulVotes(shop, ids));

builder.prismaObjectField(ReviewNode, 'myHelpfulVote', (t) =>
  t.field({
    type: HelpfulVoteEnum,
    nullable: true,
    description:
      'The caller’s vote on the review, which can’t be changed; null if they have not voted. Responses with this field are private to the caller.',
    resolve: async ({ id }, _args, context) => {
      context.markPrivate();
      const isHelpful = await ownVoteOf(context, id);
      return isHelpful === undefined ? null : isHelpful ? 'HELPFUL' : 'UNHELPFUL';
    },
  }),
);

const VoteHelpfulPayload = builder.objectRef<{ reviewId: number }>('VoteHelpfulPayload').implement({
  description: 'Result of `voteHelpful`: the vote was counted.',
  fields: (t) => ({
    review: t.prismaField({
      type: ReviewNode,
      description: 'The review with its updated vote counts.',
      resolve: (query, { reviewId }, _args, { shop }) => shop.db.prisma.review.findUniqueOrThrow({ ...query, where: { id: reviewId } }),
    }),
  }),
});

const VoteHelpfulInput = builder.inputType('VoteHelpfulInput', {
  description: 'Input for `voteHelpful`.',
  fields: (t) => ({
    reviewId: t.rowId({ of: 'Review', required: true, description: 'Global ID of the review.' }),
    isHelpful: t.boolean({ required: true, description: 'Whether the caller found the review helpful.' }),
  }),
});

builder.mutationField('voteHelpful', (t) =>
  t.field({
    type: VoteHelpfulPayload,
    authScopes: { public: true },
    description: `Votes on whether a review is helpful. A vote can’t be repeated or changed, and callers can’t vote on their own reviews. Guests may vote unless the shop requires them to sign in. Limited to ${visitorLimit.max} a minute per visitor, and to ${networkLimit.max} in ${networkLimit.windowMs / 60_000} minutes for all guests on one network. Legacy route: \`commentplus\`.`,
    errors: {
      types: [SignInRequiredError, NotFoundError, OwnReviewError, AlreadyVotedError, ThrottledError, InvalidInputError, TryAgainError],
      union: { description: 'The review, or the error that prevented the vote.' },
    },
    args: { input: t.arg({ type: VoteHelpfulInput, required: true, description: 'Input for `voteHelpful`.' }) },
    resolve: (_root, { input }, { shop }) => voteHelpful(shop, input),
  }),
);
