import { graphql } from 'react-relay/hooks.js';
import type { NoticesScreenQuery } from '../__generated__/NoticesScreenQuery.graphql.ts';
import type { NoticesScreenSaveMutation } from '../__generated__/NoticesScreenSaveMutation.graphql.ts';
import { CheckboxField, TextAreaField, TextField } from '../kit/form/fields.tsx';
import { FormEnd } from '../kit/form/FormEnd.tsx';
import { useVersionedForm } from '../kit/form/useVersionedForm.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import styles from './menus/content.module.css';

const query = graphql`
  query NoticesScreenQuery {
    notices: staffNotices {
      storeNotice
      topContent
      isComingSoon
      edit {
        version
        ...FormEnd_edit
      }
    }
  }
`;

const saving = graphql`
  mutation NoticesScreenSaveMutation($input: SaveStoreNoticesInput!, $isDryRun: Boolean) {
    result: saveStoreNotices(input: $input, isDryRun: $isDryRun) {
      __typename
      ... on SaveStoreNoticesPayload {
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

const labels: Readonly<Record<string, string>> = {
  storeNotice: 'Store notice',
  topContent: 'Words at the very top',
  isComingSoon: 'The shop opens soon',
};
const labelOf = (name: string) => labels[name] ?? name;

/** Loads what stands around every page. */
export function loadNotices({ environment }: ScreenArgs) {
  return loadScreen<NoticesScreenQuery>(environment, query, {});
}

/** What stands around every page, with a preview. */
export function NoticesScreen() {
  const { notices } = useScreenQuery<NoticesScreenQuery>(query);
  const { edit } = notices;
  const values = { storeNotice: notices.storeNotice, topContent: notices.topContent, isComingSoon: notices.isComingSoon };
  const form = useVersionedForm({
    read: { version: edit.version, values },
    mutation: useAdminMutation<NoticesScreenSaveMutation, 'SaveStoreNoticesPayload'>(saving, 'SaveStoreNoticesPayload', {
      isToldByForm: true,
    }),
    variablesOf: (expectedVersion, changed) => ({ input: { expectedVersion, ...changed } }),
    versionOf: ({ version }) => version,
    saved: 'It is saved. Every page shows it from now on.',
  });
  const { storeNotice, topContent, isComingSoon } = form.values;
  return (
    <>
      <ScreenHead title="Notices" description="What every page of the shop says around its own contents." />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        <Panel title="Notices">
          <div className={styles.fields}>
            <TextAreaField
              name="storeNotice"
              label={labelOf('storeNotice')}
              rows={2}
              hint="Plain text, at most 500 characters. Visitors can put it away; another text is shown to them again. Empty: none."
              value={storeNotice}
              error={form.errorOf('storeNotice')}
              onChange={({ target }) => form.change({ storeNotice: target.value })}
            />
            <TextField
              name="topContent"
              label={labelOf('topContent')}
              hint="A few words, at most 120 characters, such as “Free delivery from €50”. Empty: none."
              value={topContent}
              error={form.errorOf('topContent')}
              onChange={({ target }) => form.change({ topContent: target.value })}
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
          <CheckboxField
            name="isComingSoon"
            label={labelOf('isComingSoon')}
            hint="Administrators are reminded of it on every page, until each has put that away. Visitors see no difference, and nothing is closed."
            checked={isComingSoon}
            onChange={({ target }) => form.change({ isComingSoon: target.checked })}
          />
        </Panel>
        <FormEnd form={form} labelOf={labelOf} edit={edit} />
      </form>
    </>
  );
}
