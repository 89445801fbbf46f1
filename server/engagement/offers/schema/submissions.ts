import { dealLimits } from '../../../../shared/dealLimits.ts';
import { queryFromInfo } from '@pothos/plugin-prisma';
import { SignInRequiredError } from '../../../foundation/accounts/accounts.ts';
import { Viewer } from '../../../foundation/accounts/schema/viewerType.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { statementCost } from '../../../platform/graphql/limits.ts';
import { describedEnum } from '../../../platform/graphql/listFields.ts';
import { ownId } from '../../../platform/graphql/nodeId.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { DealSubmissionsClosedError, DuplicateDealError, TooManySubmissionsError } from '../submissions/errors.ts';
import { maxOwnSubmissions, maxPending, submissionsOfAccount, submissionsOfNetwork } from '../submissions/submissionRules.ts';
import { submitDeal } from '../submissions/submitting.ts';
import { OfferNode } from './offer.ts';

builder.objectType(DealSubmissionsClosedError, {
  name: 'DealSubmissionsClosedError',
  description: 'Returned when the shop does not accept deals (`ShopSettings.acceptsDeals`). Code: DEAL_SUBMISSIONS_CLOSED.',
  interfaces: [UserErrorInterface],
});

builder.objectType(TooManySubmissionsError, {
  name: 'TooManySubmissionsError',
  description: `Returned when ${maxPending} deals of the caller are waiting for review. Code: TOO_MANY_SUBMISSIONS.`,
  interfaces: [UserErrorInterface],
});

builder.objectType(DuplicateDealError, {
  name: 'DuplicateDealError',
  description:
    'Returned when a deal with the same link, or one at the same shop with a similar title, is live or waits for review. Links are compared without tracking parameters, fragment and trailing slash. Code: DUPLICATE_DEAL.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    offer: t.prismaField({
      type: OfferNode,
      nullable: true,
      description: 'The live offer; null if the deal waits for review. The error does not say who submitted it.',
      resolve: (query, { offerId }, _args, { shop }) =>
        offerId === null ? null : shop.db.prisma.offer.findUnique({ ...query, where: { id: offerId, status: 'PUBLISHED' } }),
    }),
    mayContinue: t.exposeBoolean('mayContinue', {
      description: 'Whether the deal can be submitted with `isNew: true`, because only the shop and the title are similar.',
    }),
  }),
});

export const DealSubmissionStatusEnum = describedEnum('DealSubmissionStatus', 'State of a submitted deal.', {
  PENDING: 'Waiting for review by staff.',
  PUBLISHED: 'Published as an offer.',
  REJECTED: 'Rejected by staff.',
});

const DealSubmissionType = builder.prismaObject('DealSubmission', {
  description: 'A deal that the caller submitted. Visible to its submitter only.',
  select: { id: true },
  fields: (t) => ({
    id: t.id(ownId('DealSubmission')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the submission.' }),
    title: t.exposeString('title', { description: 'Title as plain text.' }),
    status: t.expose('status', { type: DealSubmissionStatusEnum, description: 'Whether the deal was reviewed, and how.' }),
    reason: t.exposeString('reason', { description: 'Why staff rejected the deal, as plain text; empty otherwise.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the deal was submitted.' }),
    offer: t.prismaField({
      type: OfferNode,
      nullable: true,
      description: 'The published offer; null if none, or if it is no longer published.',
      select: { offerId: true },
      // Equalities only, so that Prisma batches many ids into one statement.
      resolve: (query, { offerId }, _args, { shop }) =>
        offerId === null
          ? null
          : shop.db.prisma.offer.findUnique({ ...query, where: { id: offerId, status: 'PUBLISHED', pendingStartsAt: null } }),
    }),
  }),
});

builder.objectField(Viewer, 'submittedDeals', (t) =>
  t.field({
    type: [DealSubmissionType],
    description: `Deals that the caller submitted, newest first; at most ${maxOwnSubmissions}. Empty for guests.`,
    extensions: { listLength: maxOwnSubmissions, cost: statementCost },
    resolve: async (_viewer, _args, context, info) => {
      context.markPrivate();
      const account = await context.shop.visitor.account();
      if (!account) return [];
      const query = { where: { accountId: account.id }, orderBy: { id: 'desc' }, take: maxOwnSubmissions } as const;
      return context.shop.db.prisma.dealSubmission.findMany({ ...queryFromInfo({ context, info }), ...query });
    },
  }),
);

const SubmitDealInput = builder.inputType('SubmitDealInput', {
  description: 'Input for `submitDeal`. Texts are plain text: markup is shown as typed.',
  fields: (t) => ({
    url: t.string({
      required: true,
      description: `Link to the deal: an HTTPS URL at a public host, at most ${dealLimits.url} characters. The server never requests it.`,
    }),
    title: t.string({ required: true, description: `Title, 1 to ${dealLimits.title} characters.` }),
    description: t.string({ description: `Description, at most ${dealLimits.description} characters. Line breaks are allowed.` }),
    priceMinor: t.field({ type: 'MinorUnits', description: 'Price in minor units, including VAT; omit if none.' }),
    shippingMinor: t.field({ type: 'MinorUnits', description: 'Shipping cost in minor units; omit if unknown.' }),
    code: t.string({ description: `Coupon code, at most ${dealLimits.code} characters.` }),
    endsAt: t.string({ description: 'Last day of the deal as YYYY-MM-DD in the shop’s time zone; omit if unknown.' }),
    isNew: t.boolean({ description: 'Whether the caller has compared the deal with a similar one (`DuplicateDealError.mayContinue`).' }),
  }),
});

builder.mutationField('submitDeal', (t) =>
  t.field({
    type: builder.objectRef<{ submissionId: number }>('SubmitDealPayload').implement({
      description: 'The deal was submitted and waits for review.',
      fields: (f) => ({
        submission: f.prismaField({
          type: DealSubmissionType,
          description: 'The submitted deal.',
          resolve: (query, { submissionId }, _args, { shop }) =>
            shop.db.prisma.dealSubmission.findUniqueOrThrow({ ...query, where: { id: submissionId } }),
        }),
      }),
    }),
    authScopes: { public: true },
    description: `Submits a deal, which staff review before they publish it as an offer. Requires signing in. Limited to ${submissionsOfAccount.max} an hour per account, ${submissionsOfNetwork.max} per network, and ${maxPending} waiting deals per account.`,
    errors: {
      types: [
        DealSubmissionsClosedError,
        SignInRequiredError,
        InvalidInputError,
        DuplicateDealError,
        TooManySubmissionsError,
        ThrottledError,
        TryAgainError,
      ],
      union: { description: 'The submitted deal, or the error that prevented it.' },
    },
    args: { input: t.arg({ type: SubmitDealInput, required: true, description: 'Input for `submitDeal`.' }) },
    resolve: (_root, { input }, { shop }) => submitDeal(shop, input),
  }),
);
