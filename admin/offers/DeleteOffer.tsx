import { globalId } from '../../shared/globalId.ts';
import { graphql } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { DeleteOfferMutation } from '../__generated__/DeleteOfferMutation.graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import * as t from './__generated__/messages.ts';

export interface DeleteOfferProps {
  offer: { databaseId: number; version: number; title: string };
  onClose: () => void;
}

/** Asks for confirmation before an offer is permanently deleted. */
export function DeleteOffer({ offer: { databaseId, version, title }, onClose }: DeleteOfferProps) {
  const navigate = useNavigate();
  const { run, isBusy } = useAdminMutation<DeleteOfferMutation, 'DeleteOfferPayload'>(
    graphql`
      mutation DeleteOfferMutation($input: DeleteOfferInput!) {
        result: deleteOffer(input: $input) {
          __typename
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    'DeleteOfferPayload',
  );

  function confirm(): void {
    run({
      variables: { input: { id: globalId('Offer', databaseId), expectedVersion: version } },
      onDone: () => {
        showToast({ kind: 'success', text: t.offerDeleted({ title }) });
        void navigate('/offers');
      },
      onFailed: ({ message }) => {
        showToast({ kind: 'danger', text: message });
        onClose();
        return true;
      },
    });
  }

  return (
    <ConfirmDialog
      isOpen
      title={t.deleteOfferQuestion({ title })}
      confirmLabel={t.deleteButton}
      isDanger
      isBusy={isBusy}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{t.deletionConsequences}</p>
    </ConfirmDialog>
  );
}
