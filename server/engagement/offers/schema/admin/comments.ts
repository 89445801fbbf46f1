import { TryAgainError } from '../../../../platform/database/overload.ts';
import { InvalidInputError } from '../../../../platform/errors/errors.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../../platform/graphql/forbidden.ts';
import { listPage } from '../../../../platform/graphql/list.ts';
import { describedEnum, listConnection, nodesQuery, pageArguments } from '../../../../platform/graphql/listFields.ts';
import { ownId } from '../../../../platform/graphql/nodeId.ts';
import { adminCommentList, countCommentsToReview, moderateComments } from '../../admin/comments.ts';
import { maxModerated, shownReports } from '../../comments/commentRules.ts';
import { threadQuery } from '../../comments/reading.ts';
import { offerPath } from '../../rules.ts';
import { OfferCommentStatusEnum } from '../comments.ts';

const authScopes = { staff: 'DEALS' } as const;

const ReportType = builder.objectRef<{ reason: string; at: Date }>('AdminOfferCommentReport').implement({
  description: 'A report of a comment. Staff only.',
  fields: (t) => ({
    reason: t.exposeString('reason', { description: 'Reason as plain text; may be empty.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When the comment was reported.' }),
  }),
});

const AdminOfferCommentType = builder.prismaObject('OfferComment', {
  variant: 'AdminOfferComment',
  description: 'A comment on an offer with any status, as seen by staff. Staff only.',
  select: { id: true },
  fields: (t) => ({
    id: t.id(ownId('AdminOfferComment')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the comment.' }),
    status: t.expose('status', { type: OfferCommentStatusEnum, description: 'Whether others can see the comment.' }),
    offerDatabaseId: t.exposeInt('offerId', { description: 'Numeric ID of the offer.' }),
    offerTitle: t.string({
      description: 'Title of the offer.',
      select: { offer: { select: { title: true } } },
      resolve: ({ offer }) => offer.title,
    }),
    offerUrl: t.string({
      nullable: true,
      description: 'Path of the offer’s page; null if the offer is not published.',
      select: { offer: { select: { slug: true, status: true } } },
      resolve: ({ offer }) => (offer.status === 'PUBLISHED' ? offerPath(offer) : null),
    }),
    url: t.string({
      nullable: true,
      description:
        'Path of the offer’s page with the comments from this one’s thread on, and the comment’s anchor; null if the comment or the offer is not published.',
      select: { status: true, parentId: true, offer: { select: { slug: true, status: true } } },
      resolve: ({ id, parentId, status, offer }) =>
        status === 'PUBLISHED' && offer.status === 'PUBLISHED' ? `${offerPath(offer)}${threadQuery(parentId ?? id)}#comment-${id}` : null,
    }),
    isReply: t.boolean({
      description: 'Whether it replies to another comment.',
      select: { parentId: true },
      resolve: ({ parentId }) => parentId !== null,
    }),
    authorName: t.exposeString('authorName', { description: 'Display name that the author entered. Plain text; empty if deleted.' }),
    body: t.exposeString('body', { description: 'Text as plain text with line breaks; empty if deleted.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the comment was written.' }),
    openReports: t.exposeInt('openReports', { description: 'Number of reports that staff haven’t handled yet.' }),
    reports: t.field({
      type: [ReportType],
      description: `Latest reports, handled ones included, newest first. At most ${shownReports}.`,
      extensions: { listLength: shownReports },
      select: { reports: { orderBy: { id: 'desc' }, take: shownReports, select: { reason: true, at: true } } },
      resolve: ({ reports }) => reports,
    }),
  }),
});

const FilterInput = builder.inputType('AdminOfferCommentFilter', {
  description: 'Filters for the comment list for staff. Omitted fields do not filter.',
  fields: (t) => ({
    search: t.string({ description: 'Part of the text or the author’s name, ignoring case and accents.' }),
    status: t.field({ type: OfferCommentStatusEnum, description: 'Returns only comments with this status.' }),
    needsReview: t.boolean({
      description: 'If true, returns only comments that wait for approval or have open reports; if false, the others.',
    }),
    offerId: t.rowId({ of: 'Offer', description: 'Global ID of the offer.' }),
  }),
});

const SortEnum = describedEnum('AdminOfferCommentSort', 'Sort order of the comment list for staff.', {
  MOST_REPORTED: 'Most open reports first, then newest first.',
  NEWEST: 'Newest first.',
});

const AdminOfferCommentConnection = listConnection(AdminOfferCommentType, {
  name: 'AdminOfferComment',
  description: 'A page of the comment list for staff.',
  edge: 'A comment and its cursor in the list.',
  total: true,
});

builder.objectField(AdminOfferCommentConnection, 'toReviewCount', (t) =>
  t.int({
    description: 'Total number of comments that wait for approval or have open reports.',
    resolve: (_page, _args, { shop }) => countCommentsToReview(shop.db),
  }),
);

builder.queryField('adminOfferComments', (t) =>
  t.field({
    type: AdminOfferCommentConnection,
    authScopes,
    description:
      'Comments on all offers, with any status. Requires the DEALS permission. Errors: INVALID_INPUT for an invalid page size, cursor or search.',
    args: {
      filter: t.arg({ type: FilterInput, description: 'Filters for the list.' }),
      sort: t.arg({ type: SortEnum, defaultValue: 'MOST_REPORTED', description: 'Sort order of the list.' }),
      ...pageArguments(),
    },
    resolve: (_root, { filter, ...args }, context, info) =>
      listPage(context, adminCommentList, { ...args, filter: filter ?? {} }, (rows) =>
        context.shop.db.prisma.offerComment.findMany(nodesQuery(context, info, 'AdminOfferComment', rows)),
      ),
  }),
);

const ModerationEnum = describedEnum('OfferCommentModeration', 'Decision of staff about comments.', {
  PUBLISHED: 'Publish the comments: approves pending ones, restores hidden ones, and dismisses reports.',
  HIDDEN: 'Hide the comments.',
});

const SeenCommentInput = builder.inputType('ModeratedOfferCommentInput', {
  description: 'A comment as it was seen. If it has changed since, it is left as it is.',
  fields: (t) => ({
    id: t.rowId({ of: 'OfferComment', required: true, description: 'Global ID of the comment.' }),
    expectedStatus: t.field({ type: OfferCommentStatusEnum, required: true, description: 'Status of the comment when it was seen.' }),
    expectedReports: t.int({ required: true, description: 'Number of open reports (`openReports`) when the comment was seen.' }),
  }),
});

const ModerateInput = builder.inputType('ModerateOfferCommentsInput', {
  description: 'Input for `moderateOfferComments`.',
  fields: (t) => ({
    comments: t.field({ type: [SeenCommentInput], required: true, description: `The comments, 1 to ${maxModerated}.` }),
    status: t.field({ type: ModerationEnum, required: true, description: 'New status of the comments.' }),
  }),
});

builder.mutationField('moderateOfferComments', (t) =>
  t.field({
    type: builder.objectRef<{ ids: number[] }>('ModerateOfferCommentsPayload').implement({
      description: 'Result of `moderateOfferComments`. Pages show it immediately.',
      fields: (f) => ({
        comments: f.prismaField({
          type: [AdminOfferCommentType],
          description: 'Comments that changed. Those that had changed meanwhile, or needed no change, are left out.',
          extensions: { listLength: maxModerated },
          resolve: (query, { ids }, _args, { shop }) =>
            shop.db.prisma.offerComment.findMany({ ...query, where: { id: { in: ids } }, orderBy: { id: 'asc' } }),
        }),
      }),
    }),
    authScopes,
    description: 'Publishes or hides comments on offers, which handles their reports. Requires the DEALS permission.',
    errors: {
      types: [ForbiddenError, InvalidInputError, TryAgainError],
      union: { description: 'The moderated comments, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: ModerateInput, required: true, description: 'Input for `moderateOfferComments`.' }) },
    resolve: async (_root, { input }, { shop }) => ({ ids: await moderateComments(shop, input) }),
  }),
);
