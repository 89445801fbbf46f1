import { SignInRequiredError } from '../../../foundation/accounts/accounts.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { voteCoupon } from '../couponVotes.ts';
import { voteHot } from '../hotVotes.ts';
import { AlreadyVotedError, NoCouponError, OfferOverError } from '../voteErrors.ts';
import { networkTries, visitorTries } from '../voteRules.ts';
import { OfferNode } from './offer.ts';
import './voteErrors.ts';
import { HotVoteEnum } from './votes.ts';

const limits = `At most ${visitorTries.max} a minute and visitor, and ${networkTries.max} in ${networkTries.windowMs / 60_000} minutes of the guests of one network.`;
const guests = 'Guests may vote unless the shop wants them to sign in.';

const payload = (name: string, description: string) =>
  builder.objectRef<{ offerId: number }>(name).implement({
    description,
    fields: (t) => ({
      offer: t.prismaField({
        type: OfferNode,
        description: 'The offer as it is now, with what the caller has said of it.',
        resolve: (query, { offerId }, _args, { shop }) => shop.db.prisma.offer.findUniqueOrThrow({ ...query, where: { id: offerId } }),
      }),
    }),
  });

const VoteHotInput = builder.inputType('VoteHotInput', {
  description: 'A vote on an offer.',
  fields: (t) => ({
    offerId: t.rowId({ of: 'Offer', required: true, description: 'Global id of the offer.' }),
    vote: t.field({ type: HotVoteEnum, required: true, description: 'Either way.' }),
  }),
});

const VoteCouponInput = builder.inputType('VoteCouponInput', {
  description: 'What to say of a code.',
  fields: (t) => ({
    offerId: t.rowId({ of: 'Offer', required: true, description: 'Global id of the offer with the code.' }),
    worked: t.boolean({ required: true, description: 'Whether it worked for the caller.' }),
  }),
});

const offerErrors = [SignInRequiredError, NotFoundError, OfferOverError] as const;
const tries = [ThrottledError, InvalidInputError, TryAgainError] as const;

builder.mutationFields((t) => ({
  voteHot: t.field({
    type: payload('VoteHotPayload', 'The vote counts.'),
    authScopes: { public: true },
    description: `Votes on an offer that is not over, once and for good. ${guests} ${limits} Legacy twin: hot-count.`,
    errors: {
      types: [...offerErrors, AlreadyVotedError, ...tries],
      union: { description: 'The offer, or why the vote does not count.' },
    },
    args: { input: t.arg({ type: VoteHotInput, required: true, description: 'The only argument.' }) },
    resolve: (_root, { input: { offerId, vote } }, { shop }) => voteHot(shop, { offerId, value: vote === 'HOT' ? 1 : -1 }),
  }),
  voteCoupon: t.field({
    type: payload('VoteCouponPayload', 'It was said.'),
    authScopes: { public: true },
    description: `Says whether the code of an offer that is not over worked. Everybody’s last word counts. ${guests} ${limits} Legacy twin: none.`,
    errors: {
      types: [...offerErrors, NoCouponError, ...tries],
      union: { description: 'The offer, or why nothing was said.' },
    },
    args: { input: t.arg({ type: VoteCouponInput, required: true, description: 'The only argument.' }) },
    resolve: (_root, { input: { offerId, worked } }, { shop }) => voteCoupon(shop, { offerId, worked }),
  }),
}));
