// oxlint-disable relay/unused-fields -- ListScreen.tsx reads the connection
import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import type { AuditScreenQuery, AuditScreenQuery$data } from '../__generated__/AuditScreenQuery.graphql.ts';
import { formatDateTime } from '../kit/formats.ts';
import { listLoader, useScreenQuery } from '../kit/loadScreen.ts';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import type { Column } from '../kit/table/DataTable.tsx';
import { FilterDate, FilterSelect } from '../kit/table/FilterBar.tsx';
import { ListScreen } from '../kit/table/ListScreen.tsx';
import { dayOf, idOf, oneOf } from '../kit/table/listUrl.ts';
import { AuditParts } from './AuditParts.tsx';
import { targetPath, targetText } from './targetText.ts';
import { actionLabel, areas, detailsText } from './labels.ts';
import * as t from './__generated__/messages.ts';

const outcomes = ['DONE', 'REFUSED', 'FAILED'] as const;

const query = graphql`
  query AuditScreenQuery($filter: AuditFilter, $first: Int, $after: String, $last: Int, $before: String) {
    auditLog(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
      pageInfo {
        ...Pager_page
      }
      edges {
        node {
          databaseId
          at
          accountDatabaseId
          email
          apiKeyId
          apiKeyName
          action
          outcome
          targetType
          targetIds
          targetNames
          targetCount
          details
          partCount
          ...AuditParts_entry
          requestId
          network
        }
      }
    }
    staffAccounts {
      databaseId
      email
    }
  }
`;

export const loadAudit = listLoader<AuditScreenQuery>(query, (url) => ({
  filter: {
    accountId: idOf(url, 'person', 'Account'),
    action: oneOf(
      url,
      'area',
      areas.map(({ value }) => value),
    ),
    outcome: oneOf(url, 'outcome', outcomes),
    from: dayOf(url, 'from'),
    until: dayOf(url, 'until', 1),
    partOf: idOf(url, 'partOf', 'AuditEntry'),
  },
}));

type Row = AuditScreenQuery$data['auditLog']['edges'][number]['node'];

const actorText = ({ email, accountDatabaseId, apiKeyId, apiKeyName, requestId }: Row) =>
  (apiKeyId == null ? null : t.apiKeyName({ name: apiKeyName ?? apiKeyId })) ??
  email ??
  (accountDatabaseId == null ? (requestId === 'console' ? t.console : t.system) : t.accountNumber({ number: accountDatabaseId }));

/** The targets of an action; those that still exist and have their own screen are links. */
function Targets({ row: { targetType, targetIds, targetNames, targetCount } }: { row: Row }) {
  const targets = { targetType, targetIds, targetNames, targetCount };
  const [path, words] = [targetPath(targets), targetText(targets)];
  return path === null ? words : <Link to={path}>{words}</Link>;
}

const columns: readonly Column<Row>[] = [
  { heading: t.when, cell: ({ at }) => formatDateTime(at) },
  { heading: t.who, cell: actorText },
  { heading: t.what, cell: ({ action }) => <span title={action}>{actionLabel(action)}</span>, isTitle: true },
  {
    heading: t.outcome,
    cell: ({ outcome }) => (
      <StatusBadge tone={outcome === 'DONE' ? 'good' : 'bad'}>
        {outcome === 'DONE' ? t.done : outcome === 'REFUSED' ? t.rejected : t.failed}
      </StatusBadge>
    ),
  },
  {
    heading: t.target,
    cell: (row) => <Targets row={row} />,
  },
  {
    heading: t.details,
    cell: (row) => (
      <>
        {detailsText(row.details) || (row.partCount === 0 && '–')}
        {row.partCount > 0 && <AuditParts entry={row} />}
      </>
    ),
  },
  { heading: t.from, cell: ({ network }) => network || '–', isMinor: true },
];

/** The audit log of the staff's actions. */
export function AuditScreen() {
  const { auditLog, staffAccounts } = useScreenQuery<AuditScreenQuery>(query);
  return (
    <ListScreen
      title={t.auditLog}
      description={t.whatLogHas}
      filters={
        <>
          <FilterSelect
            name="person"
            label={t.person}
            all={t.everyone}
            options={staffAccounts.map(({ databaseId, email }) => ({ value: String(databaseId), label: email }))}
          />
          <FilterSelect name="area" label={t.action} all={t.allActions} options={areas} />
          <FilterSelect
            name="outcome"
            label={t.outcome}
            all={t.allOutcomes}
            options={[
              { value: 'DONE', label: t.done },
              { value: 'REFUSED', label: t.rejected },
              { value: 'FAILED', label: t.failed },
            ]}
          />
          <FilterDate name="from" label={t.from} />
          <FilterDate name="until" label={t.to} />
        </>
      }
      list={auditLog}
      columns={columns}
      empty={t.noMatchingEntries}
    />
  );
}
