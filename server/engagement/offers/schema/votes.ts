import { batched } from '../../../platform/graphql/batched.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import type { Context } from '../../../platform/graphql/context.ts';
import { couponVotes, ownCouponVotes } from '../couponVotes.ts';
import { ownHotVotes } from '../hotVotes.ts';
import { isScoreHidden, scoreHiddenMs } from '../rules.ts';
import {
  couponVotesMs,
  doubtfulFailures,
  isDoubtful,
  maxTemperature,
  minTemperature,
  noCouponVotes,
  temperatureOf,
  votesMaxAgeSeconds,
  type CouponVotes,
} from '../voteRules.ts';
import { networkWindowMs } from '../voteWeights.ts';
import { OfferCoupon } from './coupon.ts';
import { OfferNode } from './offer.ts';

// Votes on offers and their codes. A vote does not invalidate cached pages and responses: those are cached for 30 seconds with the numbers
// from when they were rendered, and the subscription offersChanged sends the current ones.

export const HotVoteEnum = builder.enumType('HotVote', {
  description: 'Direction of a vote on an offer.',
  values: {
    HOT: { description: 'A good offer: raises the temperature by one degree.' },
    COLD: { description: 'Not a good offer: lowers the temperature by one degree.' },
  } as const,
});

const CouponVoteEnum = builder.enumType('CouponVote', {
  description: 'Report on a coupon code.',
  values: {
    WORKED: { description: 'The code worked.' },
    FAILED: { description: 'The code did not work.' },
  } as const,
});

const networkDays = networkWindowMs / 86_400_000;
const hiddenMinutes = scoreHiddenMs / 60_000;
const hidden = `Null for all callers in the first ${hiddenMinutes} minutes after publication, so that early votes do not influence later ones.`;
const ofTheMoment = `Cached pages and responses may be up to ${votesMaxAgeSeconds} seconds old; the subscription \`offersChanged\` has the current value.`;

/** Returns a value made from the score; null while the score is hidden. */
function shownScore(offer: { publishedAt: Date; score: number }, context: Context, made: (score: number) => number): number | null {
  context.limitCacheSeconds?.(votesMaxAgeSeconds);
  return isScoreHidden(offer, context.shop.now) ? null : made(offer.score);
}

const ownHotVoteOf = batched(({ shop }, ids) => ownHotVotes(shop, ids));
const ownCouponVoteOf = batched(({ shop }, ids) => ownCouponVotes(shop, ids));
const couponVotesOf = batched(({ shop }, ids) => couponVotes(shop, ids));

builder.prismaObjectFields(OfferNode, (t) => ({
  score: t.int({
    nullable: true,
    description: `Hot votes minus cold votes, rounded and without limits. When many votes come from one network, they count less until they are ${networkDays} days old. ${hidden} ${ofTheMoment}`,
    select: { score: true },
    resolve: (offer, _args, context) => shownScore(offer, context, (score) => score),
  }),
  temperature: t.int({
    nullable: true,
    description: `Score, limited to the gauge range of ${minTemperature} to ${maxTemperature}. ${hidden}`,
    select: { score: true },
    resolve: (offer, _args, context) => shownScore(offer, context, temperatureOf),
  }),
  voteCount: t.int({
    description: `Number of hot and cold votes. ${ofTheMoment}`,
    select: { voteCount: true },
    resolve: ({ voteCount }, _args, context) => {
      context.limitCacheSeconds?.(votesMaxAgeSeconds);
      return voteCount;
    },
  }),
  votesAreChecked: t.boolean({
    description: 'Whether a burst of votes has been flagged for review by staff. The votes count in the meantime.',
    select: { votesFlaggedAt: true },
    resolve: ({ votesFlaggedAt }) => votesFlaggedAt !== null,
  }),
  myHotVote: t.field({
    type: HotVoteEnum,
    nullable: true,
    description:
      'The caller’s vote, which can’t be changed; null if they have not voted. Responses with this field are private to the caller.',
    resolve: async ({ id }, _args, context) => {
      context.markPrivate();
      const value = await ownHotVoteOf(context, id);
      return value === undefined ? null : value > 0 ? 'HOT' : 'COLD';
    },
  }),
  myCouponVote: t.field({
    type: CouponVoteEnum,
    nullable: true,
    description:
      'The caller’s latest report on the code, however long ago; null if none. Responses with this field are private to the caller.',
    resolve: async ({ id }, _args, context) => {
      context.markPrivate();
      const worked = await ownCouponVoteOf(context, id);
      return worked === undefined ? null : worked ? 'WORKED' : 'FAILED';
    },
  }),
}));

const CouponVotesType = builder.objectRef<CouponVotes>('CouponWorked').implement({
  description: `Reports from the last ${couponVotesMs / 86_400_000} days on whether a code worked, shown as “worked for 12 of 14 this week”. Only the latest report of each voter counts.`,
  fields: (t) => ({
    worked: t.exposeInt('worked', { description: 'Number of voters for whom the code worked.' }),
    total: t.exposeInt('total', { description: 'Number of voters who reported; 0 if there are no reports.' }),
    isDoubtful: t.boolean({
      description: `Whether the code probably no longer works: it failed at least ${doubtfulFailures} times, and either the newest ${doubtfulFailures} reports or most reports say so.`,
      resolve: isDoubtful,
    }),
  }),
});

builder.objectField(OfferCoupon, 'worked', (t) =>
  t.field({
    type: CouponVotesType,
    description: `Whether the code works, according to shoppers who tried it. ${ofTheMoment}`,
    resolve: async ({ offerId }, _args, context) => {
      context.limitCacheSeconds?.(votesMaxAgeSeconds);
      return (await couponVotesOf(context, offerId)) ?? noCouponVotes;
    },
  }),
);
