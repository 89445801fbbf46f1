import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { InspectReturn_return$key } from '../__generated__/InspectReturn_return.graphql.ts';
import type { InspectReturnMutation } from '../__generated__/InspectReturnMutation.graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { CheckboxField, TextField } from '../kit/form/fields.tsx';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import styles from './returns.module.css';
import * as t from './__generated__/messages.ts';
import { lineLabel } from '../kit/lineLabel.ts';

interface Result {
  accepted: string;
  restock: boolean;
}

/** Asks how many units of each line are accepted, and whether they go back to stock. */
export function InspectReturn({ found: key, version, onClose }: { found: InspectReturn_return$key; version: number; onClose: () => void }) {
  const { id, lines } = useFragment(
    graphql`
      fragment InspectReturn_return on Return {
        id
        lines {
          quantity
          acceptedQuantity
          restocks
          line {
            id
            ...lineLabel_line
          }
        }
      }
    `,
    key,
  );
  const reload = useReload();
  const [results, setResults] = useState<Readonly<Record<string, Result>>>(() =>
    Object.fromEntries(
      lines.map(({ line, quantity, acceptedQuantity, restocks }) => [
        line.id,
        { accepted: String(acceptedQuantity ?? quantity), restock: restocks },
      ]),
    ),
  );
  const { run, isBusy, failure, forget } = useAdminMutation<InspectReturnMutation, 'InspectReturnPayload'>(
    graphql`
      mutation InspectReturnMutation($input: InspectReturnInput!) {
        result: inspectReturn(input: $input) {
          __typename
          ... on UserError {
            code
            message
            path
          }
          ... on InvalidInputError {
            issues {
              path
              message
            }
          }
          ... on InspectReturnPayload {
            order {
              id
            }
          }
        }
      }
    `,
    'InspectReturnPayload',
  );
  const faultOf = (lineId: string, quantity: number) => {
    const text = results[lineId]?.accepted.trim() ?? '';
    return /^\d{1,6}$/.test(text) && Number(text) <= quantity ? undefined : t.enterWholeNumberUpTo({ quantity });
  };
  const isBlocked = lines.some(({ line, quantity }) => faultOf(line.id, quantity) !== undefined);
  const change = (lineId: string, more: Partial<Result>) => {
    forget();
    setResults((now) => ({ ...now, [lineId]: { accepted: '', restock: true, ...now[lineId], ...more } }));
  };

  function confirm(): void {
    run({
      variables: {
        input: {
          returnId: id,
          expectedVersion: version,
          lines: Object.entries(results).map(([lineId, { accepted, restock }]) => ({ lineId, accepted: Number(accepted), restock })),
        },
      },
      onDone: () => {
        showToast({ kind: 'success', text: t.inspectionSaved });
        onClose();
        void reload();
      },
      onFailed: () => void reload(),
    });
  }

  return (
    <ConfirmDialog
      isOpen
      title={t.inspectReturn}
      confirmLabel={t.saveInspection}
      isBusy={isBusy}
      isBlocked={isBlocked}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{t.inspectionHint}</p>
      {lines.map(({ line, quantity }) => (
        <fieldset key={line.id} className={styles.lines}>
          <legend>{lineLabel(line)}</legend>
          <TextField
            label={t.acceptedUnits}
            hint={t.upTo({ quantity })}
            type="number"
            inputMode="numeric"
            min={0}
            max={quantity}
            value={results[line.id]?.accepted ?? ''}
            error={faultOf(line.id, quantity)}
            onChange={({ target }) => change(line.id, { accepted: target.value })}
          />
          <CheckboxField
            label={t.restock}
            hint={t.otherwiseUnitsAreWrittenOff}
            checked={results[line.id]?.restock ?? true}
            onChange={({ target }) => change(line.id, { restock: target.checked })}
          />
        </fieldset>
      ))}
      <p role="alert" className={styles.failure}>
        {Object.values(failure?.fields ?? {}).join(' ')}
      </p>
    </ConfirmDialog>
  );
}
