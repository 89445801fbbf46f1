import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CouponVoteForm_offer$key } from '../../__generated__/CouponVoteForm_offer.graphql.ts';
import { useAnnounce } from '../../visitor/announcement.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { useFormAction } from '../../kit/forms/useFormAction.ts';
import { couponAction, type CouponActionData } from './couponAction.ts';
import { couponPath } from './couponAddress.ts';
import styles from './CouponVoteForm.module.css';
import { feedbackSummary } from './feedbackSummary.ts';
import * as t from '../__generated__/messages.ts';

const thanks = t.thankYouCanChangeAnswer;

/** Whether the code worked for others, and for whom it is shown to: their last word counts. Its form is the coupon page's. */
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
  const { answer, isSending, submit } = useFormAction<CouponActionData>(couponAction, (error) => ({ error }), {
    onDone: () => announce(thanks),
  });
  if (!coupon) return null;
  const { worked, total, isDoubtful } = coupon.worked;
  return (
    <form className={styles.form} method="post" action={couponPath(databaseId)} onSubmit={submit} aria-busy={isSending}>
      <input type="hidden" name="offer" value={id} />
      <p className={styles.tally} data-doubtful={isDoubtful}>
        {feedbackSummary({ worked, total, isDoubtful })}
      </p>
      <div className={styles.choice} role="group" aria-label={t.didCodeWorkFor}>
        {(['yes', 'no'] as const).map((value) => (
          <Button
            key={value}
            type="submit"
            name="worked"
            value={value}
            kind="secondary"
            aria-pressed={myCouponVote === (value === 'yes' ? 'WORKED' : 'FAILED')}
            aria-disabled={isSending || undefined}
          >
            {myCouponVote === (value === 'yes' ? 'WORKED' : 'FAILED') && <Icon name="check" size={16} />}
            {value === 'yes' ? t.workedForMe : t.didntWork}
          </Button>
        ))}
      </div>
      {answer ? (
        <p className={styles.failure} role="alert">
          {answer.error}
        </p>
      ) : (
        myCouponVote && <p className={styles.thanks}>{thanks}</p>
      )}
    </form>
  );
}
