// oxlint-disable relay/unused-fields -- jobTexts.ts and JobButtons.tsx read them
import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import type { JobsScreenQuery, JobsScreenQuery$data } from '../__generated__/JobsScreenQuery.graphql.ts';
import { formatDateTime, formatNumber } from '../kit/formats.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import { DataTable, type Column } from '../kit/table/DataTable.tsx';
import { usePolling } from '../kit/usePolling.ts';
import { LazyUnchangedRecords } from './LazyUnchangedRecords.tsx';
import styles from './jobs.module.css';
import { JobButtons } from './JobButtons.tsx';
import { isUnderWay, outcomeOf, reportOf, stateOf, titleOf } from './jobTexts.ts';

const query = graphql`
  query JobsScreenQuery {
    recentJobs {
      kind
      id
      databaseId
      subject
      topic
      status
      requestedAt
      startedBy
      total
      done
      isPercent
      changed
      undone
      leftAlone
      failure
      reference
      canStop
      canResume
      canUndo
      undoableUntil
    }
  }
`;

/** Loads the background jobs of the areas that the person has rights to. */
export function loadJobs({ environment }: ScreenArgs) {
  return loadScreen<JobsScreenQuery>(environment, query, {});
}

type Row = JobsScreenQuery$data['recentJobs'][number];

const columns: readonly Column<Row>[] = [
  { heading: 'Job', cell: (row) => titleOf(row), isTitle: true },
  { heading: 'Status', cell: ({ status }) => <StatusBadge tone={stateOf(status).tone}>{stateOf(status).label}</StatusBadge> },
  { heading: 'Result', cell: (row) => <Outcome row={row} /> },
  { heading: 'Who', cell: ({ startedBy }) => startedBy ?? '–' },
  { heading: 'When', cell: ({ requestedAt }) => formatDateTime(requestedAt) },
];

/** Background jobs (bulk actions, imports, exports and deletions) with their progress and result, and a way to undo them. */
export function JobsScreen() {
  const { recentJobs } = useScreenQuery<JobsScreenQuery>(query);
  usePolling(recentJobs.some(isUnderWay));
  return (
    <>
      <ScreenHead
        title="Background jobs"
        description="Bulk actions, imports, exports and deletions from the last 30 days. Undo skips anything that has been changed since."
      />
      <Panel isFlush>
        <DataTable
          caption="Background jobs"
          columns={columns}
          rows={recentJobs}
          idOf={({ id }) => id}
          actions={(row) => (
            <div className={styles.verbs}>
              <JobButtons job={row} isNamed />
            </div>
          )}
          empty="No background jobs in the last 30 days."
        />
      </Panel>
    </>
  );
}

function Outcome({ row }: { row: Row }) {
  const { kind, databaseId, done, total, changed, isPercent, undoableUntil } = row;
  const report = reportOf({ kind, databaseId });
  const isCounted = kind === 'BULK_EDIT' || kind === 'BULK_ACTION';
  return (
    <div className={styles.outcome}>
      {isUnderWay(row) && (
        <>
          <progress aria-label={`Progress: ${titleOf(row)}`} value={total === 0 ? undefined : done} max={Math.max(total, 1)} />
          <span>{isPercent ? `${formatNumber(done)}%` : `${formatNumber(done)} of ${formatNumber(total)}`}</span>
        </>
      )}
      <span role="status">{outcomeOf(row)}</span>
      {isCounted && !isUnderWay(row) && changed < total && <LazyUnchangedRecords job={row} />}
      {undoableUntil != null && <span className={styles.until}>You can undo this until {formatDateTime(undoableUntil)}.</span>}
      {report !== null && (
        <Link to={report}>Report{kind === 'CATALOGUE_IMPORT' && <span className="visually-hidden"> of {row.topic}</span>}</Link>
      )}
    </div>
  );
}
