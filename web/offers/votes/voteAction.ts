import { data, type ActionFunctionArgs } from 'react-router';
import { fetchQuery, graphql } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import type { voteActionQuery } from '../../__generated__/voteActionQuery.graphql.ts';
import { networkMessages } from '../../kit/relay/networkError.ts';
import { castVote } from './castVote.ts';
import type { HotVote } from './ownVotes.ts';
import * as t from '../__generated__/messages.ts';

/** Result of a vote without script, as text for the page. */
export interface VoteActionData {
  message: string;
  /** Whether the arrows lock: this vote counts, or an earlier one did. */
  hasVoted: boolean;
  vote: HotVote | null;
}

function voteOf(value: FormDataEntryValue | null): HotVote | null {
  return value === 'hot' ? 'HOT' : value === 'cold' ? 'COLD' : null;
}

/**
 * Action of an offer's own route, which the arrows of all pages post to without script. Renders the page in the response, because the
 * cached page for everyone has no one's vote.
 */
export async function voteAction(environment: IEnvironment, { request, params }: ActionFunctionArgs) {
  const answer = (status: number, message: string, vote: HotVote | null = null, hasVoted = false) =>
    data<VoteActionData>({ message, vote, hasVoted }, { status });
  const vote = voteOf((await request.formData()).get('vote'));
  if (!vote) return answer(422, t.unknownForm);
  const query = graphql`
    query voteActionQuery($slug: String!) {
      offer(slug: $slug) {
        id
      }
    }
  `;
  const found = await fetchQuery<voteActionQuery>(environment, query, { slug: params.slug ?? '' }).toPromise();
  if (!found?.offer) return answer(404, t.dealNotFound);
  const result = await castVote(environment, found.offer.id, vote);
  if (result.__typename === 'VoteHotPayload') return answer(200, vote === 'HOT' ? t.votedHotThank : t.votedColdThank, vote, true);
  return answer(422, result.message ?? networkMessages.unknown_error, null, result.__typename === 'AlreadyVotedError');
}
