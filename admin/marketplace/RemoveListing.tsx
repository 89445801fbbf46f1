import { globalId } from '../../shared/globalId.ts';
import { graphql } from 'react-relay/hooks.js';
import type { RemoveListingMutation } from '../__generated__/RemoveListingMutation.graphql.ts';
import { showToast } from '../../web/kit/toast/toasts.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import * as t from './__generated__/messages.ts';

export interface RemoveListingProps {
  listing: { databaseId: number; productName: string };
  onClose: () => void;
}

/** Asks for confirmation before a product is removed from a shop's listings. */
export function RemoveListing({ listing: { databaseId, productName }, onClose }: RemoveListingProps) {
  const reload = useReload();
  const { run, isBusy } = useAdminMutation<RemoveListingMutation, 'RemoveShopListingPayload'>(
    graphql`
      mutation RemoveListingMutation($input: RemoveShopListingInput!) {
        result: removeShopListing(input: $input) {
          __typename
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    'RemoveShopListingPayload',
  );

  function confirm(): void {
    run({
      variables: { input: { id: globalId('ShopListing', databaseId) } },
      onDone: () => {
        showToast({ kind: 'success', text: t.productRemoved({ product: productName }) });
        onClose();
        void reload();
      },
      onFailed: () => onClose(),
    });
  }

  return (
    <ConfirmDialog
      isOpen
      title={t.removeProductQuestion({ product: productName })}
      confirmLabel={t.remove}
      isDanger
      isBusy={isBusy}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{t.removalConsequences}</p>
    </ConfirmDialog>
  );
}
