import { SignInRequiredError } from '../../../foundation/accounts/accounts.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/errors.ts';
import { batched } from '../../../platform/graphql/batched.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import '../../offers/schema/voteErrors.ts';
import { AlreadyVotedError, networkTries, visitorTries } from '../../offers/offers.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { OwnReviewError } from '../errors.ts';
import { ownHelpfulVotes, voteHelpful } from '../helpfulVotes.ts';
import { ReviewNode } from './review.ts';

builder.objectType(OwnReviewError, {
  name: 'OwnReviewError',
  description: 'The caller has written the review. Code OWN_REVIEW.',
  interfaces: [UserErrorInterface],
});

const HelpfulVoteEnum = builder.enumType('HelpfulVote', {
  description: 'What somebody says of a review.',
  values: {
    HELPFUL: { description: 'It was helpful.' },
    UNHELPFUL: { description: 'It was not.' },
  } as const,
});

const ownVoteOf = batched(({ shop }, ids) => ownHelpfulVotes(shop, ids));

builder.prismaObjectField(ReviewNode, 'myHelpfulVote', (t) =>
  t.field({
    type: HelpfulVoteEnum,
    nullable: true,
    description:
      'What the caller has said of it, which cannot be changed; null as long as they have said nothing. An answer with it belongs to the caller alone.',
    resolve: async ({ id }, _args, context) => {
      context.markPrivate();
      const isHelpful = await ownVoteOf(context, id);
      return isHelpful === undefined ? null : isHelpful ? 'HELPFUL' : 'UNHELPFUL';
    },
  }),
);

const VoteHelpfulPayload = builder.objectRef<{ reviewId: number }>('VoteHelpfulPayload').implement({
  description: 'The vote counts.',
  fields: (t) => ({
    review: t.prismaField({
      type: ReviewNode,
      description: 'The review with its counts as they are now.',
      resolve: (query, { reviewId }, _args, { shop }) => shop.db.prisma.review.findUniqueOrThrow({ ...query, where: { id: reviewId } }),
    }),
  }),
});

const VoteHelpfulInput = builder.inputType('VoteHelpfulInput', {
  description: 'A vote on a review.',
  fields: (t) => ({
    reviewId: t.rowId({ of: 'Review', required: true, description: 'Global id of the review.' }),
    isHelpful: t.boolean({ required: true, description: 'Whether the caller found it helpful.' }),
  }),
});

builder.mutationField('voteHelpful', (t) =>
  t.field({
    type: VoteHelpfulPayload,
    authScopes: { public: true },
    description: `Says whether a review was helpful, once and for good, and not of one’s own. Guests may vote unless the shop wants them to sign in. At most ${visitorTries.max} a minute and visitor, and ${networkTries.max} in ${networkTries.windowMs / 60_000} minutes of the guests of one network. Legacy twin: commentplus.`,
    errors: {
      types: [SignInRequiredError, NotFoundError, OwnReviewError, AlreadyVotedError, ThrottledError, InvalidInputError, TryAgainError],
      union: { description: 'The review, or why the vote does not count.' },
    },
    args: { input: t.arg({ type: VoteHelpfulInput, required: true, description: 'The only argument.' }) },
    resolve: (_root, { input }, { shop }) => voteHelpful(shop, input),
  }),
);
