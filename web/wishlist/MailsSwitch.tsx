import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from '../kit/Link.tsx';
import { signInPath } from '../accounts/accountAddress.ts';
import type { MailsSwitch_viewer$key } from '../__generated__/MailsSwitch_viewer.graphql.ts';
import { useFormAction } from '../kit/forms/useFormAction.ts';
import { showToast } from '../kit/toast/toasts.ts';
import styles from './wishlistAside.module.css';
import { wishlistAction, type WishlistActionData } from './actions.ts';
import { wishlistPath } from './wishlistAddress.ts';
import * as t from './__generated__/messages.ts';

/**
 * Whether the shop sends an email when a product on the list gets cheaper or is back in stock. Only for signed-in customers, whose
 * addresses are known.
 */
export function MailsSwitch({ viewer }: { viewer: MailsSwitch_viewer$key }) {
  const { isSignedIn, wishlist } = useFragment(
    graphql`
      fragment MailsSwitch_viewer on Viewer {
        isSignedIn
        wishlist {
          mailsChanges
        }
      }
    `,
    viewer,
  );
  const { isSending, submit } = useFormAction<WishlistActionData>(wishlistAction, (error) => ({ error }), {
    onDone: () => undefined,
    onAnswer: ({ error }) => showToast({ kind: 'danger', text: error }),
  });
  const isOn = isSignedIn && wishlist.mailsChanges;

  return (
    <section className={styles.box} aria-labelledby="wishlist-mails">
      <h2 id="wishlist-mails" className={styles.title}>
        {t.priceAlerts}
      </h2>
      <form method="post" action={wishlistPath} onSubmit={submit}>
        <button
          className={styles.switch}
          role="switch"
          name="mails"
          value={isOn ? 'off' : 'on'}
          disabled={!isSignedIn}
          aria-checked={isOn}
          aria-busy={isSending}
          aria-describedby="wishlist-mails-text"
        >
          <span className={styles.track} aria-hidden="true" />
          {t.emailMe}
        </button>
      </form>
      <p className={styles.text} id="wishlist-mails-text">
        {isSignedIn ? (
          t.atMostOneEmailDay
        ) : (
          <>{t.wellEmailYouWhenItem({ link: (text) => <Link to={signInPath(wishlistPath)}>{text}</Link> })}</>
        )}
      </p>
    </section>
  );
}
