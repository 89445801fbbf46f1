import { graphql } from 'react-relay/hooks.js';
import { Link, useActionData } from 'react-router';
import { Button } from '../kit/Button.tsx';
import { PageHead } from '../kit/PageHead.tsx';
import styles from './findOrder.module.css';
import { findOrderAction, type FindOrderActionData } from './orderActions.ts';
import { TextField } from '../kit/forms/TextField.tsx';
import { useFormAction } from '../kit/forms/useFormAction.ts';

export const findOrderPageQuery = graphql`
  query FindOrderPageQuery {
    ...Shell_query
  }
`;

/** Leads to an order by its number and e-mail address, for those who have lost its link. */
export function FindOrderPage() {
  const { answer, isSending, submit } = useFormAction<FindOrderActionData>(findOrderAction, (error) => ({ error }), {
    answered: useActionData<FindOrderActionData>(),
    onAnswer: ({ isNumberWrong }) => isNumberWrong && document.getElementById('number')?.focus(),
  });
  return (
    <div className={styles.page}>
      <PageHead title="Find your order" />
      <h1 tabIndex={-1}>Find your order</h1>
      <p>
        The number stands in the confirmation that we have sent you, and in the reference of your transfer. Enter it with the e-mail address
        you have ordered with.
      </p>
      <form className={styles.form} method="post" action="/find-order/" onSubmit={submit}>
        {answer && (
          <p className={styles.problem} role="alert">
            {answer.error}
          </p>
        )}
        <TextField
          name="number"
          label="Order number"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          defaultValue={answer?.values?.number ?? ''}
          problem={null}
        />
        <TextField
          name="email"
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="email"
          pattern=".+@.+\..{2,}"
          title="An e-mail address such as name@example.com"
          maxLength={254}
          defaultValue={answer?.values?.email ?? ''}
          problem={null}
        />
        <Button type="submit" isWide size="large" aria-disabled={isSending} aria-busy={isSending}>
          {isSending ? 'Looking…' : 'Find my order'}
        </Button>
      </form>
      <p className={styles.hint}>
        How orders are delivered, paid and returned is told under <Link to="/delivery/">delivery, payment and returns</Link>.
      </p>
    </div>
  );
}
