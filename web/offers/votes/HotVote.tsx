import { useSyncExternalStore, type SubmitEvent } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import type { HotVote_offer$key } from '../../__generated__/HotVote_offer.graphql.ts';
import { useAnnounce } from '../../visitor/announcement.ts';
import { loadOnce } from '../../kit/loadOnce.ts';
import { loadFailure } from '../../kit/progressTexts.ts';
import { showToast } from '../../kit/toast/toasts.ts';
import { useWishes } from '../../wishlist/useWishes.ts';
import { Temperature } from '../Temperature.tsx';
import styles from './HotVote.module.css';
import { listenToVotes, voteState, type HotVote as Vote } from './ownVotes.ts';
import type { VoteActionData } from './voteAction.ts';
import { alreadyVoted, overForVotes, signInToVote } from './voteTexts.ts';
import * as t from '../__generated__/messages.ts';

export interface HotVoteProps {
  offer: HotVote_offer$key;
  guestsMayVote: boolean;
  /** Whether the offer has ended, also by the page's own clock. */
  hasEnded: boolean;
  /** `words` where there is room. */
  look?: 'compact' | 'words';
  /** Result of a vote without script, on the page that handled it. */
  answered?: VoteActionData | null;
}

const load = loadOnce(() => import('./pressVote.ts'));
const preload = () => void load().catch(() => undefined);

const ways: { vote: Vote; word: string; title: string; arrow: string }[] = [
  { vote: 'COLD', word: t.cold, title: t.voteCold, arrow: 'M6 9.5l6 6 6-6' },
  { vote: 'HOT', word: t.hot, title: t.voteHot, arrow: 'M6 14.5l6-6 6 6' },
];

/**
 * The temperature of an offer between its two voting arrows (row 65). Both lock after a vote, on every page: the visitor's votes are
 * requested once the page is alive. Without script an arrow is a form, handled by the offer's own page.
 */
export function HotVote({ offer: key, guestsMayVote, hasEnded, look = 'compact', answered = null }: HotVoteProps) {
  const { id, title, url, score } = useFragment(
    graphql`
      fragment HotVote_offer on Offer {
        id
        title
        url
        score
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const announce = useAnnounce();
  const wishes = useWishes();
  const known = useSyncExternalStore(
    listenToVotes,
    () => voteState(id),
    () => undefined,
  );
  const own = known ?? (answered?.hasVoted ? (answered.vote ?? 'voted') : undefined);
  const mayVote = guestsMayVote || (wishes?.isSignedIn ?? false);
  const reason = own && own !== 'running' ? alreadyVoted : hasEnded ? overForVotes : mayVote ? undefined : signInToVote;

  function press(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const vote: Vote = (event.nativeEvent.submitter as HTMLButtonElement | null)?.value === 'cold' ? 'COLD' : 'HOT';
    if (reason === signInToVote) showToast({ kind: 'danger', text: signInToVote });
    if (reason || own) return;
    load().then(
      ({ pressVote }) => pressVote({ id, title, vote, environment, announce }),
      () => showToast({ kind: 'danger', text: loadFailure }),
    );
  }
  const arrows = ways.map(({ vote, word, title: hint, arrow }) => (
    <button
      key={vote}
      name="vote"
      value={vote.toLowerCase()}
      className={`${styles.arrow} ${styles[look]}`}
      data-vote={vote}
      title={reason ?? hint}
      aria-pressed={own === vote}
      aria-busy={own === 'running'}
      aria-disabled={reason !== undefined}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <svg width={20} height={20} viewBox="0 0 24 24" className={styles.icon} aria-hidden="true" focusable="false">
        <path d={arrow} />
      </svg>
      {look === 'words' && <span>{word}</span>}
      <span className="visually-hidden">
        {look === 'words' ? '' : word}: {title}
      </span>
    </button>
  ));
  return (
    <form className={styles.form} method="post" action={url} onSubmit={press}>
      {arrows[0]}
      <Temperature score={score ?? null} />
      {arrows[1]}
    </form>
  );
}
