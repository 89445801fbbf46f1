import { createSignal } from '../../kit/signal.ts';

// How the visitor has voted, by the offer's id (row 65). Pages are made without any visitor, so it stands beside the store: what the page
// was told of it, and votes that were given here. All arrows of one offer lock together.

export type HotVote = 'HOT' | 'COLD';

/** A vote that was given, whichever way when nobody said, or one that is on its way. */
export type VoteState = HotVote | 'voted' | 'running';

const changes = createSignal<void>();
const states = new Map<string, VoteState>();

/** @param id of the offer @returns undefined when the visitor may still vote, as far as is known */
export const voteState = (id: string) => states.get(id);

/** @param state null when nothing came of it */
export function setVoteState(id: string, state: VoteState | null): void {
  if (state) states.set(id, state);
  else states.delete(id);
  changes.tell();
}

export const listenToVotes = changes.listen;
