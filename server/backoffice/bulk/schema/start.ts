import { couponTargets } from '../../../commerce/coupons/coupons.ts';
import { CouponFilterInput } from '../../../commerce/coupons/schema/staffList.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';
import type { StaffRight, JobSubject } from '../../../generated/prisma/enums.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { deskTargets as offerTargets } from '../../../engagement/offers/offers.ts';
import { OfferFilterInput } from '../../../engagement/offers/schema/admin/queries.ts';
import { deskTargets as reviewTargets } from '../../../engagement/reviews/reviews.ts';
import { ReviewFilterInput } from '../../../engagement/reviews/schema/admin/queries.ts';
import { startAction, type ActionTarget } from '../actions.ts';
import { currentJobs, findJob, type JobRef } from '../jobs.ts';
import { JobType } from './jobs.ts';

// The same act on many reviews, offers or coupons.

const idsDescription = 'Numbers of those that were picked, at most 1,000. Either this or "filter".';
const filterDescription = 'All that the list finds with it.';
const totalDescription = 'How many somebody was told it would be about; when it is about others by now, nothing is begun.';
const keyDescription =
  'Any text of 8 to 255 characters, new for each: asked again with the same, it is the same work; with anything else, it is refused.';
const union = { description: 'The work, or why nothing is done.' };
const types = [ForbiddenError, InvalidInputError];
const how = 'A handful is done when this is answered; a job goes on with more.';

const payload = (name: string) =>
  builder.objectRef<JobRef>(name).implement({
    description: 'It has begun, and a handful is done.',
    fields: (t) => ({
      job: t.field({ type: JobType, description: 'As it is now.', resolve: (ref, _args, { shop }) => findJob(shop, ref) }),
    }),
  });

/** What is meant: exactly one of the two. @throws InvalidInputError */
function targetOf(ids: readonly number[] | null | undefined, filter: Prisma.Sql | null): ActionTarget {
  if ((ids == null) === (filter === null))
    throw new InvalidInputError([{ path: ['input', 'databaseIds'], message: 'Name some, or a filter.' }]);
  return filter === null ? { ids: ids ?? [] } : { filter };
}

/** The kind and number by which it is known. */
const begun = (databaseId: number): JobRef => ({ kind: 'BULK_ACTION', databaseId });

const ReviewActionEnum = builder.enumType('ReviewAction', {
  description: 'What is done with many reviews.',
  values: {
    APPROVE: { description: 'They are shown to everybody.' },
    REJECT: { description: 'They are hidden.' },
    SPAM: { description: 'They are hidden as spam.' },
    REOPEN: { description: 'They wait again.' },
    DELETE: { description: 'They are taken away for good: this cannot be undone.' },
  } as const,
});

const OfferActionEnum = builder.enumType('OfferAction', {
  description: 'What is done with many offers.',
  values: {
    PUBLISH: { description: 'Everybody sees them, from their start on.' },
    UNPUBLISH: { description: 'They are drafts.' },
    END: { description: 'Those that are live are over at this instant.' },
    DELETE: { description: 'They are taken away for good, with votes, counts and ledger: this cannot be undone.' },
  } as const,
});

const CouponActionEnum = builder.enumType('CouponAction', {
  description: 'What is done with many coupons of the cart.',
  values: { ENABLE: { description: 'They can be used.' }, DISABLE: { description: 'They cannot be used.' } } as const,
});

const ReviewInput = builder.inputType('StartReviewActionInput', {
  description: 'What is done, and with which reviews.',
  fields: (t) => ({
    action: t.field({ type: ReviewActionEnum, required: true, description: 'What is done.' }),
    databaseIds: t.intList({ description: idsDescription }),
    filter: t.field({ type: ReviewFilterInput, description: filterDescription }),
    expectedTotal: t.int({ description: totalDescription }),
    idempotencyKey: t.string({ required: true, description: keyDescription }),
  }),
});

const OfferInput = builder.inputType('StartOfferActionInput', {
  description: 'What is done, and with which offers.',
  fields: (t) => ({
    action: t.field({ type: OfferActionEnum, required: true, description: 'What is done.' }),
    databaseIds: t.intList({ description: idsDescription }),
    filter: t.field({ type: OfferFilterInput, description: filterDescription }),
    expectedTotal: t.int({ description: totalDescription }),
    idempotencyKey: t.string({ required: true, description: keyDescription }),
  }),
});

const CouponInput = builder.inputType('StartCouponActionInput', {
  description: 'What is done, and with which coupons.',
  fields: (t) => ({
    action: t.field({ type: CouponActionEnum, required: true, description: 'What is done.' }),
    databaseIds: t.intList({ description: idsDescription }),
    filter: t.field({ type: CouponFilterInput, description: filterDescription }),
    expectedTotal: t.int({ description: totalDescription }),
    idempotencyKey: t.string({ required: true, description: keyDescription }),
  }),
});

function commonOf({ expectedTotal = null, idempotencyKey, ...request }: { expectedTotal?: number | null; idempotencyKey: string }) {
  return { expectedTotal, key: idempotencyKey, request };
}

builder.mutationFields((t) => ({
  startReviewAction: t.field({
    type: payload('StartReviewActionPayload'),
    authScopes: { staff: 'DEALS' },
    description: `Decides about many reviews, or takes them away. ${how} For staff with the right DEALS. Legacy twin: none.`,
    errors: { types, union },
    args: { input: t.arg({ type: ReviewInput, required: true, description: 'The only argument.' }) },
    resolve: async (_root, { input }, { shop }) => {
      const target = targetOf(input.databaseIds, input.filter ? await reviewTargets(shop.db, input.filter) : null);
      return begun(await startAction(shop, { subject: 'REVIEW', action: input.action, target, ...commonOf(input) }));
    },
  }),
  startOfferAction: t.field({
    type: payload('StartOfferActionPayload'),
    authScopes: { staff: 'DEALS' },
    description: `Publishes many offers, takes them back, ends or deletes them. ${how} For staff with the right DEALS. Legacy twin: none.`,
    errors: { types, union },
    args: { input: t.arg({ type: OfferInput, required: true, description: 'The only argument.' }) },
    resolve: async (_root, { input }, { shop }) => {
      const target = targetOf(input.databaseIds, input.filter ? offerTargets(input.filter, shop.now) : null);
      return begun(await startAction(shop, { subject: 'OFFER', action: input.action, target, ...commonOf(input) }));
    },
  }),
  startCouponAction: t.field({
    type: payload('StartCouponActionPayload'),
    authScopes: { staff: 'ORDERS' },
    description: `Switches many coupons of the cart on or off. ${how} For staff with the right ORDERS. Legacy twin: none.`,
    errors: { types, union },
    args: { input: t.arg({ type: CouponInput, required: true, description: 'The only argument.' }) },
    resolve: async (_root, { input }, { shop }) => {
      const target = targetOf(input.databaseIds, input.filter ? couponTargets(input.filter, shop.now) : null);
      return begun(await startAction(shop, { subject: 'COUPON', action: input.action, target, ...commonOf(input) }));
    },
  }),
}));

const currentDescription = (what: string) =>
  `Changes of many ${what} that are under way, have failed, or have ended within 15 minutes, the newest first, at most five.`;

builder.queryFields((t) => {
  const field = (subject: JobSubject | 'PRODUCT', what: string, right: StaffRight) =>
    t.field({
      type: [JobType],
      authScopes: { staff: right },
      description: `${currentDescription(what)} For staff with the right ${right}.`,
      extensions: { listLength: 5 },
      resolve: (_root, _args, { shop, markPrivate }) => {
        markPrivate();
        return currentJobs(shop, subject);
      },
    });
  return {
    productJobs: field('PRODUCT', 'products', 'CATALOGUE'),
    reviewJobs: field('REVIEW', 'reviews', 'DEALS'),
    offerJobs: field('OFFER', 'offers', 'DEALS'),
    couponJobs: field('COUPON', 'coupons of the cart', 'ORDERS'),
  };
});
