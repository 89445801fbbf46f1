import { useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { NewsletterForm_form$key } from '../__generated__/NewsletterForm_form.graphql.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import styles from './newsletterBlock.module.css';
import { ThankYou } from './ThankYou.tsx';
import { useAttention } from './useAttention.ts';
import { useSignUp } from './useSignUp.ts';
import * as t from './__generated__/messages.ts';

export interface NewsletterBlockProps {
  form: NewsletterForm_form$key;
  /** Identifies the form on the page, and to the server. */
  placement: string;
  /** Whether the form is within a page instead of at its end. */
  isBox?: boolean;
}

/** A newsletter form with its description, a link that shows and hides it, and the thank-you panel (rows 96 to 101). */
export function NewsletterBlock({ form, placement, isBox = false }: NewsletterBlockProps) {
  const { pathname } = useLocation();
  const { problems, isSending, thanks, given, submit, goBack } = useSignUp();
  const [isShown, setShown] = useState(true);
  const block = useRef<HTMLElement>(null);
  const titleId = useId();
  useAttention(block, isShown && thanks === null);
  const bodyId = `newsletter-body-${placement}`;
  return (
    <section ref={block} className={isBox ? `${styles.block} ${styles.box}` : styles.block} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Envelope />
        <div>
          <h2 id={titleId}>{isBox ? t.dealsInYourInbox : t.newsFromTheShop}</h2>
          <p>{t.offersAndNewProductsByEmail}</p>
          <button type="button" className={styles.toggle} aria-expanded={isShown} aria-controls={bodyId} onClick={() => setShown(!isShown)}>
            {isShown ? t.hideForm : t.showForm}
          </button>
        </div>
      </div>
      <div id={bodyId} hidden={!isShown}>
        {thanks ? (
          <ThankYou thanks={thanks} onBack={goBack} />
        ) : (
          <NewsletterForm
            form={form}
            placement={placement}
            pageLink={pathname}
            problems={problems}
            isSending={isSending}
            given={given}
            onSubmit={submit}
          />
        )}
      </div>
    </section>
  );
}

function Envelope() {
  return (
    <svg className={styles.envelope} viewBox="0 0 24 24" width="30" height="30" aria-hidden="true" focusable="false">
      <path d="M3.5 6h17v12h-17zM3.5 6.5l8.5 7 8.5-7" />
    </svg>
  );
}
