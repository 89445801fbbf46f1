import { globalId } from '../../../shared/globalId.ts';
import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { Link, useSearchParams } from 'react-router';
import type { ViewsPanelDeleteMutation } from '../../__generated__/ViewsPanelDeleteMutation.graphql.ts';
import type { ViewsPanelSaveMutation } from '../../__generated__/ViewsPanelSaveMutation.graphql.ts';
import { Button } from '../../../web/kit/Button.tsx';
import { useAdminMutation } from '../mutation/useAdminMutation.ts';
import { useSavedViews } from './savedViews.ts';
import { viewSearch } from './viewSearch.ts';
import styles from './views.module.css';
import { showToast } from '../../../web/kit/toast/toasts.ts';
import { AdminForm } from '../form/AdminForm.tsx';
import { FormText } from '../form/FormField.tsx';
import { useAdminForm } from '../form/useAdminForm.ts';
import * as t from '../__generated__/messages.ts';

export interface ViewsPanelProps {
  /** The list: its path below /admin/. */
  screen: string;
  /** Called when a view was opened or saved. */
  onDone: () => void;
}

/** The saved views of a list: opens and deletes them, and saves the current state of the list as a new one. */
export function ViewsPanel({ screen, onDone }: ViewsPanelProps) {
  const kept = useSavedViews();
  const [params] = useSearchParams();
  const shown = viewSearch(params);
  const views = kept.views.filter((view) => view.screen === screen);
  const current = views.find(({ search }) => search === shown);
  const saved = () => {
    kept.readAnew();
    onDone();
  };
  return (
    <div className={styles.panel}>
      {views.length === 0 && <p>{t.noSavedViewsYet}</p>}
      <ul role="list" className={styles.views}>
        {views.map((view) => (
          <li key={view.id}>
            <Link to={`/${screen}?${view.search}`} aria-current={view === current ? 'page' : undefined} onClick={onDone}>
              {view.name}
            </Link>
            <DeleteView {...view} onDeleted={kept.readAnew} />
          </li>
        ))}
      </ul>
      {shown === '' && views.length > 0 && <p>{t.searchToSaveAnotherView}</p>}
      {shown !== '' && !current && (
        <SaveView screen={screen} search={shown} existingNames={views.map(({ name }) => name)} onSaved={saved} />
      )}
    </div>
  );
}

interface SaveViewProps {
  screen: string;
  search: string;
  /** Names of the list's existing views. */
  existingNames: readonly string[];
  onSaved: () => void;
}

const labels = { name: t.viewName } as const;
const blank = { version: 0, values: { name: '' } };

function SaveView({ screen, search, existingNames, onSaved }: SaveViewProps) {
  // Name of the view that the next click replaces: staff have read the warning.
  const [replaced, setReplaced] = useState<string | null>(null);
  const mutation = useAdminMutation<ViewsPanelSaveMutation, 'SetListViewPayload'>(
    graphql`
      mutation ViewsPanelSaveMutation($input: SetListViewInput!, $isDryRun: Boolean) {
        result: setListView(input: $input, isDryRun: $isDryRun) {
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
    'SetListViewPayload',
  );
  const form = useAdminForm({
    read: blank,
    isNew: true,
    mutation,
    labels,
    variablesOf: ({ sent: { name } }) => ({ input: { screen, name, search } }),
    pathOf: (path) => (path === 'search' ? 'name' : path),
    savedText: ({ name }) =>
      existingNames.includes(name.trim()) ? t.viewReplaced({ name: name.trim() }) : t.viewSaved({ name: name.trim() }),
    onSaved,
  });
  const name = form.values.name.trim();
  const confirmed = replaced === name ? replaced : null;
  // Another name needs a new confirmation, even if the first one is typed again.
  if (replaced !== confirmed) setReplaced(null);

  return (
    <AdminForm
      submitLabel={confirmed === null ? t.saveView : t.replaceView}
      isBusy={form.isBusy}
      failure={form.failure}
      found={form.found}
      onSubmit={() => (existingNames.includes(name) && confirmed === null ? setReplaced(name) : form.save())}
    >
      <FormText form={form} name="name" maxLength={40} required autoComplete="off" />
      <p role="alert" className={confirmed === null ? 'visually-hidden' : undefined}>
        {confirmed !== null && t.viewExists({ name: confirmed })}
      </p>
    </AdminForm>
  );
}

function DeleteView({ id, name, onDeleted }: { id: number; name: string; onDeleted: () => void }) {
  const [isDeleted, setGone] = useState(false);
  const { run, isBusy } = useAdminMutation<ViewsPanelDeleteMutation, 'DeleteListViewPayload'>(
    graphql`
      mutation ViewsPanelDeleteMutation($input: DeleteListViewInput!) {
        result: deleteListView(input: $input) {
          __typename
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    'DeleteListViewPayload',
  );
  const forget = () =>
    run({
      variables: { input: { id: globalId('ListView', id) } },
      onDone: () => {
        setGone(true);
        onDeleted();
        showToast({ kind: 'success', text: t.viewDeleted({ name }) });
      },
    });
  return (
    <Button kind="quiet" size="small" disabled={isBusy || isDeleted} aria-label={t.deleteView({ name })} onClick={forget}>
      {t.deleteLabel}
    </Button>
  );
}
