import { accountNames } from '../../../../foundation/audit/schema/accountNames.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ownId } from '../../../../platform/graphql/nodeId.ts';
import { listPage } from '../../../../platform/graphql/list.ts';
import { listConnection, pageArguments } from '../../../../platform/graphql/listFields.ts';
import { statementCost } from '../../../../platform/graphql/limits.ts';
import type { VoteDiscard } from '../../../../generated/prisma/client.ts';
import { numberedVotes, adminVoteList, type ListedVote, type VoteRow } from '../../admin/voteList.ts';
import { fullVoteWeight } from '../../voteWeights.ts';
import { HotVoteEnum } from '../votes.ts';
import { AdminOfferType } from './offer.ts';

// Votes on an offer, for staff who look for fraud.

const VoteDiscardType = builder.objectRef<VoteDiscard>('VoteDiscard').implement({
  description: 'A group of votes that staff excluded from a score. Staff only.',
  fields: (t) => ({
    id: t.id(ownId('VoteDiscard')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the rejection.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When the votes were rejected.' }),
    by: t.string({
      nullable: true,
      description: 'Staff member who rejected the votes; null if their account was deleted.',
      resolve: async ({ accountId }, _args, context) => (accountId === null ? null : ((await accountNames(context, accountId)) ?? null)),
    }),
    reason: t.exposeString('reason', { description: 'Reason as free text; may be empty.' }),
    voteCount: t.exposeInt('voteCount', { description: 'Number of rejected votes.' }),
    score: t.exposeInt('score', { description: 'Combined score of the rejected votes.' }),
    restoredAt: t.expose('restoredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the votes were restored; null while they are excluded.',
    }),
  }),
});

builder.prismaObjectFields(AdminOfferType, (t) => ({
  voteDiscards: t.field({
    type: [VoteDiscardType],
    description: 'The last 20 times that votes on the offer were discarded, newest first.',
    extensions: { listLength: 20, cost: statementCost },
    resolve: ({ id }, _args, { shop }) =>
      shop.db.prisma.voteDiscard.findMany({ where: { offerId: id }, orderBy: { id: 'desc' }, take: 20 }),
  }),
}));

const VoteStateEnum = builder.enumType('AdminVoteState', {
  description: 'Whether a vote is included in the score.',
  values: {
    COUNTED: { description: 'The vote is included in the score.' },
    DISCARDED: { description: 'The vote was excluded from the score by staff.' },
  } as const,
});

const AdminVote = builder.objectRef<ListedVote>('AdminVote').implement({
  description: 'A vote on an offer. Staff only.',
  fields: (t) => ({
    id: t.id(ownId('AdminVote')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the vote.' }),
    vote: t.field({
      type: HotVoteEnum,
      description: 'Direction of the vote: hot or cold.',
      resolve: ({ value }) => (value > 0 ? 'HOT' : 'COLD'),
    }),
    at: t.expose('at', { type: 'DateTime', description: 'When the vote was cast.' }),
    network: t.exposeInt('network', {
      nullable: true,
      description: 'Number that identifies the voter’s network among the networks of this offer; null if unknown.',
    }),
    weight: t.float({
      description: 'Weight of the vote when included in the score, 0 to 1. Less than 1 if many votes came from the same network.',
      resolve: ({ weight }) => weight / fullVoteWeight,
    }),
    isCustomer: t.exposeBoolean('isCustomer', { description: 'Whether the voter has an account.' }),
    state: t.field({
      type: VoteStateEnum,
      description: 'Whether the vote is included in the score.',
      resolve: ({ isDiscarded }) => (isDiscarded ? 'DISCARDED' : 'COUNTED'),
    }),
  }),
});

const AdminVoteConnection = listConnection(AdminVote, {
  name: 'AdminVote',
  description: 'A page of the votes on an offer.',
  edge: 'A vote and its cursor in the list.',
  total: true,
});

builder.queryField('adminVotes', (t) =>
  t.field({
    type: AdminVoteConnection,
    authScopes: { staff: 'DEALS' },
    description:
      'Votes on an offer, newest first. Requires the DEALS permission. Errors: INVALID_INPUT for an invalid page size or cursor.',
    args: {
      offerId: t.arg.rowId({ of: 'Offer', required: true, description: 'Global ID of the offer.' }),
      ...pageArguments(),
    },
    resolve: (_root, { offerId, ...args }, context) =>
      listPage(context, adminVoteList, { ...args, filter: { offerId } }, (rows: VoteRow[]) =>
        numberedVotes(context.shop.db, offerId, rows),
      ),
  }),
);
