import { Suspense, useId } from 'react';
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks.js';
import { globalId } from '../../shared/globalId.ts';
import { Button } from '../../web/kit/Button.tsx';
import { ErrorBoundary } from '../../web/kit/ErrorBoundary.tsx';
import { Dialog } from '../../web/kit/overlay/Dialog.tsx';
import type { CustomFieldsPanel_definitions$key } from '../__generated__/CustomFieldsPanel_definitions.graphql.ts';
import type { VariationFieldsDialogQuery } from '../__generated__/VariationFieldsDialogQuery.graphql.ts';
import styles from '../products/catalog.module.css';
import { CustomFieldsTable } from './CustomFieldsPanel.tsx';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query VariationFieldsDialogQuery($id: ID!, $ids: [ID!]) {
    adminProduct(id: $id) {
      variations(ids: $ids) {
        databaseId
        metafields {
          ...CustomFieldsPanel_values
        }
      }
    }
  }
`;

interface VariationFieldsProps {
  /** The variable product. */
  productId: number;
  databaseId: number;
  definitions: CustomFieldsPanel_definitions$key;
}

/** Shows the custom fields of a variation, and edits each of them. */
export function VariationFieldsDialog({ name, onClose, ...props }: VariationFieldsProps & { name: string; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog isOpen onClose={onClose} labelledBy={id} maxWidth={704} className={styles.dialog}>
      <h2 id={id}>{t.customFieldsOf({ name })}</h2>
      <ErrorBoundary>
        <Suspense fallback={<p role="status">{t.loading}</p>}>
          <VariationFields {...props} />
        </Suspense>
      </ErrorBoundary>
      <div className={styles.dialogButtons}>
        <Button kind="secondary" onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </Dialog>
  );
}

/** Loaded when they are opened: with the values of all variations, the product’s own query would cost too much. */
function VariationFields({ productId, databaseId, definitions }: VariationFieldsProps) {
  const environment = useRelayEnvironment();
  const variables = { id: globalId('Product', productId), ids: [globalId('ProductVariation', databaseId)] };
  const { adminProduct } = useLazyLoadQuery<VariationFieldsDialogQuery>(query, variables, { fetchPolicy: 'network-only' });
  const variation = adminProduct?.variations.find((one) => one.databaseId === databaseId);
  if (!variation) return <p>{t.variationDeleted}</p>;
  return (
    <CustomFieldsTable
      owner={{ productId: globalId('Product', databaseId) }}
      definitions={definitions}
      values={variation.metafields}
      onReload={() => fetchQuery<VariationFieldsDialogQuery>(environment, query, variables, { fetchPolicy: 'network-only' }).toPromise()}
    />
  );
}
