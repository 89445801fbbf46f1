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
import * as t from './__generated__/messages.ts';

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
  { heading: t.job, cell: (row) => titleOf(row), isTitle: true },
  { heading: t.status, cell: ({ status }) => <StatusBadge tone={stateOf(status).tone}>{stateOf(status).label}</StatusBadge> },
  { heading: t.result, cell: (row) => <Outcome row={row} /> },
  { heading: t.who, cell: ({ startedBy }) => startedBy ?? '–' },
  { heading: t.when, cell: ({ requestedAt }) => formatDateTime(requestedAt) },
];

/** Background jobs (bulk actions, imports, exports and deletions) with their progress and result, and a way to undo them. */
export function JobsScreen() {
  const { recentJobs } = useScreenQuery<JobsScreenQuery>(query);
  usePolling(recentJobs.some(isUnderWay));
  return (
    <>
      <ScreenHead title={t.backgroundJobs} description={t.bulkActionsImportsExports} />
      <Panel isFlush>
        <DataTable
          caption={t.backgroundJobs}
          columns={columns}
          rows={recentJobs}
          idOf={({ id }) => id}
          actions={(row) => (
            <div className={styles.verbs}>
              <JobButtons job={row} isNamed />
            </div>
          )}
          empty={t.noBackgroundJobsIn}
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
          <progress aria-label={t.progressOf({ title: titleOf(row) })} value={total === 0 ? undefined : done} max={Math.max(total, 1)} />
          <span>{isPercent ? `${formatNumber(done)}%` : t.doneOfTotal({ done: formatNumber(done), total: formatNumber(total) })}</span>
        </>
      )}
      <span role="status">{outcomeOf(row)}</span>
      {isCounted && !isUnderWay(row) && changed < total && <LazyUnchangedRecords job={row} />}
      {undoableUntil != null && <span className={styles.until}>{t.youCanUndoThisUntil({ time: formatDateTime(undoableUntil) })}</span>}
      {report !== null && (
        <Link to={report}>
          {kind === 'CATALOGUE_IMPORT'
            ? t.reportOf({ topic: row.topic, hidden: (text) => <span className="visually-hidden">{text}</span> })
            : t.report}
        </Link>
      )}
    </div>
  );
}
