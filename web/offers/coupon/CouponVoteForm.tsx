import { useState, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CouponVoteForm_offer$key } from '../../__generated__/CouponVoteForm_offer.graphql.ts';
import { useAnnounce } from '../../visitor/announcement.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { couponPath } from './couponAddress.ts';
import styles from './CouponVoteForm.module.css';
import { useVoteCoupon } from './useVoteCoupon.ts';
import { workedWords } from './workedWords.ts';

const thanks = 'Thank you. You can change your answer.';

/** Whether the code worked for others, and for whom it is shown to: their last word counts. Without script its form is answered by the coupon's page. */
export function CouponVoteForm({ offer: key }: { offer: CouponVoteForm_offer$key }) {
  const { id, databaseId, myCouponVote, coupon } = useFragment(
    graphql`
      fragment CouponVoteForm_offer on Offer {
        id
        databaseId
        myCouponVote
        coupon {
          worked {
            worked
            total
            isDoubtful
          }
        }
      }
    `,
    key,
  );
  const announce = useAnnounce();
  const [vote, isSaving] = useVoteCoupon();
  const [failure, setFailure] = useState<string | null>(null);
  if (!coupon) return null;
  const { worked, total, isDoubtful } = coupon.worked;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    if (isSaving || !(submitter instanceof HTMLButtonElement)) return;
    setFailure(null);
    vote({
      variables: { input: { offerId: id, worked: submitter.value === 'yes' } },
      onDone: () => announce(thanks),
      onError: setFailure,
    });
  }
  return (
    <form className={styles.form} method="post" action={couponPath(databaseId)} onSubmit={submit} aria-busy={isSaving}>
      <input type="hidden" name="offer" value={id} />
      <p className={styles.tally} data-doubtful={isDoubtful}>
        {workedWords({ worked, total, isDoubtful })}
      </p>
      <div className={styles.choice} role="group" aria-label="Did the code work for you?">
        {(['yes', 'no'] as const).map((value) => (
          <Button
            key={value}
            type="submit"
            name="worked"
            value={value}
            kind="secondary"
            aria-pressed={myCouponVote === (value === 'yes' ? 'WORKED' : 'FAILED')}
            aria-disabled={isSaving || undefined}
          >
            {myCouponVote === (value === 'yes' ? 'WORKED' : 'FAILED') && <Icon name="check" size={16} />}
            {value === 'yes' ? 'Worked for me' : 'Didn’t work'}
          </Button>
        ))}
      </div>
      {failure !== null ? (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      ) : (
        myCouponVote && <p className={styles.thanks}>{thanks}</p>
      )}
    </form>
  );
}
