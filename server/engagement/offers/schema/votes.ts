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
  votesKeptSeconds,
  type CouponVotes,
} from '../voteRules.ts';
import { networkWindowMs } from '../voteWeights.ts';
import { OfferCoupon } from './coupon.ts';
import { OfferNode } from './offer.ts';

// What is voted on offers and their codes. Votes do not make kept pages and answers anew: those are kept for half a minute and show the
// numbers of their making, and the subscription offersChanged tells what they are now.

export const HotVoteEnum = builder.enumType('HotVote', {
  description: 'How somebody votes on an offer.',
  values: {
    HOT: { description: 'Worth knowing of: one more degree.' },
    COLD: { description: 'Not: one degree less.' },
  } as const,
});

const CouponVoteEnum = builder.enumType('CouponVote', {
  description: 'What somebody says of a code.',
  values: {
    WORKED: { description: 'It worked for them.' },
    FAILED: { description: 'It did not.' },
  } as const,
});

const networkDays = networkWindowMs / 86_400_000;
const hiddenMinutes = scoreHiddenMs / 60_000;
const hidden = `Null in the first ${hiddenMinutes} minutes after it was published, for everybody, so that the first votes do not make the next ones.`;
const ofTheMoment = `Kept pages and answers tell it as of up to ${votesKeptSeconds} seconds ago, the subscription offersChanged as it is.`;

/** What is made of a score; null while that is kept back. */
function shownScore(offer: { publishedAt: Date; score: number }, context: Context, made: (score: number) => number): number | null {
  context.keepFor?.(votesKeptSeconds);
  return isScoreHidden(offer, context.shop.now) ? null : made(offer.score);
}

const ownHotVoteOf = batched(({ shop }, ids) => ownHotVotes(shop, ids));
const ownCouponVoteOf = batched(({ shop }, ids) => ownCouponVotes(shop, ids));
const couponVotesOf = batched(({ shop }, ids) => couponVotes(shop, ids));

builder.prismaObjectFields(OfferNode, (t) => ({
  score: t.int({
    nullable: true,
    description: `Hot votes less cold ones, rounded; not bounded. Many votes of one network count less until they are ${networkDays} days old. ${hidden} ${ofTheMoment}`,
    select: { score: true },
    resolve: (offer, _args, context) => shownScore(offer, context, (score) => score),
  }),
  temperature: t.int({
    nullable: true,
    description: `The score within the bounds of a gauge, ${minTemperature} to ${maxTemperature}. ${hidden}`,
    select: { score: true },
    resolve: (offer, _args, context) => shownScore(offer, context, temperatureOf),
  }),
  voteCount: t.int({
    description: `How many have voted hot or cold. ${ofTheMoment}`,
    select: { voteCount: true },
    resolve: ({ voteCount }, _args, context) => {
      context.keepFor?.(votesKeptSeconds);
      return voteCount;
    },
  }),
  votesAreChecked: t.boolean({
    description: 'Whether its votes came so quickly that somebody of the shop looks at them; they count meanwhile.',
    select: { votesFlaggedAt: true },
    resolve: ({ votesFlaggedAt }) => votesFlaggedAt !== null,
  }),
  myHotVote: t.field({
    type: HotVoteEnum,
    nullable: true,
    description:
      'How the caller has voted, which cannot be changed; null as long as they have not. An answer with it belongs to the caller alone.',
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
      'What the caller last said of its code, however long ago; null as long as they have said nothing. An answer with it belongs to the caller alone.',
    resolve: async ({ id }, _args, context) => {
      context.markPrivate();
      const worked = await ownCouponVoteOf(context, id);
      return worked === undefined ? null : worked ? 'WORKED' : 'FAILED';
    },
  }),
}));

const CouponWorked = builder.objectRef<CouponVotes>('CouponWorked').implement({
  description: `What was said of a code within the last ${couponVotesMs / 86_400_000} days: everybody’s last word, such as “worked for 12 of 14 this week”.`,
  fields: (t) => ({
    worked: t.exposeInt('worked', { description: 'For how many it worked.' }),
    total: t.exposeInt('total', { description: 'How many have said something; 0 when nobody has.' }),
    isDoubtful: t.boolean({
      description: `Whether it probably works no more: it failed ${doubtfulFailures} times or more, and the newest ${doubtfulFailures} say so or most do.`,
      resolve: isDoubtful,
    }),
  }),
});

builder.objectField(OfferCoupon, 'worked', (t) =>
  t.field({
    type: CouponWorked,
    description: `Whether it works, by those who have tried. ${ofTheMoment}`,
    resolve: async ({ offerId }, _args, context) => {
      context.keepFor?.(votesKeptSeconds);
      return (await couponVotesOf(context, offerId)) ?? noCouponVotes;
    },
  }),
);
