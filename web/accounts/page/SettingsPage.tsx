import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router';
import type { SettingsPageQuery } from '../../__generated__/SettingsPageQuery.graphql.ts';
import type { OwnPage } from '../../visitor/ownPage.ts';
import { TextField } from '../../kit/forms/TextField.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountPage } from './AccountPage.tsx';
import { useForms } from './accountForms.ts';
import styles from './account.module.css';
import { PasswordInput } from './PasswordInput.tsx';
import * as t from '../__generated__/messages.ts';

/** Settings of the account: name, email address and password. */
export function SettingsPage() {
  const loaded = useLoaderData<OwnPage<SettingsPageQuery>>();
  const { viewer } = usePreloadedQuery<SettingsPageQuery>(
    graphql`
      query SettingsPageQuery {
        ...Shell_query
        viewer {
          ...PersonalLayer_viewer
          account {
            name
            email
            isEmailVerified
          }
        }
      }
    `,
    loaded.reference,
  );
  const { account } = viewer;
  if (!account) return null;
  return (
    <AccountPage title={t.yourProfile}>
      <NameForm name={account.name} />
      <EmailForm email={account.email} isVerified={account.isEmailVerified} />
      <section className={styles.box} aria-labelledby="password-title">
        <h2 id="password-title">{t.password}</h2>
        <p className={styles.hint}>{t.changingYourPasswordSignsYouOut}</p>
        <AccountForm name="password" className={styles.form} kind="secondary" button={t.changePassword} busyButton={t.changing}>
          <PasswordInput form="password" name="password" label={t.currentPassword} />
          <PasswordInput form="password" name="newPassword" label={t.newPassword} hint={t.leastCharactersFewWords} />
        </AccountForm>
      </section>
    </AccountPage>
  );
}

/** Returns the initial value of a form field and its error. */
function useField(form: string, name: string, value: string) {
  const { answer } = useForms();
  const failed = answer?.form === form && !answer.isDone ? answer : null;
  return { defaultValue: failed?.values[name] ?? value, problem: failed?.issues[name] ?? null };
}

function NameForm({ name }: { name: string }) {
  const field = useField('name', 'name', name);
  return (
    <section className={styles.box} aria-labelledby="name-title">
      <h2 id="name-title">{t.yourName}</h2>
      <AccountForm name="name" className={styles.form} kind="secondary" button={t.saveName} busyButton={t.saving}>
        <TextField name="name" label={t.name} autoComplete="name" maxLength={100} isOptional {...field} />
      </AccountForm>
    </section>
  );
}

function EmailForm({ email, isVerified }: { email: string; isVerified: boolean }) {
  const field = useField('email', 'email', '');
  return (
    <section className={styles.box} aria-labelledby="email-title">
      <h2 id="email-title">{t.emailAddress}</h2>
      <p>
        <strong className={styles.address}>{email}</strong>
        {!isVerified && t.notConfirmedYet}
      </p>
      <AccountForm name="email" className={styles.form} kind="secondary" button={t.changeEmailAddress} busyButton={t.sendingEmail}>
        <TextField
          name="email"
          label={t.newEmailAddress}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          hint={t.wellSendEmailToThisAddress}
          {...field}
        />
        <PasswordInput form="email" name="password" label={t.yourPassword} />
      </AccountForm>
    </section>
  );
}
