// oxlint-disable relay/unused-fields -- jobTexts.ts, JobButtons.tsx and UnchangedRecords.tsx read them
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { JobPanels_jobs$key } from '../__generated__/JobPanels_jobs.graphql.ts';
import { formatDateTime } from '../kit/formats.ts';
import { ProgressPanel } from '../kit/ProgressPanel.tsx';
import { usePolling } from '../kit/usePolling.ts';
import { UnchangedRecords } from './UnchangedRecords.tsx';
import { JobButtons } from './JobButtons.tsx';
import { isUnderWay, outcomeOf, titleOf } from './jobTexts.ts';

/** Above a list: running and finished background jobs for its records, with a way to undo them. */
export function JobPanels({ job: keys }: { job: JobPanels_jobs$key }) {
  const all = useFragment(
    graphql`
      fragment JobPanels_jobs on Job @relay(plural: true) {
        kind
        id
        subject
        topic
        status
        requestedAt
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
        problems {
          databaseId
          name
          problem
        }
      }
    `,
    keys,
  );
  usePolling(all.some(isUnderWay));
  return all.map((job) => (
    <ProgressPanel
      key={job.id}
      label={`${titleOf(job)}, ${formatDateTime(job.requestedAt)}`}
      done={job.done}
      total={job.total}
      isRunning={isUnderWay(job)}
      actions={<JobButtons job={job} />}
    >
      <p>{outcomeOf(job)}</p>
      {!isUnderWay(job) && <UnchangedRecords problems={job.problems} subject={job.subject} />}
    </ProgressPanel>
  ));
}
