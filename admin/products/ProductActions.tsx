import { globalId } from '../../shared/globalId.ts';
import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router';
import { Button, buttonClass } from '../../web/kit/Button.tsx';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { ProductActionsCopyMutation } from '../__generated__/ProductActionsCopyMutation.graphql.ts';
import type { ProductActionsDeleteMutation } from '../__generated__/ProductActionsDeleteMutation.graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { newKey } from './labels.ts';
import * as t from './__generated__/messages.ts';

/** Actions for a whole product: view in shop, duplicate, delete. */
export function ProductActions({
  databaseId,
  version,
  slug,
  status,
  name,
}: {
  databaseId: number;
  version: number;
  slug: string;
  status: string;
  name: string;
}) {
  const navigate = useNavigate();
  const [isConfirming, setConfirming] = useState(false);
  const [key, setKey] = useState(newKey);
  const copying = useAdminMutation<ProductActionsCopyMutation, 'DuplicateProductPayload'>(
    graphql`
      mutation ProductActionsCopyMutation($input: DuplicateProductInput!) {
        result: duplicateProduct(input: $input) {
          __typename
          ... on DuplicateProductPayload {
            product {
              databaseId
            }
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'DuplicateProductPayload',
  );
  const deleting = useAdminMutation<ProductActionsDeleteMutation, 'DeleteProductPayload'>(
    graphql`
      mutation ProductActionsDeleteMutation($input: DeleteProductInput!) {
        result: deleteProduct(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'DeleteProductPayload',
  );

  const copy = () =>
    copying.run({
      variables: { input: { id: globalId('Product', databaseId), idempotencyKey: key } },
      onDone: ({ product }) => {
        setKey(newKey());
        showToast({ kind: 'success', text: t.productDuplicatedAsDraft });
        void navigate(`/products/${product.databaseId}`);
      },
    });
  const remove = () => {
    setConfirming(false);
    deleting.run({
      variables: { input: { id: globalId('Product', databaseId), expectedVersion: version } },
      onDone: () => {
        showToast({ kind: 'success', text: t.productDeleted });
        void navigate('/products');
      },
    });
  };

  return (
    <>
      {status === 'PUBLISHED' && (
        <a className={buttonClass({ kind: 'quiet', size: 'small' })} href={`/product/${slug}/`}>
          {t.viewInShop}
        </a>
      )}
      <Button kind="secondary" size="small" onClick={copy} disabled={copying.isBusy}>
        {t.duplicate}
      </Button>
      <Button kind="secondary" size="small" onClick={() => setConfirming(true)} disabled={deleting.isBusy}>
        {t.deleteLabel}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        title={t.permanentlyDelete({ name })}
        confirmLabel={t.deleteLabel}
        isDanger
        onConfirm={remove}
        onCancel={() => setConfirming(false)}
      >
        <p>{t.orderedProductsCantBeDeleted}</p>
      </ConfirmDialog>
    </>
  );
}
