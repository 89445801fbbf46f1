import { globalId } from '../../shared/globalId.ts';
import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router';
import { Button } from '../../web/kit/Button.tsx';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { RemoveMerchantDeleteMutation } from '../__generated__/RemoveMerchantDeleteMutation.graphql.ts';
import type { RemoveMerchantMergeMutation } from '../__generated__/RemoveMerchantMergeMutation.graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { SelectField } from '../kit/form/fields.tsx';
import type { Failure } from '../kit/mutation/failure.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import type { FilterOption } from '../kit/table/FilterBar.tsx';
import styles from './deals.module.css';
import * as t from './__generated__/messages.ts';

export interface RemoveMerchantProps {
  merchant: { databaseId: number; version: number; name: string; offerCount: number; isOwnShop: boolean };
  /** The merchants that could take over its offers. */
  others: readonly FilterOption[];
  /** Whether there are unsaved changes, which have to be saved first. */
  isBlocked: boolean;
}

/** Deletes a merchant: one without offers at once, another after its offers are moved to another merchant. */
export function RemoveMerchant({ merchant, others, isBlocked }: RemoveMerchantProps) {
  const { databaseId, version, name, offerCount, isOwnShop } = merchant;
  const [into, setInto] = useState('');
  const [isConfirming, setConfirming] = useState(false);
  const navigate = useNavigate();
  const deletion = useAdminMutation<RemoveMerchantDeleteMutation, 'DeleteMerchantPayload'>(
    graphql`
      mutation RemoveMerchantDeleteMutation($input: DeleteMerchantInput!) {
        result: deleteMerchant(input: $input) {
          __typename
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    'DeleteMerchantPayload',
  );
  const merging = useAdminMutation<RemoveMerchantMergeMutation, 'MergeMerchantPayload'>(
    graphql`
      mutation RemoveMerchantMergeMutation($input: MergeMerchantInput!) {
        result: mergeMerchant(input: $input) {
          __typename
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    'MergeMerchantPayload',
  );
  const isEmpty = offerCount === 0;
  const seen = { id: globalId('Merchant', databaseId), expectedVersion: version };
  const target = others.find(({ value }) => value === into);
  const isBusy = deletion.isBusy || merging.isBusy;

  function gone(text: string, path: string): void {
    showToast({ kind: 'success', text });
    void navigate(path);
  }
  function tell({ message }: Failure): true {
    setConfirming(false);
    showToast({ kind: 'danger', text: message });
    return true;
  }
  function confirm(): void {
    if (isEmpty) {
      deletion.run({ variables: { input: seen }, onDone: () => gone(t.merchantDeleted({ name }), '/merchants'), onFailed: tell });
    } else if (target) {
      const onDone = () => gone(t.offersMoved({ name, target: target.label }), `/merchants/${into}`);
      merging.run({ variables: { input: { ...seen, intoId: globalId('Merchant', Number(into)) } }, onDone, onFailed: tell });
    }
  }

  if (isOwnShop && !isEmpty) return null;
  return (
    <Panel title={isEmpty ? t.deleteButton : t.merge} description={isEmpty ? t.noOffersOfMerchant : t.mergeHint}>
      <div className={styles.fields}>
        {!isEmpty && (
          <SelectField label={t.moveOffersTo} value={into} onChange={({ target: { value } }) => setInto(value)}>
            <option value="">{t.chooseAMerchant}</option>
            {others.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        )}
        <div>
          <Button kind="secondary" disabled={isBlocked || isBusy || (!isEmpty && !target)} onClick={() => setConfirming(true)}>
            {isEmpty ? t.deleteMerchant : t.merge}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        isOpen={isConfirming}
        title={isEmpty ? t.deleteMerchantQuestion({ name }) : t.moveOffersQuestion({ name, target: target?.label ?? '' })}
        confirmLabel={isEmpty ? t.deleteButton : t.merge}
        isDanger
        isBusy={isBusy}
        onConfirm={confirm}
        onCancel={() => setConfirming(false)}
      >
        <p>{isEmpty ? t.thisCantBeUndone : t.mergeConsequences({ count: offerCount, name })}</p>
      </ConfirmDialog>
    </Panel>
  );
}
