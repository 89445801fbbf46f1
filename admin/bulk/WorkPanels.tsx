// oxlint-disable relay/unused-fields -- workWords.ts, WorkButtons.tsx and LeftAlone.tsx read them
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { WorkPanels_work$key } from '../__generated__/WorkPanels_work.graphql.ts';
import { formatDateTime } from '../kit/formats.ts';
import { ProgressPanel } from '../kit/ProgressPanel.tsx';
import { usePolling } from '../kit/usePolling.ts';
import { LeftAlone } from './LeftAlone.tsx';
import { WorkButtons } from './WorkButtons.tsx';
import { isUnderWay, outcomeOf, titleOf } from './workWords.ts';

/** Above a list: what is being done with many of its records, what has just been done, and the way back. */
export function WorkPanels({ work: keys }: { work: WorkPanels_work$key }) {
  const all = useFragment(
    graphql`
      fragment WorkPanels_work on Work @relay(plural: true) {
        kind
        databaseId
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
  return all.map((work) => (
    <ProgressPanel
      key={`${work.kind} ${work.databaseId}`}
      label={`${titleOf(work)}, ${formatDateTime(work.requestedAt)}`}
      done={work.done}
      total={work.total}
      isRunning={isUnderWay(work)}
      actions={<WorkButtons work={work} />}
    >
      <p>{outcomeOf(work)}</p>
      {!isUnderWay(work) && <LeftAlone problems={work.problems} subject={work.subject} />}
    </ProgressPanel>
  ));
}
