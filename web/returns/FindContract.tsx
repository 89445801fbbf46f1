import { useActionData } from 'react-router';
import { Link } from '../kit/Link.tsx';
import { Button } from '../kit/Button.tsx';
import { TextField } from '../kit/forms/TextField.tsx';
import { useFormAction } from '../kit/forms/useFormAction.ts';
import styles from './withdraw.module.css';
import { withdrawAction, type WithdrawActionData } from './withdrawActions.ts';

/** Finds the order to withdraw from by its number and email address. */
export function FindContract() {
  const answered = useActionData<WithdrawActionData>();
  const { answer, isSending, submit } = useFormAction<WithdrawActionData>(withdrawAction, (error) => ({ error }), { answered });
  return (
    <>
      <p>
        You can withdraw from your order without giving a reason. Enter the order number and the email address that you used for the order.
        On the next page, you choose the items and confirm.
      </p>
      <form className={styles.form} method="post" action="/withdraw/" onSubmit={submit}>
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
          hint="You can find it in your confirmation email."
          problem={null}
        />
        <TextField
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={answered?.values?.email ?? ''}
          problem={null}
        />
        <Button type="submit" isWide size="large" aria-disabled={isSending} aria-busy={isSending}>
          {isSending ? 'Finding…' : 'Continue'}
        </Button>
      </form>
      <p className={styles.hint}>
        Lost your order number, or prefer another way? You can also <Link to="/contact/">contact us</Link>. See your{' '}
        <Link to="/withdrawal/">right of withdrawal</Link>.
      </p>
    </>
  );
}
