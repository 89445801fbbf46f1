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
  topContent: 'Top bar text',
  isComingSoon: 'Coming soon',
} as const;

/** Loads the notices shown on every page. */
export function loadNotices({ environment }: ScreenArgs) {
  return loadScreen<NoticesScreenQuery>(environment, query, {});
}

/** Settings of the notices shown on every page, with a preview. */
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
    savedText: 'Saved. Changes are live on every page.',
  });
  const { storeNotice, topContent } = form.values;
  return (
    <>
      <ScreenHead title="Notices" description="Messages shown around the content of every page." />
      <SettingsForm form={form} edit={edit}>
        <Panel title="Notices">
          <div className={styles.fields}>
            <FormArea
              form={form}
              name="storeNotice"
              rows={2}
              hint="Plain text, at most 500 characters. Visitors can dismiss it, and see it again when the text changes. Leave empty for none."
            />
            <FormText
              form={form}
              name="topContent"
              hint="A few words, at most 120 characters, such as “Free delivery from €50”. Leave empty for none."
            />
          </div>
        </Panel>
        <Panel title="Preview" description="The top of every page.">
          <div className={styles.preview}>
            {topContent.trim() !== '' && <p className={styles.previewTop}>{topContent}</p>}
            {storeNotice.trim() !== '' && (
              <p className={styles.previewNotice}>
                {storeNotice} <span aria-hidden="true">Dismiss</span>
              </p>
            )}
            <p className={styles.previewRest}>Page content</p>
          </div>
        </Panel>
        <Panel title="Opening">
          <FormFlag
            form={form}
            name="isComingSoon"
            hint="Administrators see a reminder on every page until they dismiss it. Visitors don’t see it, and the shop stays open."
          />
        </Panel>
      </SettingsForm>
    </>
  );
}
