import { SignInRequiredError } from '../../../foundation/accounts/accounts.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { voteCoupon } from '../couponVotes.ts';
import { voteHot } from '../hotVotes.ts';
import { AlreadyVotedError, NoCouponError, OfferOverError } from '../voteErrors.ts';
import { networkLimit, visitorLimit } from '../voteRules.ts';
import { OfferNode } from './offer.ts';
import './voteErrors.ts';
import { HotVoteEnum } from './votes.ts';

const limits = `Limited to ${visitorLimit.max} a minute per visitor, and to ${networkLimit.max} in ${networkLimit.windowMs / 60_000} minutes for all guests on one network.`;
const guests = 'Guests may vote unless the shop requires them to sign in.';

const payload = (name: string, description: string) =>
  builder.objectRef<{ offerId: number }>(name).implement({
    description,
    fields: (t) => ({
      offer: t.prismaField({
        type: OfferNode,
        description: 'The updated offer, with the caller’s votes.',
        resolve: (query, { offerId }, _args, { shop }) => shop.db.prisma.offer.findUniqueOrThrow({ ...query, where: { id: offerId } }),
      }),
    }),
  });

const VoteHotInput = builder.inputType('VoteHotInput', {
  description: 'Input for `voteHot`.',
  fields: (t) => ({
    offerId: t.rowId({ of: 'Offer', required: true, description: 'Global ID of the offer.' }),
    vote: t.field({ type: HotVoteEnum, required: true, description: 'Direction of the vote: hot or cold.' }),
  }),
});

const VoteCouponInput = builder.inputType('VoteCouponInput', {
  description: 'Input for `voteCoupon`.',
  fields: (t) => ({
    offerId: t.rowId({ of: 'Offer', required: true, description: 'Global ID of the offer with the code.' }),
    worked: t.boolean({ required: true, description: 'Whether the code worked for the caller.' }),
  }),
});

const offerErrors = [SignInRequiredError, NotFoundError, OfferOverError] as const;
const voteErrors = [ThrottledError, InvalidInputError, TryAgainError] as const;

builder.mutationFields((t) => ({
  voteHot: t.field({
    type: payload('VoteHotPayload', 'The vote was counted.'),
    authScopes: { public: true },
    description: `Votes on an offer that is not over. A vote can’t be repeated or changed. ${guests} ${limits} Legacy route: \`hot-count\`.`,
    errors: {
      types: [...offerErrors, AlreadyVotedError, ...voteErrors],
      union: { description: 'The offer, or the error that prevented the vote.' },
    },
    args: { input: t.arg({ type: VoteHotInput, required: true, description: 'Input for `voteHot`.' }) },
    resolve: (_root, { input: { offerId, vote } }, { shop }) => voteHot(shop, { offerId, value: vote === 'HOT' ? 1 : -1 }),
  }),
  voteCoupon: t.field({
    type: payload('VoteCouponPayload', 'The report was recorded.'),
    authScopes: { public: true },
    description: `Reports whether the code of a current offer worked. Only each voter’s latest report counts. ${guests} ${limits}`,
    errors: {
      types: [...offerErrors, NoCouponError, ...voteErrors],
      union: { description: 'The offer, or the error that prevented the report.' },
    },
    args: { input: t.arg({ type: VoteCouponInput, required: true, description: 'Input for `voteCoupon`.' }) },
    resolve: (_root, { input: { offerId, worked } }, { shop }) => voteCoupon(shop, { offerId, worked }),
  }),
}));
