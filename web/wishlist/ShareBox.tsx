import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ShareBox_wishlist$key } from '../__generated__/ShareBox_wishlist.graphql.ts';
import { Button } from '../kit/Button.tsx';
import { useFormAction } from '../kit/forms/useFormAction.ts';
import { progressTexts } from '../kit/progressTexts.ts';
import { showToast } from '../kit/toast/toasts.ts';
import { useShop } from '../kit/shop.ts';
import { wishlistAction, type WishlistActionData } from './actions.ts';
import styles from './wishlistAside.module.css';
import { wishlistPath } from './wishlistAddress.ts';
import * as t from './__generated__/messages.ts';

/** Touch devices have a share sheet of their own. */
function hasShareSheet(): boolean {
  return 'share' in navigator && matchMedia('(hover: none)').matches;
}

/** The link by which others see the list (row 94): created on request, and revoked for good. */
export function ShareBox({ wishlist, origin }: { wishlist: ShareBox_wishlist$key; origin: string }) {
  const { shareUrl } = useFragment(
    graphql`
      fragment ShareBox_wishlist on Wishlist {
        shareUrl
      }
    `,
    wishlist,
  );
  const { name } = useShop();
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const url = shareUrl == null ? null : origin + shareUrl;

  const { isSending, submit } = useFormAction<WishlistActionData>(wishlistAction, (error) => ({ error }), {
    // The button disappears, so keyboard focus moves here.
    onDone: () => heading.current?.focus(),
    onAnswer: ({ error }) => showToast({ kind: 'danger', text: error }),
  });
  async function passOn(link: string) {
    try {
      if (hasShareSheet()) return await navigator.share({ title: t.aWishlistAt({ name }), url: link });
      await navigator.clipboard.writeText(link);
      showToast({ kind: 'success', text: t.linkCopied });
    } catch (error) {
      // The visitor dismissed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      field.current?.select();
      showToast({ kind: 'danger', text: t.couldntCopyLinkSelected });
    }
  }

  return (
    <section className={styles.box} aria-labelledby="share-wishlist">
      <h2 ref={heading} id="share-wishlist" className={styles.title} tabIndex={-1}>
        {t.shareYourWishlist}
      </h2>
      <p className={styles.text}>{url === null ? t.createLinkAndShare : t.anyoneWithThisLinkCanSee}</p>
      {url !== null && (
        <div className={styles.link}>
          <input
            ref={field}
            className={styles.address}
            readOnly
            value={url}
            aria-label={t.linkToYourWishlist}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <span className={styles.needsScript}>
            <Button kind="secondary" isWide onClick={() => void passOn(url)}>
              <span className={styles.copyWord}>{t.copyLink}</span>
              <span className={styles.shareWord}>{t.shareLink}</span>
            </Button>
          </span>
        </div>
      )}
      <form method="post" action={wishlistPath} onSubmit={submit}>
        <Button
          type="submit"
          name="share"
          value={url === null ? 'on' : 'off'}
          kind={url === null ? 'secondary' : 'quiet'}
          isWide
          aria-busy={isSending}
          aria-disabled={isSending || undefined}
        >
          {isSending ? progressTexts.saving : url === null ? t.createLink : t.stopSharing}
        </Button>
      </form>
    </section>
  );
}
