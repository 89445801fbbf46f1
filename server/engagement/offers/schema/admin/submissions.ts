import { dealLimits } from '../../../../../shared/dealLimits.ts';
import { TryAgainError } from '../../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError } from '../../../../platform/errors/errors.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../../platform/graphql/errorTypes.ts';
import { ForbiddenError } from '../../../../platform/graphql/forbidden.ts';
import { listPage } from '../../../../platform/graphql/list.ts';
import { describedEnum, listConnection, nodesQuery, pageArguments } from '../../../../platform/graphql/listFields.ts';
import { ownId } from '../../../../platform/graphql/nodeId.ts';
import { countSubmissionsToReview, publishSubmission, rejectSubmission, submissionList } from '../../admin/submissions.ts';
import { DealReviewedError } from '../../submissions/errors.ts';
import { DealSubmissionStatusEnum } from '../submissions.ts';
import { OfferFactsInput, offerForm } from './inputs.ts';
import { offerPayload, ofFacts } from './mutations.ts';

const authScopes = { staff: 'DEALS' } as const;

builder.objectType(DealReviewedError, {
  name: 'DealReviewedError',
  description: 'Returned when a submitted deal was already published or rejected. Code: DEAL_REVIEWED.',
  interfaces: [UserErrorInterface],
});

const AdminDealSubmissionType = builder.prismaObject('DealSubmission', {
  variant: 'AdminDealSubmission',
  description: 'A deal that a shopper submitted, as seen by staff. Staff only.',
  select: { id: true },
  fields: (t) => ({
    id: t.id(ownId('AdminDealSubmission')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the submission.' }),
    status: t.expose('status', { type: DealSubmissionStatusEnum, description: 'Whether the deal was reviewed, and how.' }),
    destinationUrl: t.exposeString('url', { description: 'HTTPS URL at the merchant, as submitted. It has not been requested.' }),
    title: t.exposeString('title', { description: 'Title as plain text.' }),
    description: t.exposeString('description', { description: 'Description as plain text with line breaks; may be empty.' }),
    priceMinor: t.expose('priceMinor', {
      type: 'MinorUnits',
      nullable: true,
      description: 'Price in minor units; null if none was entered.',
    }),
    shippingMinor: t.expose('shippingMinor', {
      type: 'MinorUnits',
      nullable: true,
      description: 'Shipping cost in minor units; null if none was entered.',
    }),
    code: t.exposeString('code', { nullable: true, description: 'Coupon code; null if none was entered.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', nullable: true, description: 'When the deal ends, exclusive; null if unknown.' }),
    submitterEmail: t.string({
      description: 'Email address of the account that submitted the deal.',
      select: { account: { select: { email: true } } },
      resolve: ({ account }) => account.email,
    }),
    reason: t.exposeString('reason', { description: 'Why it was rejected, as the submitter sees it; empty otherwise.' }),
    offerDatabaseId: t.exposeInt('offerId', { nullable: true, description: 'Numeric ID of the published offer; null if none.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the deal was submitted.' }),
    reviewedAt: t.expose('reviewedAt', { type: 'DateTime', nullable: true, description: 'When it was reviewed; null while it waits.' }),
  }),
});

const FilterInput = builder.inputType('AdminDealSubmissionFilter', {
  description: 'Filters for the list of submitted deals. Omitted fields do not filter.',
  fields: (t) => ({
    search: t.string({ description: 'Part of the title or the link, ignoring case and accents.' }),
    status: t.field({ type: DealSubmissionStatusEnum, description: 'Returns only submissions in this state.' }),
  }),
});

const SortEnum = describedEnum('AdminDealSubmissionSort', 'Sort order of the list of submitted deals.', {
  OLDEST: 'Oldest first.',
  NEWEST: 'Newest first.',
});

const AdminDealSubmissionConnection = listConnection(AdminDealSubmissionType, {
  name: 'AdminDealSubmission',
  description: 'A page of the list of submitted deals.',
  edge: 'A submitted deal and its cursor in the list.',
  total: true,
});

builder.objectField(AdminDealSubmissionConnection, 'toReviewCount', (t) =>
  t.int({
    description: 'Total number of submitted deals that wait for review.',
    resolve: (_page, _args, { shop }) => countSubmissionsToReview(shop.db),
  }),
);

builder.queryFields((t) => ({
  adminDealSubmissions: t.field({
    type: AdminDealSubmissionConnection,
    authScopes,
    description:
      'Deals that shoppers submitted, in any state. Requires the DEALS permission. Errors: INVALID_INPUT for an invalid page size, cursor or search.',
    args: {
      filter: t.arg({ type: FilterInput, description: 'Filters for the list.' }),
      sort: t.arg({ type: SortEnum, defaultValue: 'NEWEST', description: 'Sort order of the list.' }),
      ...pageArguments(),
    },
    resolve: (_root, { filter, ...args }, context, info) =>
      listPage(context, submissionList, { ...args, filter: filter ?? {} }, (rows) =>
        context.shop.db.prisma.dealSubmission.findMany(nodesQuery(context, info, 'AdminDealSubmission', rows)),
      ),
  }),
  adminDealSubmission: t.prismaField({
    type: AdminDealSubmissionType,
    nullable: true,
    authScopes,
    description: 'A submitted deal; null if it doesn’t exist. Requires the DEALS permission.',
    args: { id: t.arg.rowId({ of: 'DealSubmission', required: true, description: 'Global ID of the submission.' }) },
    resolve: (query, _root, { id }, { shop }) => shop.db.prisma.dealSubmission.findUnique({ ...query, where: { id } }),
  }),
}));

const idOf = 'Global ID of the submitted deal.';

const PublishInput = builder.inputType('PublishDealSubmissionInput', {
  description: 'Input for `publishDealSubmission`.',
  fields: (t) => ({
    id: t.rowId({ of: 'DealSubmission', required: true, description: idOf }),
    facts: t.field({ type: OfferFactsInput, required: true, description: 'All fields of the offer, as checked by staff.' }),
  }),
});

const RejectInput = builder.inputType('RejectDealSubmissionInput', {
  description: 'Input for `rejectDealSubmission`.',
  fields: (t) => ({
    id: t.rowId({ of: 'DealSubmission', required: true, description: idOf }),
    reason: t.string({
      required: true,
      description: `Reason as plain text, 1 to ${dealLimits.reason} characters. The submitter sees it.`,
    }),
  }),
});

builder.mutationFields((t) => ({
  publishDealSubmission: t.field({
    hasDryRun: true,
    requiresStepUp: true,
    type: offerPayload('PublishDealSubmissionPayload', 'The submitted deal was published as an offer.'),
    authScopes,
    description:
      'Publishes a submitted deal as an offer, and emails its submitter. Of two calls for one submission the second fails. Requires the DEALS permission and re-authentication within the last ten minutes.',
    errors: {
      types: [ForbiddenError, NotFoundError, DealReviewedError, InvalidInputError, TryAgainError],
      union: { description: 'The published offer, or the error that prevented it.' },
    },
    args: { input: t.arg({ type: PublishInput, required: true, description: 'Input for `publishDealSubmission`.' }) },
    resolve: async (_root, { input: { id, facts } }, { shop }) => ({
      offerId: await ofFacts(() => publishSubmission(shop, id, offerForm(facts))),
    }),
  }),
  rejectDealSubmission: t.field({
    type: builder.objectRef<{ id: number }>('RejectDealSubmissionPayload').implement({
      description: 'The submitted deal was rejected.',
      fields: (f) => ({
        submission: f.prismaField({
          type: AdminDealSubmissionType,
          description: 'The rejected submission.',
          resolve: (query, { id }, _args, { shop }) => shop.db.prisma.dealSubmission.findUniqueOrThrow({ ...query, where: { id } }),
        }),
      }),
    }),
    authScopes,
    description: 'Rejects a submitted deal with a reason, which its submitter sees and gets by email. Requires the DEALS permission.',
    errors: {
      types: [ForbiddenError, NotFoundError, DealReviewedError, InvalidInputError, TryAgainError],
      union: { description: 'The rejected submission, or the error that prevented it.' },
    },
    args: { input: t.arg({ type: RejectInput, required: true, description: 'Input for `rejectDealSubmission`.' }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await rejectSubmission(shop, input) }),
  }),
}));
