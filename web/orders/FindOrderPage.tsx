import { useState, type SubmitEvent } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { Link, useActionData, useNavigate } from 'react-router';
import { Button } from '../kit/Button.tsx';
import { PageHead } from '../kit/PageHead.tsx';
import styles from './findOrder.module.css';
import { orderNumberOf, readFindOrderForm, wrongNumberMessage } from './findOrderForm.ts';
import type { FindOrderActionData } from './orderActions.ts';
import { TextField } from '../kit/forms/TextField.tsx';
import { useFindOrder } from './useFindOrder.ts';

export const findOrderPageQuery = graphql`
  query FindOrderPageQuery {
    ...Shell_query
  }
`;

/** Leads to an order by its number and e-mail address, for those who have lost its link. */
export function FindOrderPage() {
  const failure = useActionData<FindOrderActionData>();
  const navigate = useNavigate();
  const [find, isFinding] = useFindOrder();
  const [reason, setReason] = useState<string | null>(failure?.error ?? null);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isFinding) return;
    const { number: written, email } = readFindOrderForm(new FormData(event.currentTarget));
    const number = orderNumberOf(written);
    setReason(number === null ? wrongNumberMessage : null);
    if (number === null) return document.getElementById('number')?.focus();
    find({
      variables: { input: { number, email } },
      onDone: ({ order }) => void navigate(order.url),
      onError: setReason,
    });
  }

  return (
    <div className={styles.page}>
      <PageHead title="Find your order" />
      <h1 tabIndex={-1}>Find your order</h1>
      <p>
        You can find the order number in your confirmation email and in the reference of your bank transfer. Enter it with the email address
        you used for the order.
      </p>
      <form className={styles.form} method="post" action="/find-order/" onSubmit={submit}>
        {reason !== null && (
          <p className={styles.problem} role="alert">
            {reason}
          </p>
        )}
        <TextField
          name="number"
          label="Order number"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          defaultValue={failure?.values.number ?? ''}
          problem={null}
        />
        <TextField
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          pattern=".+@.+\..{2,}"
          title="An email address such as name@example.com"
          maxLength={254}
          defaultValue={failure?.values.email ?? ''}
          problem={null}
        />
        <Button type="submit" isWide size="large" aria-disabled={isFinding} aria-busy={isFinding}>
          {isFinding ? 'Finding…' : 'Find my order'}
        </Button>
      </form>
      <p className={styles.hint}>
        Find out more under <Link to="/delivery/">delivery, payment and returns</Link>.
      </p>
    </div>
  );
}
