import { graphql, useFragment } from 'react-relay/hooks.js';
import { Button } from '../../web/kit/Button.tsx';
import type { DeletionPanels_deletion$key } from '../__generated__/DeletionPanels_deletion.graphql.ts';
import { formatTime } from '../kit/formats.ts';
import { ProgressPanel } from '../kit/ProgressPanel.tsx';
import { usePolling } from '../kit/usePolling.ts';
import * as t from './__generated__/messages.ts';

export interface DeletionPanelsProps {
  deletions: DeletionPanels_deletion$key;
  onUndo: (deletionId: number) => void;
  isUndoing: boolean;
}

/** Running deletions with their progress, and those that can still be undone. */
export function DeletionPanels({ deletions: key, onUndo, isUndoing }: DeletionPanelsProps) {
  const deletions = useFragment(
    graphql`
      fragment DeletionPanels_deletion on SubscriberDeletion @relay(plural: true) {
        databaseId
        status
        isAll
        total
        count
        restoredCount
        undoableUntil
      }
    `,
    key,
  );
  const isUnderWay = (status: string) => status === 'RUNNING' || status === 'UNDOING';
  usePolling(deletions.some(({ status }) => isUnderWay(status)));
  return deletions
    .filter(({ status, undoableUntil }) => isUnderWay(status) || (status === 'DONE' && isAhead(undoableUntil)))
    .map(({ databaseId, status, isAll, total, count, restoredCount, undoableUntil }) => (
      <ProgressPanel
        key={databaseId}
        label={status === 'UNDOING' ? t.restoringRecords : status === 'RUNNING' ? t.deletingSubscribers : t.deleted}
        done={status === 'UNDOING' ? restoredCount : count}
        total={status === 'UNDOING' ? count : total}
        isRunning={isUnderWay(status)}
        actions={
          status === 'UNDOING' ? undefined : (
            <Button kind="secondary" size="small" disabled={isUndoing} onClick={() => onUndo(databaseId)}>
              {t.undo}
            </Button>
          )
        }
      >
        {status === 'DONE' && undoableUntil != null
          ? isAll
            ? t.allSubscribersDeleted({ count, time: formatTime(undoableUntil) })
            : t.recordsDeletedUntil({ count, time: formatTime(undoableUntil) })
          : null}
      </ProgressPanel>
    ));
}

function isAhead(instant: string | null | undefined): boolean {
  return instant != null && Date.parse(instant) > Date.now();
}
