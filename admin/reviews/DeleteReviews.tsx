import { globalId } from '../../shared/globalId.ts';
import { graphql } from 'react-relay/hooks.js';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { DeleteReviewsMutation } from '../__generated__/DeleteReviewsMutation.graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { deletionWarning } from './labels.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import * as t from './__generated__/messages.ts';

export interface DeleteReviewsProps {
  /** Database ids of the reviews; the dialog is closed if empty. */
  ids: readonly number[];
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks for confirmation before reviews are permanently deleted. */
export function DeleteReviews({ ids, onDeleted, onClose }: DeleteReviewsProps) {
  const { run, isBusy } = useAdminMutation<DeleteReviewsMutation, 'DeleteReviewsPayload'>(
    graphql`
      mutation DeleteReviewsMutation($input: DeleteReviewsInput!) {
        result: deleteReviews(input: $input) {
          __typename
          ... on DeleteReviewsPayload {
            deletedIds
          }
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    'DeleteReviewsPayload',
  );

  function confirm(): void {
    run({
      variables: { input: { ids: ids.map((id) => globalId('Review', id)) } },
      onDone: ({ deletedIds }) => {
        showToast({ kind: 'success', text: t.reviewsDeleted({ count: deletedIds.length }) });
        onClose();
        onDeleted();
      },
      onFailed: () => onClose(),
    });
  }

  return (
    <ConfirmDialog
      isOpen={ids.length > 0}
      title={t.deleteReviews({ count: ids.length })}
      confirmLabel={t.deleteButton}
      isDanger
      isBusy={isBusy}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{deletionWarning}</p>
    </ConfirmDialog>
  );
}
