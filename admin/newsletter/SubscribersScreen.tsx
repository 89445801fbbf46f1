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
import { formatCount, formatDateTime } from '../kit/formats.ts';
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
  { heading: 'ID', cell: ({ databaseId }) => databaseId, sorts: { up: 'OLDEST', down: 'NEWEST' } },
  {
    heading: 'Email',
    cell: ({ databaseId, email }) => <Link to={`/subscribers/${databaseId}`}>{email}</Link>,
    sorts: { up: 'EMAIL_ASC', down: 'EMAIL_DESC' },
    isTitle: true,
  },
  { heading: 'Name', cell: ({ name }) => name ?? '–', sorts: { up: 'NAME_ASC', down: 'NAME_DESC' } },
  { heading: 'Status', cell: ({ status }) => <SubscriberStatusBadge status={status} /> },
  { heading: 'Signed up', cell: ({ createdAt }) => formatDateTime(createdAt) },
  { heading: 'Form', cell: ({ placement }) => placement || '–', isMinor: true },
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
      title="Subscribers"
      description={`${formatCount(counts.confirmed, 'confirmed subscriber')}, ${counts.pending} pending, ${counts.unsubscribed} unsubscribed.`}
      actions={
        <>
          <ButtonLink kind="secondary" size="small" to="/subscribers/imports">
            Import
          </ButtonLink>
          <Button kind="secondary" size="small" disabled={isExporting} onClick={exportShown}>
            {isExporting ? 'Exporting…' : isNarrowed(params) ? 'Export results' : 'Export'}
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
      searchLabel="Search by email or name"
      filters={<FilterSelect name="status" label="Status" all="All statuses" options={statusOptions} />}
      bulk={
        <SelectionBar selection={selection}>
          <Button kind="secondary" size="small" onClick={() => setAsked(selection.ids)}>
            Delete selected
          </Button>
        </SelectionBar>
      }
      list={subscribers}
      columns={columns}
      defaultSort="NEWEST"
      selection={selection}
      selectLabel={({ databaseId }) => `Select record ${databaseId}`}
      rowActions={({ databaseId }) => (
        <Button kind="quiet" size="small" aria-label={`Delete record ${databaseId}`} onClick={() => setAsked([databaseId])}>
          Delete
        </Button>
      )}
      empty="No subscribers yet."
      noMatch="No subscribers match."
    >
      <ConfirmDialog
        isOpen={asked.length > 0}
        title={
          asked.length === 1
            ? `Are you sure you want to delete Record with ID# ${asked[0]}`
            : `Are you sure you want to delete ${asked.length} records?`
        }
        confirmLabel="Delete"
        isDanger
        onConfirm={() => {
          setAsked([]);
          deletions.deleteSome(asked);
        }}
        onCancel={() => setAsked([])}
      >
        <p>You can undo this for ten minutes.</p>
      </ConfirmDialog>
      {deletions.failure && <FailureAlerts failure={deletions.failure} onDone={deletions.forgetFailure} />}
    </ListScreen>
  );
}
