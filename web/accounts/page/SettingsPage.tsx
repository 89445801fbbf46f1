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
    <AccountPage title="Your profile">
      <NameForm name={account.name} />
      <EmailForm email={account.email} isVerified={account.isEmailVerified} />
      <section className={styles.box} aria-labelledby="password-title">
        <h2 id="password-title">Password</h2>
        <p className={styles.hint}>Changing your password signs you out on all other devices. We’ll email you to confirm the change.</p>
        <AccountForm name="password" className={styles.form} kind="secondary" button="Change password" busyButton="Changing…">
          <PasswordInput form="password" name="password" label="Current password" />
          <PasswordInput
            form="password"
            name="newPassword"
            label="New password"
            hint="At least 10 characters. A few words are easy to remember."
          />
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
      <h2 id="name-title">Your name</h2>
      <AccountForm name="name" className={styles.form} kind="secondary" button="Save name" busyButton="Saving…">
        <TextField name="name" label="Name" autoComplete="name" maxLength={100} isOptional {...field} />
      </AccountForm>
    </section>
  );
}

function EmailForm({ email, isVerified }: { email: string; isVerified: boolean }) {
  const field = useField('email', 'email', '');
  return (
    <section className={styles.box} aria-labelledby="email-title">
      <h2 id="email-title">Email address</h2>
      <p>
        <strong className={styles.address}>{email}</strong>
        {!isVerified && ' – not confirmed yet'}
      </p>
      <AccountForm name="email" className={styles.form} kind="secondary" button="Change email address" busyButton="Sending email…">
        <TextField
          name="email"
          label="New email address"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          hint="We’ll send an email to this address. The change takes effect when you open the link in it."
          {...field}
        />
        <PasswordInput form="email" name="password" label="Your password" />
      </AccountForm>
    </section>
  );
}
