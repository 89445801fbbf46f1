import { graphql, useFragment } from 'react-relay/hooks.js';
import { Button } from '../../../web/kit/Button.tsx';
import { showToast } from '../../../web/kit/toast/toasts.ts';
import type { BulkEditPanels_edit$data, BulkEditPanels_edit$key } from '../../__generated__/BulkEditPanels_edit.graphql.ts';
import type { BulkEditPanelsStopMutation } from '../../__generated__/BulkEditPanelsStopMutation.graphql.ts';
import type { BulkEditPanelsUndoMutation } from '../../__generated__/BulkEditPanelsUndoMutation.graphql.ts';
import { formatCount, formatDateTime, formatNumber } from '../../kit/formats.ts';
import { useReload } from '../../kit/loadScreen.ts';
import { useAdminMutation } from '../../kit/mutation/useAdminMutation.ts';
import { ProgressPanel } from '../../kit/ProgressPanel.tsx';
import { usePolling } from '../../kit/usePolling.ts';

type Edit = BulkEditPanels_edit$data[number];

const kindWords: Readonly<Record<string, string>> = {
  STATUS: 'State',
  PRICE: 'Prices',
  STOCK: 'Stock',
  CATEGORIES: 'Categories',
  TAGS: 'Tags',
  TAX_CLASS: 'Rate of VAT',
};

function outcomeOf({ status, changed, undone, total }: Edit): string {
  if (status === 'UNDOING') return 'It is being taken back.';
  if (status === 'UNDONE') return `Taken back: ${formatNumber(undone)} of ${formatCount(changed, 'product')} have their old values again.`;
  const text = `${formatCount(changed, 'product')} changed`;
  return status === 'RUNNING' ? text : `${text} of ${formatNumber(total)}${status === 'STOPPED' ? ', then stopped' : ''}.`;
}

/** The changes of many products of the last day: how far they are, and the way back. */
export function BulkEditPanels({ edits: keys }: { edits: BulkEditPanels_edit$key }) {
  const edits = useFragment(
    graphql`
      fragment BulkEditPanels_edit on BulkEdit @relay(plural: true) {
        databaseId
        kind
        status
        requestedAt
        total
        done
        changed
        undone
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
  const isRunning = ({ status }: Edit) => status === 'RUNNING' || status === 'UNDOING';
  usePolling(edits.some(isRunning));
  const reload = useReload();
  const stopping = useAdminMutation<BulkEditPanelsStopMutation, 'StopBulkEditPayload'>(
    graphql`
      mutation BulkEditPanelsStopMutation($input: StopBulkEditInput!) {
        result: stopBulkEdit(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'StopBulkEditPayload',
  );
  const undoing = useAdminMutation<BulkEditPanelsUndoMutation, 'UndoBulkEditPayload'>(
    graphql`
      mutation BulkEditPanelsUndoMutation($input: UndoBulkEditInput!) {
        result: undoBulkEdit(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'UndoBulkEditPayload',
  );
  const onDone = () => void reload();
  const undo = (databaseId: number) =>
    undoing.run({
      variables: { input: { databaseId } },
      onDone: () => {
        showToast({ kind: 'success', text: 'The old values are coming back.' });
        onDone();
      },
      onFailed: onDone,
    });

  return edits.map((edit) => (
    <ProgressPanel
      key={edit.databaseId}
      label={`${kindWords[edit.kind] ?? edit.kind}, ${formatDateTime(edit.requestedAt)}`}
      done={edit.done}
      total={edit.total}
      isRunning={isRunning(edit)}
      actions={
        <>
          {edit.status === 'RUNNING' && (
            <Button
              kind="secondary"
              size="small"
              disabled={stopping.isBusy}
              onClick={() => stopping.run({ variables: { input: { databaseId: edit.databaseId } }, onDone, onFailed: onDone })}
            >
              Stop
            </Button>
          )}
          {edit.canUndo && (
            <Button kind="secondary" size="small" disabled={undoing.isBusy} onClick={() => undo(edit.databaseId)}>
              Undo
            </Button>
          )}
        </>
      }
    >
      <p>{outcomeOf(edit)}</p>
      {!isRunning(edit) && edit.problems.length > 0 && (
        <details>
          <summary>{edit.problems.length === 50 ? 'The first 50 that were' : `${edit.problems.length}`} left alone</summary>
          <ul>
            {edit.problems.map(({ databaseId, name, problem }) => (
              <li key={databaseId}>
                {name || `Product ${databaseId}`}: {problem}
              </li>
            ))}
          </ul>
        </details>
      )}
    </ProgressPanel>
  ));
}
