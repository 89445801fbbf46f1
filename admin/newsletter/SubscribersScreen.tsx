// oxlint-disable relay/unused-fields -- ListScreen.tsx reads the connection
import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../web/kit/Button.tsx';
import type {
  SubscribersScreenQuery,
  SubscribersScreenQuery$data,
  SubscriberStatus,
} from '../__generated__/SubscribersScreenQuery.graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { FailureAlerts } from '../kit/FailureAlerts.tsx';
import { formatDateTime } from '../kit/formats.ts';
import { listLoader, useScreenQuery } from '../kit/loadScreen.ts';
import { useSession } from '../kit/session.ts';
import type { Column } from '../kit/table/DataTable.tsx';
import { FilterSelect } from '../kit/table/FilterBar.tsx';
import { ListScreen } from '../kit/table/ListScreen.tsx';
import { isNarrowed, oneOf, useListUrl, searchQueryOf } from '../kit/table/listUrl.ts';
import { SelectionBar } from '../kit/table/SelectionBar.tsx';
import { useListSelection } from '../kit/table/useSelection.ts';
import { DeleteAll } from './DeleteAll.tsx';
import { DeletionPanels } from './DeletionPanels.tsx';
import { SubscriberStatusBadge, statusOptions, statuses } from './SubscriberStatusBadge.tsx';
import { useDeletions } from './useDeletions.ts';
import { useExport } from './useExport.ts';
import * as t from './__generated__/messages.ts';

const sorts = ['NEWEST', 'OLDEST', 'EMAIL_ASC', 'EMAIL_DESC', 'NAME_ASC', 'NAME_DESC'] as const;

const query = graphql`
  query SubscribersScreenQuery($filter: SubscriberFilter, $sort: SubscriberSort, $first: Int, $after: String, $last: Int, $before: String) {
    subscribers(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      isTotalExact
      pageInfo {
        ...Pager_page
      }
      edges {
        node {
          databaseId
          email
          name
          status
          placement
          createdAt
        }
      }
    }
    subscriberCounts {
      all
      pending
      confirmed
      unsubscribed
    }
    subscriberDeletions {
      ...DeletionPanels_deletion
    }
  }
`;

export const loadSubscribers = listLoader<SubscribersScreenQuery>(query, (url) => ({
  filter: { search: searchQueryOf(url), status: oneOf<SubscriberStatus>(url, 'status', statuses) },
  sort: oneOf(url, 'sort', sorts),
}));

type Row = SubscribersScreenQuery$data['subscribers']['edges'][number]['node'];

const columns: readonly Column<Row>[] = [
  { heading: t.id, cell: ({ databaseId }) => databaseId, sorts: { up: 'OLDEST', down: 'NEWEST' } },
  {
    heading: t.email,
    cell: ({ databaseId, email }) => <Link to={`/subscribers/${databaseId}`}>{email}</Link>,
    sorts: { up: 'EMAIL_ASC', down: 'EMAIL_DESC' },
    isTitle: true,
  },
  { heading: t.name, cell: ({ name }) => name ?? '–', sorts: { up: 'NAME_ASC', down: 'NAME_DESC' } },
  { heading: t.status, cell: ({ status }) => <SubscriberStatusBadge status={status} /> },
  { heading: t.signedUp, cell: ({ createdAt }) => formatDateTime(createdAt) },
  { heading: t.form, cell: ({ placement }) => placement || '–', isMinor: true },
];

/** The newsletter's list (rows 103 to 106). */
export function SubscribersScreen() {
  const { subscribers, subscriberCounts: counts, subscriberDeletions } = useScreenQuery<SubscribersScreenQuery>(query);
  const selection = useListSelection(subscribers);
  const [asked, setAsked] = useState<readonly number[]>([]);
  const deletions = useDeletions(selection.clear);
  const { person } = useSession();
  const { params } = useListUrl();
  const { download, isBusy: isExporting } = useExport();
  const exportShown = () => void download({ search: params.get('q'), status: params.get('status') });

  return (
    <ListScreen
      title={t.subscribers}
      description={t.subscriberCounts({
        confirmed: counts.confirmed,
        pending: counts.pending,
        unsubscribed: counts.unsubscribed,
      })}
      actions={
        <>
          <ButtonLink kind="secondary" size="small" to="/subscribers/imports">
            {t.importButton}
          </ButtonLink>
          <Button kind="secondary" size="small" disabled={isExporting} onClick={exportShown}>
            {isExporting ? t.exporting : isNarrowed(params) ? t.exportResults : t.exportButton}
          </Button>
          {person.isAdministrator && (
            <DeleteAll
              count={counts.all}
              onExport={() => void download({ search: null, status: null })}
              onBegun={deletions.reloadList}
              onFailed={deletions.fail}
            />
          )}
        </>
      }
      above={<DeletionPanels deletions={subscriberDeletions} onUndo={deletions.undo} isUndoing={deletions.isUndoing} />}
      searchLabel={t.searchByEmailOrName}
      filters={<FilterSelect name="status" label={t.status} all={t.allStatuses} options={statusOptions} />}
      bulk={
        <SelectionBar selection={selection}>
          <Button kind="secondary" size="small" onClick={() => setAsked(selection.ids)}>
            {t.deleteSelected}
          </Button>
        </SelectionBar>
      }
      list={subscribers}
      columns={columns}
      defaultSort="NEWEST"
      selection={selection}
      selectLabel={({ databaseId }) => t.selectRecord({ number: databaseId })}
      rowActions={({ databaseId }) => (
        <Button kind="quiet" size="small" aria-label={t.deleteRecord({ number: databaseId })} onClick={() => setAsked([databaseId])}>
          {t.deleteButton}
        </Button>
      )}
      empty={t.noSubscribersYet}
      noMatch={t.noSubscribersMatch}
    >
      <ConfirmDialog
        isOpen={asked.length > 0}
        title={asked.length === 1 ? t.confirmDeleteRecord({ id: asked[0] ?? '' }) : t.confirmDeleteRecords({ count: asked.length })}
        confirmLabel={t.deleteButton}
        isDanger
        onConfirm={() => {
          setAsked([]);
          deletions.deleteSome(asked);
        }}
        onCancel={() => setAsked([])}
      >
        <p>{t.youCanUndoThisForTen}</p>
      </ConfirmDialog>
      {deletions.failure && <FailureAlerts failure={deletions.failure} onDone={deletions.forgetFailure} />}
    </ListScreen>
  );
}
