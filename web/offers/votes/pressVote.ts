import type { IEnvironment } from 'relay-runtime';
import type { Announce } from '../../visitor/announcement.ts';
import { showToast } from '../../kit/toast/toasts.ts';
import { scoreText } from '../temperature.ts';
import { castVote } from './castVote.ts';
import { setVoteState, voteState, type HotVote } from './ownVotes.ts';
import { alreadyVoted } from './voteTexts.ts';
import * as t from '../__generated__/messages.ts';

export interface PressedVote {
  /** Of the offer. */
  id: string;
  title: string;
  vote: HotVote;
  environment: IEnvironment;
  announce: Announce;
}

function votedText(vote: HotVote, title: string, score: string | null): string {
  if (score === null) return vote === 'HOT' ? t.youVotedHot({ title }) : t.youVotedCold({ title });
  return vote === 'HOT' ? t.youVotedHotAt({ title, score }) : t.youVotedColdAt({ title, score });
}

/** Handles a click on an arrow. Both lock at once; after a failure they are as before (row 65). */
export async function pressVote({ id, title, vote, environment, announce }: PressedVote): Promise<void> {
  // Ignores a second click on either arrow while the first is being sent.
  if (voteState(id)) return;
  setVoteState(id, 'running');
  try {
    const result = await castVote(environment, id, vote);
    if (result.__typename === 'VoteHotPayload') {
      setVoteState(id, vote);
      const score = result.offer?.score ?? null;
      announce(votedText(vote, title, score === null ? null : scoreText(score)));
    } else if (result.__typename === 'AlreadyVotedError') {
      setVoteState(id, 'voted');
      showToast({ kind: 'danger', text: alreadyVoted });
    } else throw new Error(result.message);
  } catch (error) {
    setVoteState(id, null);
    showToast({ kind: 'danger', text: (error as Error).message });
  }
}
