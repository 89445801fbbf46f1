import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { useActionData } from 'react-router';
import type { AccountOffer_order$key } from '../__generated__/AccountOffer_order.graphql.ts';
import { Button } from '../kit/Button.tsx';
import { PasswordField } from '../kit/forms/PasswordField.tsx';
import { useFormAction } from '../kit/forms/useFormAction.ts';
import { Link } from '../kit/Link.tsx';
import { accountIntent, orderAction, type OrderActionData } from './orderActions.ts';
import styles from './orderPage.module.css';
import * as t from './__generated__/messages.ts';

/** Offers guests an account for the address of their order, with a password as the only field. Its email confirms the address. */
export function AccountOffer({ order }: { order: AccountOffer_order$key }) {
  const { url, email, offersAccount } = useFragment(
    graphql`
      fragment AccountOffer_order on Order {
        url
        email
        offersAccount
      }
    `,
    order,
  );
  const served = useActionData<OrderActionData>();
  const [sent, setSent] = useState(false);
  const done = useRef<HTMLParagraphElement>(null);
  const { answer, isSending, submit } = useFormAction<OrderActionData>(orderAction, (error) => ({ error, intent: accountIntent }), {
    answered: served?.intent === accountIntent ? served : null,
    onAnswer: ({ sentTo, field }, form) => {
      if (sentTo !== undefined) setSent(true);
      else if (field) form.querySelector<HTMLInputElement>('[name=password]')?.focus();
    },
  });
  useEffect(() => {
    if (sent) done.current?.focus();
  }, [sent]);
  if (!offersAccount) return null;
  const sentTo = answer?.sentTo;
  return (
    <section className={styles.box} aria-labelledby="account-offer">
      <h2 id="account-offer">{t.accountOfferTitle}</h2>
      {sentTo !== undefined ? (
        <p ref={done} role="status" tabIndex={-1}>
          {t.accountEmailSent({ sentTo: <strong>{sentTo}</strong> })}
        </p>
      ) : (
        <form className={styles.offer} method="post" action={url} onSubmit={submit}>
          <input type="hidden" name="intent" value={accountIntent} />
          {/* For password managers, which save it with the password. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <p>{t.accountOfferIntro({ email, link: (text) => <Link to="/privacy/">{text}</Link> })}</p>
          <PasswordField
            id="account-password"
            name="password"
            label={t.password}
            hint={t.passwordHint}
            autoComplete="new-password"
            maxLength={200}
            required
            problem={answer?.field ? (answer.error ?? null) : null}
          />
          {answer?.error !== undefined && !answer.field && (
            <p className={styles.problem} role="alert">
              {answer.error}
            </p>
          )}
          <Button type="submit" kind="secondary" aria-disabled={isSending} aria-busy={isSending}>
            {isSending ? t.creatingYourAccount : t.createAccount}
          </Button>
        </form>
      )}
    </section>
  );
}
