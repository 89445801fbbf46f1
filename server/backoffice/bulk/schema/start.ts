import { couponTargets } from '../../../commerce/coupons/coupons.ts';
import { CouponFilterInput } from '../../../commerce/coupons/schema/staffList.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';
import type { ApiScope, StaffRight, JobSubject } from '../../../generated/prisma/enums.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { filteredOfferIds as offerTargets } from '../../../engagement/offers/offers.ts';
import { OfferFilterInput } from '../../../engagement/offers/schema/admin/queries.ts';
import { filteredReviewIds as reviewTargets } from '../../../engagement/reviews/reviews.ts';
import { ReviewFilterInput } from '../../../engagement/reviews/schema/admin/queries.ts';
import { startAction, type ActionTarget } from '../actions.ts';
import { currentJobs, startedJob, type JobRef } from '../jobs.ts';
import { JobType } from './jobs.ts';

// Mutations that start bulk actions on reviews, offers or coupons.

const idsDescription = 'Global IDs of the selected records, at most 1,000. Provide either this or `filter`.';
const filterDescription = 'Applies the action to every record that matches this filter of the admin list.';
const totalDescription = 'Number of records that the caller expects to be affected. If the actual number differs, nothing is started.';
const keyDescription =
  'Idempotency key: any string of 8 to 255 characters, new for each request. Repeating a request with the same key returns the same job; using the key with different input is refused.';
const union = { description: 'The started job, or the error that prevented it from starting.' };
const types = [ForbiddenError, InvalidInputError];
const how = 'The first few records are processed before the mutation returns; a background job processes the rest.';

const payload = (name: string) =>
  builder.objectRef<JobRef>(name).implement({
    description: 'The bulk action has started and the first few records have been processed.',
    fields: (t) => ({
      job: t.field({ type: JobType, description: 'The started job.', resolve: (ref, _args, { shop }) => startedJob(shop, ref) }),
    }),
  });

/**
 * Returns the target; requires exactly one of IDs and filter.
 * @throws InvalidInputError
 */
function targetOf(ids: readonly number[] | null | undefined, filter: Prisma.Sql | null): ActionTarget {
  if ((ids == null) === (filter === null))
    throw new InvalidInputError([{ path: ['input', 'ids'], message: 'Provide either IDs or a filter.' }]);
  return filter === null ? { ids: ids ?? [] } : { filter };
}

/** Reference to the started job, by kind and ID. */
const begun = (id: number): JobRef => ({ kind: 'BULK_ACTION', id });

const ReviewActionEnum = builder.enumType('ReviewAction', {
  description: 'Bulk action for reviews.',
  values: {
    APPROVE: { description: 'Shows the reviews to everyone.' },
    REJECT: { description: 'Hides the reviews.' },
    SPAM: { description: 'Hides the reviews as spam.' },
    REOPEN: { description: 'Returns the reviews to the moderation queue.' },
    DELETE: { description: 'Deletes the reviews permanently. This can’t be undone.' },
  } as const,
});

const OfferActionEnum = builder.enumType('OfferAction', {
  description: 'Bulk action for offers.',
  values: {
    PUBLISH: { description: 'Publishes the offers. They are visible to everyone from their start date.' },
    UNPUBLISH: { description: 'Turns the offers back into drafts.' },
    END: { description: 'Ends live offers immediately.' },
    DELETE: { description: 'Deletes the offers permanently, including their votes, counts and price ledger. This can’t be undone.' },
  } as const,
});

const CouponActionEnum = builder.enumType('CouponAction', {
  description: 'Bulk action for cart coupons.',
  values: { ENABLE: { description: 'Enables the coupons.' }, DISABLE: { description: 'Disables the coupons.' } } as const,
});

const ReviewInput = builder.inputType('StartReviewActionInput', {
  description: 'Input for `startReviewAction`.',
  fields: (t) => ({
    action: t.field({ type: ReviewActionEnum, required: true, description: 'Action to apply to the reviews.' }),
    ids: t.rowIdList({ of: 'Review', description: idsDescription }),
    filter: t.field({ type: ReviewFilterInput, description: filterDescription }),
    expectedTotal: t.int({ description: totalDescription }),
    idempotencyKey: t.string({ required: true, description: keyDescription }),
  }),
});

const OfferInput = builder.inputType('StartOfferActionInput', {
  description: 'Input for `startOfferAction`.',
  fields: (t) => ({
    action: t.field({ type: OfferActionEnum, required: true, description: 'Action to apply to the offers.' }),
    ids: t.rowIdList({ of: 'Offer', description: idsDescription }),
    filter: t.field({ type: OfferFilterInput, description: filterDescription }),
    expectedTotal: t.int({ description: totalDescription }),
    idempotencyKey: t.string({ required: true, description: keyDescription }),
  }),
});

const CouponInput = builder.inputType('StartCouponActionInput', {
  description: 'Input for `startCouponAction`.',
  fields: (t) => ({
    action: t.field({ type: CouponActionEnum, required: true, description: 'Action to apply to the coupons.' }),
    ids: t.rowIdList({ of: 'Coupon', description: idsDescription }),
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
    description: `Starts a bulk action that moderates or deletes reviews. ${how} Requires the DEALS permission.`,
    errors: { types, union },
    args: { input: t.arg({ type: ReviewInput, required: true, description: 'Input for `startReviewAction`.' }) },
    resolve: async (_root, { input }, { shop }) => {
      const target = targetOf(input.ids, input.filter ? await reviewTargets(shop.db, input.filter) : null);
      return begun(await startAction(shop, { subject: 'REVIEW', action: input.action, target, ...commonOf(input) }));
    },
  }),
  startOfferAction: t.field({
    type: payload('StartOfferActionPayload'),
    authScopes: { staff: 'DEALS' },
    description: `Starts a bulk action that publishes, unpublishes, ends or deletes offers. ${how} Requires the DEALS permission.`,
    errors: { types, union },
    args: { input: t.arg({ type: OfferInput, required: true, description: 'Input for `startOfferAction`.' }) },
    resolve: async (_root, { input }, { shop }) => {
      const target = targetOf(input.ids, input.filter ? offerTargets(input.filter, shop.now) : null);
      return begun(await startAction(shop, { subject: 'OFFER', action: input.action, target, ...commonOf(input) }));
    },
  }),
  startCouponAction: t.field({
    type: payload('StartCouponActionPayload'),
    authScopes: { staff: 'ORDERS' },
    apiScopes: ['PRICES_WRITE'],
    description: `Starts a bulk action that enables or disables cart coupons. ${how} Requires the ORDERS permission.`,
    errors: { types, union },
    args: { input: t.arg({ type: CouponInput, required: true, description: 'Input for `startCouponAction`.' }) },
    resolve: async (_root, { input }, { shop }) => {
      const target = targetOf(input.ids, input.filter ? couponTargets(input.filter, shop.now) : null);
      return begun(await startAction(shop, { subject: 'COUPON', action: input.action, target, ...commonOf(input) }));
    },
  }),
}));

const currentDescription = (what: string) =>
  `Background jobs that change many ${what}: jobs that are in progress, have failed, or have ended within the last 15 minutes. Newest first, at most five.`;

builder.queryFields((t) => {
  const field = (subject: JobSubject | 'PRODUCT', what: string, right: StaffRight, apiScopes?: readonly ApiScope[]) =>
    t.field({
      type: [JobType],
      authScopes: { staff: right },
      apiScopes,
      description: `${currentDescription(what)} Requires the ${right} permission.`,
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
    couponJobs: field('COUPON', 'cart coupons', 'ORDERS', ['PRICES_READ']),
  };
});
