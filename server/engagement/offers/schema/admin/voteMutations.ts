import { TryAgainError } from '../../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError } from '../../../../platform/errors/errors.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../../platform/graphql/forbidden.ts';
import { approveVotes, rejectVotes, restoreVotes } from '../../admin/votes.ts';
import { offerPayload } from './mutations.ts';
import './votes.ts';

const authScopes = { staff: 'DEALS' } as const;
const onlyArgument = 'The mutation’s input.';
const forStaff = 'Requires the DEALS permission.';
const types = [ForbiddenError, NotFoundError, InvalidInputError, TryAgainError];
const union = { description: 'The offer, or the error that prevented the change.' };

const RejectVotesInput = builder.inputType('RejectVotesInput', {
  description: 'Input for `rejectVotes`: the votes to exclude from a score.',
  fields: (t) => ({
    offerId: t.rowId({ of: 'Offer', required: true, description: 'Global ID of the offer.' }),
    voteIds: t.rowIdList({ of: 'Vote', required: true, description: 'Global IDs of the votes, 1 to 100.' }),
    reason: t.string({ description: 'Reason as free text, at most 500 characters.' }),
  }),
});

const idInput = (name: string, of: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({ id: t.rowId({ of, required: true, description: `Global ID of the ${of === 'Offer' ? 'offer' : 'rejection'}.` }) }),
  });

builder.mutationFields((t) => ({
  rejectVotes: t.field({
    type: offerPayload('RejectVotesPayload', 'The votes were excluded from the score.'),
    authScopes,
    description: `Excludes votes from an offer’s score. Rejected votes can be restored. They are not deleted, so their voters can’t vote again. ${forStaff}`,
    errors: { types, union },
    args: { input: t.arg({ type: RejectVotesInput, required: true, description: onlyArgument }) },
    resolve: async (_root, { input: { offerId, reason, voteIds } }, { shop }) => {
      await rejectVotes(shop, offerId, { voteIds, reason: reason ?? '' });
      return { offerId };
    },
  }),
  restoreVotes: t.field({
    type: offerPayload('RestoreVotesPayload', 'The votes were restored to the score.'),
    authScopes,
    description: `Restores rejected votes to the score. ${forStaff}`,
    errors: { types, union },
    args: {
      input: t.arg({
        type: idInput('RestoreVotesInput', 'VoteDiscard', 'Input for `restoreVotes`: the rejection to undo.'),
        required: true,
        description: onlyArgument,
      }),
    },
    resolve: async (_root, { input }, { shop }) => ({ offerId: await restoreVotes(shop, input.id) }),
  }),
  approveVotes: t.field({
    type: offerPayload('ApproveVotesPayload', 'The offer is no longer flagged for review.'),
    authScopes,
    description: `Marks the votes of an offer as reviewed. A later burst of votes flags the offer again. ${forStaff}`,
    errors: { types: [ForbiddenError, NotFoundError, TryAgainError], union },
    args: {
      input: t.arg({
        type: idInput('ApproveVotesInput', 'Offer', 'Input for `approveVotes`: the offer whose votes were reviewed.'),
        required: true,
        description: onlyArgument,
      }),
    },
    resolve: async (_root, { input }, { shop }) => ({ offerId: await approveVotes(shop, input.id) }),
  }),
}));
