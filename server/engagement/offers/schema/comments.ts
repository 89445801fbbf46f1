import { queryFromInfo } from '@pothos/plugin-prisma';
import { globalId } from '../../../../shared/globalId.ts';
import { besideEdges } from '../../../platform/graphql/besideEdges.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { pageRequest } from '../../../platform/graphql/keyset.ts';
import { statementCost } from '../../../platform/graphql/limits.ts';
import { connectionOf } from '../../../platform/graphql/list.ts';
import { describedEnum, nodesQuery, pageArguments } from '../../../platform/graphql/listFields.ts';
import { ownId } from '../../../platform/graphql/nodeId.ts';
import { maxOwnComments } from '../comments/commentRules.ts';
import { commentOrder, commentPage, ownComments } from '../comments/reading.ts';
import { votesMaxAgeSeconds } from '../voteRules.ts';
import { OfferNode } from './offer.ts';

export const OfferCommentStatusEnum = describedEnum('OfferCommentStatus', 'Whether others can see a comment on an offer.', {
  PENDING: 'Waiting for approval by staff. Visible to its author only.',
  PUBLISHED: 'Visible to everyone.',
  HIDDEN: 'Hidden by staff. Others see that there was a comment if it has replies.',
  DELETED: 'Deleted by its author. Others see that there was a comment if it has replies.',
});

const isGone = (status: string) => status === 'HIDDEN' || status === 'DELETED';

export const OfferCommentType = builder.prismaObject('OfferComment', {
  description: 'A shopper’s comment on an offer, or a reply to a comment.',
  select: { id: true, status: true },
  fields: (t) => ({
    id: t.id(ownId('OfferComment')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID, as in the anchor on the offer’s page (`#comment-12`).' }),
    parentId: t.id({
      nullable: true,
      description:
        'Global ID of the comment that this one replies to; null for a comment on the offer. Replies have no replies of their own.',
      select: { parentId: true },
      resolve: ({ parentId }) => (parentId === null ? null : globalId('OfferComment', parentId)),
    }),
    status: t.expose('status', { type: OfferCommentStatusEnum, description: 'Whether others can see the comment.' }),
    authorName: t.string({
      nullable: true,
      description: 'Display name that the author entered, as plain text; null if the comment is hidden or deleted.',
      select: { authorName: true },
      resolve: ({ authorName, status }) => (isGone(status) ? null : authorName),
    }),
    body: t.string({
      nullable: true,
      description: 'Text as plain text with line breaks, never markup; null if the comment is hidden or deleted.',
      select: { body: true },
      resolve: ({ body, status }) => (isGone(status) ? null : body),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the comment was written.' }),
  }),
});

const SortEnum = describedEnum('OfferCommentSort', 'Sort order of the threads of comments. Replies follow their comment, oldest first.', {
  NEWEST: 'Newest thread first.',
  OLDEST: 'Oldest thread first.',
});

/** Returned next to the edges. */
interface ConnectionShape {
  commentCount: number;
}

const OfferCommentConnection = builder.connectionObject(
  {
    type: OfferCommentType,
    name: 'OfferCommentConnection',
    description: 'A page of comments on an offer.',
    fields: (t) => ({
      totalCount: t.int({
        description: 'Number of published comments, including replies.',
        resolve: (connection) => besideEdges<ConnectionShape>(connection).commentCount,
      }),
    }),
  },
  { name: 'OfferCommentEdge', description: 'A comment and its position in the list.' },
);

builder.prismaObjectFields(OfferNode, (t) => ({
  commentCount: t.int({
    description: `Number of published comments, including replies. Responses cached for everyone may be up to ${votesMaxAgeSeconds} seconds old.`,
    select: { commentCount: true },
    resolve: ({ commentCount }, _args, context) => {
      context.limitCacheSeconds?.(votesMaxAgeSeconds);
      return commentCount;
    },
  }),
  comments: t.field({
    type: OfferCommentConnection,
    description: `Published comments, as threads: each comment is followed by its replies. Comments that were hidden or deleted are listed without name and text while they have replies. Responses cached for everyone may be up to ${votesMaxAgeSeconds} seconds old. Errors: INVALID_INPUT for an invalid page size or cursor.`,
    extensions: { cost: 2 * statementCost },
    select: { commentCount: true },
    args: {
      sort: t.arg({ type: SortEnum, required: true, defaultValue: 'NEWEST', description: 'Sort order of the threads.' }),
      ...pageArguments(),
    },
    resolve: async ({ id: offerId, commentCount }, args, context, info) => {
      context.limitCacheSeconds?.(votesMaxAgeSeconds);
      const order = commentOrder(args.sort);
      const page = await commentPage(context.shop.db, offerId, args.sort, pageRequest(args, order));
      const query = nodesQuery(context, info, 'OfferComment', page.rows);
      const comments = page.rows.length === 0 ? [] : await context.shop.db.prisma.offerComment.findMany(query);
      return { commentCount, ...connectionOf(page, order, comments) };
    },
  }),
  myComments: t.field({
    type: [OfferCommentType],
    description: `The caller’s own comments on the offer, newest first, including those that wait for approval; at most ${maxOwnComments}. Empty for guests. Responses with this field are private to the caller.`,
    extensions: { listLength: maxOwnComments, cost: statementCost },
    resolve: async ({ id }, _args, context, info) => {
      context.markPrivate();
      const own = await ownComments(context.shop, id);
      return own ? context.shop.db.prisma.offerComment.findMany({ ...queryFromInfo({ context, info }), ...own }) : [];
    },
  }),
}));
