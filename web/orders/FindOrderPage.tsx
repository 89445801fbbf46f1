import { graphql } from 'react-relay/hooks.js';
import { useActionData } from 'react-router';
import { Link } from '../kit/Link.tsx';
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

/** Finds an order by its number and email address, for buyers who have lost its link. */
export function FindOrderPage() {
  const answered = useActionData<FindOrderActionData>();
  const { answer, isSending, submit } = useFormAction<FindOrderActionData>(findOrderAction, (error) => ({ error }), {
    answered,
    onAnswer: ({ isNumberWrong }) => isNumberWrong && document.getElementById('number')?.focus(),
  });
  return (
    <div className={styles.page}>
      <PageHead title="Find your order" />
      <h1 tabIndex={-1}>Find your order</h1>
      <p>
        You can find the order number in your confirmation email and in the reference of your bank transfer. Enter it with the email address
        you used for the order.
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
          defaultValue={answered?.values?.number ?? ''}
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
          defaultValue={answered?.values?.email ?? ''}
          problem={null}
        />
        <Button type="submit" isWide size="large" aria-disabled={isSending} aria-busy={isSending}>
          {isSending ? 'Finding…' : 'Find my order'}
        </Button>
      </form>
      <p className={styles.hint}>
        For more information, see <Link to="/delivery/">delivery, payment and returns</Link>.
      </p>
    </div>
  );
}
