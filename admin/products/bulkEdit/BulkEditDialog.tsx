import { useId, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import { Button } from '../../../web/kit/Button.tsx';
import { Dialog } from '../../../web/kit/overlay/Dialog.tsx';
import { showToast } from '../../../web/kit/toast/toasts.ts';
import type {
  BulkEditDialogPreviewQuery,
  BulkEditDialogPreviewQuery$data,
  BulkTargetInput,
} from '../../__generated__/BulkEditDialogPreviewQuery.graphql.ts';
import type { BulkEditDialogStartMutation } from '../../__generated__/BulkEditDialogStartMutation.graphql.ts';
import { faultOf } from '../../kit/mutation/failure.ts';
import { useAdminMutation } from '../../kit/mutation/useAdminMutation.ts';
import { useBulkKey } from '../../bulk/useBulkKey.ts';
import type { CategoryChoice } from '../CategoriesPanel.tsx';
import styles from '../catalog.module.css';
import { ChangeFields } from './ChangeFields.tsx';
import { blankChange, changeOf, type ChangeValues } from './changeValues.ts';
import { PreviewTable } from './PreviewTable.tsx';
import * as t from '../__generated__/messages.ts';

export interface BulkEditDialogProps {
  target: BulkTargetInput;
  categories: readonly CategoryChoice[];
  manufacturers: readonly { databaseId: number; name: string }[];
  onClose: () => void;
  onStarted: () => void;
}

type Preview = BulkEditDialogPreviewQuery$data['bulkEditPreview'];

const previewQuery = graphql`
  query BulkEditDialogPreviewQuery($input: BulkEditPreviewInput!) {
    bulkEditPreview(input: $input) {
      total
      ...PreviewTable_preview
    }
  }
`;

/** Bulk edit of products: choose the change, preview it, and start it. */
export function BulkEditDialog({ target, categories, manufacturers, onClose, onStarted }: BulkEditDialogProps) {
  const id = useId();
  const environment = useRelayEnvironment();
  const [values, setValues] = useState(blankChange);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [problem, setProblem] = useState('');
  const [isLooking, setLooking] = useState(false);
  const { keyFor } = useBulkKey();
  const starting = useAdminMutation<BulkEditDialogStartMutation, 'StartBulkEditPayload'>(
    graphql`
      mutation BulkEditDialogStartMutation($input: StartBulkEditInput!) {
        result: startBulkEdit(input: $input) {
          __typename
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    'StartBulkEditPayload',
  );

  function change(changes: Partial<ChangeValues>): void {
    setValues((now) => ({ ...now, ...changes }));
    setPreview(null);
    setProblem('');
  }

  async function look(): Promise<void> {
    const sent = changeOf(values);
    if (typeof sent === 'string') return setProblem(sent);
    setLooking(true);
    try {
      const answer = await fetchQuery<BulkEditDialogPreviewQuery>(
        environment,
        previewQuery,
        { input: { target, change: sent } },
        { fetchPolicy: 'network-only' },
      ).toPromise();
      setPreview(answer?.bulkEditPreview ?? null);
      setProblem('');
    } catch (error) {
      setProblem(faultOf(error instanceof Error ? error : new Error('Unknown')).message);
    } finally {
      setLooking(false);
    }
  }

  function start(total: number): void {
    const sent = changeOf(values);
    if (typeof sent === 'string') return setProblem(sent);
    const input = { target, change: sent, expectedTotal: total };
    starting.run({
      // A different change after a lost response is a new job; the same one starts only once.
      variables: { input: { ...input, idempotencyKey: keyFor(input) } },
      onDone: () => {
        showToast({ kind: 'success', text: t.bulkEditStarted });
        onStarted();
      },
      onFailed: ({ message }) => {
        setPreview(null);
        setProblem(message);
        return true;
      },
    });
  }

  return (
    <Dialog isOpen onClose={onClose} labelledBy={id} closesOnBackdrop={false} maxWidth={704} className={styles.dialog}>
      <h2 id={id}>{target.productIds ? t.editProducts({ count: target.productIds.length }) : t.editAllMatching}</h2>
      <ChangeFields values={values} categories={categories} manufacturers={manufacturers} onChange={change} />
      <p role="alert" className={styles.gridFailure}>
        {problem}
      </p>
      {preview && <PreviewTable preview={preview} />}
      <div className={styles.dialogButtons}>
        <Button kind="secondary" onClick={onClose}>
          {t.cancel}
        </Button>
        {preview && preview.total > 0 ? (
          <Button onClick={() => start(preview.total)} disabled={starting.isBusy}>
            {t.changeProducts({ total: preview.total })}
          </Button>
        ) : (
          <Button onClick={() => void look()} disabled={isLooking}>
            {t.preview}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
