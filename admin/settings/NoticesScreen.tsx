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
import * as t from './__generated__/messages.ts';

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
  storeNotice: t.storeNotice,
  topContent: t.topBarText,
  isComingSoon: t.comingSoon,
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
    savedText: t.savedChangesAreLive,
  });
  const { storeNotice, topContent } = form.values;
  return (
    <>
      <ScreenHead title={t.notices} description={t.messagesOnEveryPage} />
      <SettingsForm form={form} edit={edit}>
        <Panel title={t.notices}>
          <div className={styles.fields}>
            <FormArea form={form} name="storeNotice" rows={2} hint={t.storeNoticeHint} />
            <FormText form={form} name="topContent" hint={t.topBarTextHint} />
          </div>
        </Panel>
        <Panel title={t.preview} description={t.asShownOnEveryPage}>
          <div className={styles.preview}>
            {topContent.trim() !== '' && <p className={styles.previewTop}>{topContent}</p>}
            {storeNotice.trim() !== '' && (
              <p className={styles.previewNotice}>
                {storeNotice} <span aria-hidden="true">{t.dismiss}</span>
              </p>
            )}
            <p className={styles.previewRest}>{t.pageContent}</p>
          </div>
        </Panel>
        <Panel title={t.opening}>
          <FormFlag form={form} name="isComingSoon" hint={t.comingSoonHint} />
        </Panel>
      </SettingsForm>
    </>
  );
}
