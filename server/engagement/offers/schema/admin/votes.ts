import { accountNames } from '../../../../foundation/audit/schema/accountNames.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { listPage } from '../../../../platform/graphql/list.ts';
import { listConnection, pageArguments } from '../../../../platform/graphql/listFields.ts';
import { statementCost } from '../../../../platform/graphql/limits.ts';
import type { VoteDiscard } from '../../../../generated/prisma/client.ts';
import {
  searchedVotes,
  numberedVotes,
  voteDesk,
  voteReport,
  type ListedVote,
  type NumberedBurst,
  type VoteReport,
  type VoteRow,
} from '../../admin/voteList.ts';
import type { VoteBar } from '../../admin/voteRules.ts';
import { quickVotes } from '../../voteRules.ts';
import { wholeVote } from '../../voteWeights.ts';
import { HotVoteEnum } from '../votes.ts';
import { AdminOfferType } from './offer.ts';

// Votes on an offer, as those see them who look for what is wrong with them.

const countOf = (votes: NumberedBurst['votes'], is: (vote: NumberedBurst['votes'][number]) => boolean) => votes.filter(is).length;

const BurstKindEnum = builder.enumType('VoteBurstKind', {
  description: 'Where the votes of a burst came from.',
  values: {
    EVERYWHERE: { description: `From everywhere: more than ${quickVotes.max} within ${quickVotes.windowMs / 60_000} minutes.` },
    NETWORK: { description: `From one network: more than ${quickVotes.maxOfNetwork} within ${quickVotes.windowMs / 60_000} minutes.` },
  } as const,
});

const VoteBurst = builder.objectRef<NumberedBurst>('VoteBurst').implement({
  description: 'Votes that came more quickly than people vote. For staff only.',
  fields: (t) => ({
    kind: t.expose('kind', { type: BurstKindEnum, description: 'Where they came from.' }),
    network: t.exposeInt('network', { nullable: true, description: 'Which of the offer’s networks, by number; null: of all.' }),
    firstVote: t.int({ description: 'Number of its first vote.', resolve: ({ votes }) => votes[0]?.id ?? 0 }),
    from: t.field({ type: 'DateTime', description: 'When the first came.', resolve: ({ votes }) => votes[0]?.at ?? new Date(0) }),
    until: t.field({ type: 'DateTime', description: 'When the last came.', resolve: ({ votes }) => votes.at(-1)?.at ?? new Date(0) }),
    hot: t.int({ description: 'How many hot votes.', resolve: ({ votes }) => countOf(votes, ({ value }) => value > 0) }),
    cold: t.int({ description: 'How many cold ones.', resolve: ({ votes }) => countOf(votes, ({ value }) => value < 0) }),
    discarded: t.int({
      description: 'How many of them are discarded.',
      resolve: ({ votes }) => countOf(votes, ({ isDiscarded }) => isDiscarded),
    }),
  }),
});

const VoteBarType = builder.objectRef<VoteBar>('VoteBar').implement({
  description: 'The votes of a part of time. For staff only.',
  fields: (t) => ({
    from: t.expose('from', { type: 'DateTime', description: 'When it begins.' }),
    hot: t.exposeInt('hot', { description: 'Hot votes.' }),
    cold: t.exposeInt('cold', { description: 'Cold votes.' }),
    discarded: t.exposeInt('discarded', { description: 'Votes that are discarded.' }),
  }),
});

const VoteReportType = builder.objectRef<VoteReport>('VoteReport').implement({
  description: `The latest ${searchedVotes} votes on an offer over time. For staff only.`,
  fields: (t) => ({
    barMinutes: t.int({ description: 'How long each part of time is.', resolve: ({ lengthMs }) => lengthMs / 60_000 }),
    bars: t.field({
      type: [VoteBarType],
      description: 'Parts of time without gaps, from the first vote to the last.',
      extensions: { listLength: 120 },
      resolve: ({ bars }) => bars,
    }),
    bursts: t.field({
      type: [VoteBurst],
      description: 'What came too quickly, the latest fifty in the order of time.',
      extensions: { listLength: 50 },
      resolve: ({ bursts }) => bursts.slice(-50),
    }),
    reducedVotes: t.exposeInt('reduced', {
      description: 'How many of them count less than a whole vote, as many came from one network; without those that are discarded.',
    }),
  }),
});

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
  voteReport: t.field({
    type: VoteReportType,
    description: 'Its votes over time, and what came too quickly.',
    extensions: { cost: statementCost },
    resolve: ({ id }, _args, { shop }) => voteReport(shop.db, id),
  }),
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
    HELD: { description: 'Not yet: the score is frozen.' },
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
      resolve: ({ isCounted, isDiscarded }) => (isDiscarded ? 'DISCARDED' : isCounted ? 'COUNTED' : 'HELD'),
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
