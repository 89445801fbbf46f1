import { graphql } from 'react-relay/hooks.js';
import { useActionData } from 'react-router';
import { Link } from '../kit/Link.tsx';
import { Button } from '../kit/Button.tsx';
import { PageHead } from '../kit/PageHead.tsx';
import styles from './findOrder.module.css';
import { findOrderAction, type FindOrderActionData } from './orderActions.ts';
import { TextField } from '../kit/forms/TextField.tsx';
import { useFormAction } from '../kit/forms/useFormAction.ts';
import * as t from './__generated__/messages.ts';

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
      <PageHead title={t.findYourOrder} />
      <h1 tabIndex={-1}>{t.findYourOrder}</h1>
      <p>{t.whereToFindOrderNumber}</p>
      <form className={styles.form} method="post" action="/find-order/" onSubmit={submit}>
        {answer && (
          <p className={styles.problem} role="alert">
            {answer.error}
          </p>
        )}
        <TextField
          name="number"
          label={t.orderNumber}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          defaultValue={answered?.values?.number ?? ''}
          problem={null}
        />
        <TextField
          name="email"
          label={t.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          pattern=".+@.+\..{2,}"
          title={t.emailAddressSuchAs}
          maxLength={254}
          defaultValue={answered?.values?.email ?? ''}
          problem={null}
        />
        <Button type="submit" isWide size="large" aria-disabled={isSending} aria-busy={isSending}>
          {isSending ? t.finding : t.findMyOrder}
        </Button>
      </form>
      <p className={styles.hint}>{t.forMoreInformationSee({ link: (text) => <Link to="/delivery/">{text}</Link> })}</p>
    </div>
  );
}
