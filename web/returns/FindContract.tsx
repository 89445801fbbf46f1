import { useActionData } from 'react-router';
import { Link } from '../kit/Link.tsx';
import { Button } from '../kit/Button.tsx';
import { TextField } from '../kit/forms/TextField.tsx';
import { useFormAction } from '../kit/forms/useFormAction.ts';
import styles from './withdraw.module.css';
import { withdrawAction, type WithdrawActionData } from './withdrawActions.ts';
import * as t from './__generated__/messages.ts';

/** Finds the order to withdraw from by its number and email address. */
export function FindContract() {
  const answered = useActionData<WithdrawActionData>();
  const { answer, isSending, submit } = useFormAction<WithdrawActionData>(withdrawAction, (error) => ({ error }), { answered });
  return (
    <>
      <p>{t.youCanWithdrawFromYourOrder}</p>
      <form className={styles.form} method="post" action="/withdraw/" onSubmit={submit}>
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
          hint={t.youCanFindIt}
          problem={null}
        />
        <TextField
          name="email"
          label={t.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={answered?.values?.email ?? ''}
          problem={null}
        />
        <Button type="submit" isWide size="large" aria-disabled={isSending} aria-busy={isSending}>
          {isSending ? t.finding : t.continueLabel}
        </Button>
      </form>
      <p className={styles.hint}>
        {t.lostYourOrderNumberOrPrefer({
          link: (text) => <Link to="/contact/">{text}</Link>,
          link2: (text) => <Link to="/withdrawal/">{text}</Link>,
        })}
      </p>
    </>
  );
}
