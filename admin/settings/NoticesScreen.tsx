import { graphql } from 'react-relay/hooks.js';
import type { NoticesScreenQuery } from '../__generated__/NoticesScreenQuery.graphql.ts';
import type { NoticesScreenSaveMutation } from '../__generated__/NoticesScreenSaveMutation.graphql.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import styles from './menus/content.module.css';
import { SettingsForm } from '../kit/form/SettingsForm.tsx';
import { useAdminForm } from '../kit/form/useAdminForm.ts';
import { FormArea, FormFlag, FormText } from '../kit/form/FormField.tsx';

const query = graphql`
  query NoticesScreenQuery {
    notices: adminNotices {
      storeNotice
      topContent
      isComingSoon
      edit {
        version
        ...SettingsForm_edit
      }
    }
  }
`;

const saving = graphql`
  mutation NoticesScreenSaveMutation($input: UpdateStoreNoticesInput!, $isDryRun: Boolean) {
    result: updateStoreNotices(input: $input, isDryRun: $isDryRun) {
      __typename
      ... on UpdateStoreNoticesPayload {
        version
      }
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
`;

const labels = {
  storeNotice: 'Store notice',
  topContent: 'Words at the very top',
  isComingSoon: 'The shop opens soon',
} as const;

/** Loads what stands around every page. */
export function loadNotices({ environment }: ScreenArgs) {
  return loadScreen<NoticesScreenQuery>(environment, query, {});
}

/** What stands around every page, with a preview. */
export function NoticesScreen() {
  const { notices } = useScreenQuery<NoticesScreenQuery>(query);
  const { edit } = notices;
  const values = { storeNotice: notices.storeNotice, topContent: notices.topContent, isComingSoon: notices.isComingSoon };
  const form = useAdminForm({
    read: { version: edit.version, values },
    mutation: useAdminMutation<NoticesScreenSaveMutation, 'UpdateStoreNoticesPayload'>(saving, 'UpdateStoreNoticesPayload'),
    labels,
    variablesOf: ({ changed, version: expectedVersion }) => ({ input: { expectedVersion, ...changed } }),
    savedOf: ({ version }, saved) => ({ version, values: saved }),
    savedWords: 'It is saved. Every page shows it from now on.',
  });
  const { storeNotice, topContent } = form.values;
  return (
    <>
      <ScreenHead title="Notices" description="What every page of the shop says around its own contents." />
      <SettingsForm form={form} edit={edit}>
        <Panel title="Notices">
          <div className={styles.fields}>
            <FormArea
              form={form}
              name="storeNotice"
              rows={2}
              hint="Plain text, at most 500 characters. Visitors can put it away; another text is shown to them again. Empty: none."
            />
            <FormText
              form={form}
              name="topContent"
              hint="A few words, at most 120 characters, such as “Free delivery from €50”. Empty: none."
            />
          </div>
        </Panel>
        <Panel title="Preview" description="How pages begin.">
          <div className={styles.preview}>
            {topContent.trim() !== '' && <p className={styles.previewTop}>{topContent}</p>}
            {storeNotice.trim() !== '' && (
              <p className={styles.previewNotice}>
                {storeNotice} <span aria-hidden="true">Dismiss</span>
              </p>
            )}
            <p className={styles.previewRest}>The page follows here.</p>
          </div>
        </Panel>
        <Panel title="Opening">
          <FormFlag
            form={form}
            name="isComingSoon"
            hint="Administrators are reminded of it on every page, until each has put that away. Visitors see no difference, and nothing is closed."
          />
        </Panel>
      </SettingsForm>
    </>
  );
}
