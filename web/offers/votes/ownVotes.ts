import { createSignal } from '../../kit/signal.ts';

// The visitor's votes by the offer's id (row 65). Pages are rendered without a visitor, so votes are kept outside of the store: those
// requested by the page, and those cast on it. All arrows of one offer lock together.

export type HotVote = 'HOT' | 'COLD';

/** A vote that was cast, `voted` if its direction is unknown, or `running` while it is being sent. */
export type VoteState = HotVote | 'voted' | 'running';

const changes = createSignal<void>();
const states = new Map<string, VoteState>();

/**
 * @param id of the offer
 * @returns undefined while the visitor may vote, as far as is known
 */
export const voteState = (id: string) => states.get(id);

/** @param state null if the vote failed */
export function setVoteState(id: string, state: VoteState | null): void {
  if (state) states.set(id, state);
  else states.delete(id);
  changes.emit();
}

export const listenToVotes = changes.listen;
