import { accountNames } from '../../../../foundation/audit/schema/accountNames.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { listPage } from '../../../../platform/graphql/list.ts';
import { listConnection, pageArguments } from '../../../../platform/graphql/listFields.ts';
import { statementCost } from '../../../../platform/graphql/limits.ts';
import type { VoteDiscard } from '../../../../generated/prisma/client.ts';
import { numberedVotes, voteDesk, type ListedVote, type VoteRow } from '../../admin/voteList.ts';
import { wholeVote } from '../../voteWeights.ts';
import { HotVoteEnum } from '../votes.ts';
import { AdminOfferType } from './offer.ts';

// Votes on an offer, as those see them who look for what is wrong with them.

const VoteDiscardType = builder.objectRef<VoteDiscard>('VoteDiscard').implement({
  description: 'Votes that somebody has taken out of a score. For staff only.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number, by which they are put back.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    by: t.string({
      nullable: true,
      description: 'Who has done it; null when their account is gone.',
      resolve: async ({ accountId }, _args, context) => (accountId === null ? null : ((await accountNames(context, accountId)) ?? null)),
    }),
    reason: t.exposeString('reason', { description: 'Why, in words; may be empty.' }),
    voteCount: t.exposeInt('voteCount', { description: 'How many votes.' }),
    score: t.exposeInt('score', { description: 'What they come to together.' }),
    restoredAt: t.expose('restoredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When they were put back; null while they are out.',
    }),
  }),
});

builder.prismaObjectFields(AdminOfferType, (t) => ({
  voteDiscards: t.field({
    type: [VoteDiscardType],
    description: 'What was taken out of its score, the latest twenty, newest first.',
    extensions: { listLength: 20, cost: statementCost },
    resolve: ({ id }, _args, { shop }) =>
      shop.db.prisma.voteDiscard.findMany({ where: { offerId: id }, orderBy: { id: 'desc' }, take: 20 }),
  }),
}));

const VoteStateEnum = builder.enumType('AdminVoteState', {
  description: 'Whether a vote is in the score.',
  values: {
    COUNTED: { description: 'Yes.' },
    DISCARDED: { description: 'No: somebody has taken it out.' },
  } as const,
});

const AdminVote = builder.objectRef<ListedVote>('AdminVote').implement({
  description: 'A vote on an offer. For staff only.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number: inputs name it by this, and so do addresses of the administration.' }),
    vote: t.field({ type: HotVoteEnum, description: 'Either way.', resolve: ({ value }) => (value > 0 ? 'HOT' : 'COLD') }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    network: t.exposeInt('network', { nullable: true, description: 'Which of the offer’s networks, by number; null when not known.' }),
    weight: t.float({
      description: 'How much it counts where it is in the score, 0 to 1: less than 1 when many came from its network.',
      resolve: ({ weight }) => weight / wholeVote,
    }),
    isCustomer: t.exposeBoolean('isCustomer', { description: 'Whether who has voted has an account.' }),
    state: t.field({
      type: VoteStateEnum,
      description: 'Whether it is in the score.',
      resolve: ({ isDiscarded }) => (isDiscarded ? 'DISCARDED' : 'COUNTED'),
    }),
  }),
});

const AdminVoteConnection = listConnection(AdminVote, {
  name: 'AdminVote',
  description: 'A page of the votes on an offer.',
  edge: 'A vote and its place in the list.',
  total: true,
});

builder.queryField('adminVotes', (t) =>
  t.field({
    type: AdminVoteConnection,
    authScopes: { staff: 'DEALS' },
    description:
      'The votes on an offer, newest first, for staff with the right DEALS. Errors: INVALID_INPUT for a page size or cursor that is not allowed.',
    args: {
      offerId: t.arg.int({ required: true, description: 'Number of the offer.' }),
      ...pageArguments(),
    },
    resolve: (_root, { offerId, ...args }, context) =>
      listPage(context, voteDesk, { ...args, filter: { offerId } }, (rows: VoteRow[]) => numberedVotes(context.shop.db, offerId, rows)),
  }),
);
