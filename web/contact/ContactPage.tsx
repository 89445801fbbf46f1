import { useEffect, useRef, useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import query, { type ContactPageQuery } from '../__generated__/ContactPageQuery.graphql.ts';
import { Imprint } from '../settings/Imprint.tsx';
import { useFlash } from '../kit/flash.ts';
import { Link } from '../kit/Link.tsx';
import { PageHead } from '../kit/PageHead.tsx';
import { preload, type Preloaded } from '../kit/relay/preload.ts';
import { useShop } from '../kit/shop.ts';
import type { ContactAnswer } from './contactAction.ts';
import styles from './contact.module.css';
import { ContactForm } from './ContactForm.tsx';
import * as t from './__generated__/messages.ts';
export { contactAction } from './contactAction.ts';

/** Loads the shop's contact data. */
export function loadContact(environment: IEnvironment) {
  return preload<ContactPageQuery>(environment, query, {});
}

/** The contact form and the shop's contact data. Without an email address of the shop, only the latter. */
export function ContactPage() {
  const { shop } = usePreloadedQuery<ContactPageQuery>(
    graphql`
      query ContactPageQuery {
        ...Shell_query
        shop {
          email
          ...Imprint_shop
        }
      }
    `,
    useLoaderData<Preloaded<ContactPageQuery>>().reference,
  );
  const { hasFaq } = useShop();
  const flash = useFlash<ContactAnswer>();
  const [sent, setSent] = useState<string | null>(null);
  const confirmation = sent ?? flash?.sent;
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (sent !== null) done.current?.focus();
  }, [sent]);
  return (
    <div className={styles.page}>
      <PageHead title={t.contact} isHidden />
      <h1 tabIndex={-1}>{t.contactUs}</h1>
      <div className={styles.columns}>
        {confirmation !== undefined ? (
          <p ref={done} className={styles.done} role="status" tabIndex={-1}>
            {confirmation}
          </p>
        ) : shop.email !== '' ? (
          <ContactForm answered={flash} onSent={setSent} />
        ) : (
          <p>{t.contactUsByPostOrPhone}</p>
        )}
        <section className={styles.aside} aria-labelledby="contact-data">
          <h2 id="contact-data">{t.contactDetails}</h2>
          <Imprint shop={shop} />
          <p>
            <Link to="/delivery/">{t.deliveryPaymentAndReturns}</Link>
            <br />
            {hasFaq && (
              <>
                <Link to="/faq/">{t.frequentlyAskedQuestions}</Link>
                <br />
              </>
            )}
            <Link to="/find-order/">{t.findYourOrder}</Link>
            <br />
            <Link to="/withdraw/">{t.withdrawFromContract}</Link>
          </p>
        </section>
      </div>
    </div>
  );
}
