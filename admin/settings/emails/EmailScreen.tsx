// oxlint-disable relay/unused-fields -- passed on to EmailPreview.tsx
import { graphql } from 'react-relay/hooks.js';
import { Button } from '../../../web/kit/Button.tsx';
import { showToast } from '../../../web/kit/toast/toasts.ts';
import type { EmailScreenQuery, EmailScreenQuery$data } from '../../__generated__/EmailScreenQuery.graphql.ts';
import type { EmailScreenSaveMutation } from '../../__generated__/EmailScreenSaveMutation.graphql.ts';
import type { EmailScreenTestMutation } from '../../__generated__/EmailScreenTestMutation.graphql.ts';
import { FormArea, FormText } from '../../kit/form/FormField.tsx';
import layout from '../../kit/form/layout.module.css';
import { SettingsForm } from '../../kit/form/SettingsForm.tsx';
import { useAdminForm } from '../../kit/form/useAdminForm.ts';
import { loadFound, orNotFound, useScreenQuery } from '../../kit/loadScreen.ts';
import { useAdminMutation } from '../../kit/mutation/useAdminMutation.ts';
import { Panel } from '../../kit/Panel.tsx';
import type { ScreenArgs } from '../../kit/screen.ts';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { EmailPreview } from './EmailPreview.tsx';
import styles from './emails.module.css';
import * as t from '../__generated__/messages.ts';

const query = graphql`
  query EmailScreenQuery($kind: String!) {
    adminEmail(kind: $kind) {
      kind
      title
      occasion
      subject
      introduction
      footer
      defaultSubject
      placeholders {
        name
        description
        example
      }
      edit {
        version
        ...SettingsForm_edit
      }
    }
  }
`;

/**
 * Loads the email in the URL.
 * @throws NotFound
 */
export function loadEmail({ environment, params }: ScreenArgs) {
  return loadFound<EmailScreenQuery>(environment, query, { kind: params.kind ?? '' }, ({ adminEmail }) => adminEmail);
}

const labels = { subject: t.subject, introduction: t.introduction, footer: t.footer } as const;
const empty = { subject: '', introduction: '', footer: '' };

/** The email as queried. */
export type EmailFacts = NonNullable<EmailScreenQuery$data['adminEmail']>;

/** Edits the texts of one email, with a preview. */
export function EmailScreen() {
  const email = orNotFound(useScreenQuery<EmailScreenQuery>(query).adminEmail);
  return <EmailForm key={email.kind} email={email} />;
}

function useTestEmail(kind: string) {
  const { run, isBusy } = useAdminMutation<EmailScreenTestMutation, 'SendTestEmailPayload'>(
    graphql`
      mutation EmailScreenTestMutation($input: SendTestEmailInput!) {
        result: sendTestEmail(input: $input) {
          __typename
          ... on SendTestEmailPayload {
            to
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'SendTestEmailPayload',
  );
  const send = () =>
    run({ variables: { input: { kind } }, onDone: ({ to }) => showToast({ kind: 'success', text: t.testEmailSentTo({ to }) }) });
  return { send, isBusy };
}

function EmailForm({ email }: { email: EmailFacts }) {
  const { kind, title, occasion, subject, introduction, footer, edit, placeholders, defaultSubject } = email;
  const form = useAdminForm({
    read: { version: edit.version, values: { subject, introduction, footer } },
    mutation: useAdminMutation<EmailScreenSaveMutation, 'UpdateEmailTextsPayload'>(
      graphql`
        mutation EmailScreenSaveMutation($input: UpdateEmailTextsInput!, $isDryRun: Boolean) {
          result: updateEmailTexts(input: $input, isDryRun: $isDryRun) {
            __typename
            ... on UserError {
              code
              message
              path
            }
            ... on InvalidInputError {
              issues {
                path
                message
              }
            }
          }
        }
      `,
      'UpdateEmailTextsPayload',
    ),
    labels,
    variablesOf: ({ sent, version: expectedVersion }) => ({ input: { kind, expectedVersion, ...sent } }),
    savedText: t.emailSaved,
  });
  const test = useTestEmail(kind);
  const isDefault = Object.values(form.values).every((text) => text.trim() === '');
  return (
    <>
      <ScreenHead
        title={title}
        description={occasion}
        back={{ path: '/emails', title: t.emails }}
        actions={
          <>
            <Button kind="secondary" disabled={isDefault} onClick={() => form.change(empty)}>
              {t.restoreDefault}
            </Button>
            <Button kind="secondary" aria-disabled={test.isBusy} onClick={() => !test.isBusy && test.send()}>
              {t.sendTestEmail}
            </Button>
          </>
        }
      />
      <SettingsForm form={form} edit={edit}>
        <div className={styles.columns}>
          <Panel title={t.texts} description={t.emailTextsHint}>
            <div className={layout.fields}>
              <FormText form={form} name="subject" maxLength={150} placeholder={defaultSubject} hint={t.leaveEmptyForDefault} />
              <FormArea form={form} name="introduction" rows={6} maxLength={1_000} hint={t.introductionHint} />
              <FormArea form={form} name="footer" rows={3} maxLength={500} hint={t.footerHint} />
              <div>
                <h3 className={styles.heading}>{t.placeholders}</h3>
                <dl className={styles.placeholders}>
                  {placeholders.map(({ name, description, example }) => (
                    <div key={name}>
                      <dt>
                        <code>{`{${name}}`}</code>
                      </dt>
                      <dd>{example === '' ? description : t.descriptionSuchAs({ description, example })}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            </div>
          </Panel>
          <EmailPreview email={email} texts={form.values} />
        </div>
      </SettingsForm>
    </>
  );
}
