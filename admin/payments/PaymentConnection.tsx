import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Button } from '../../web/kit/Button.tsx';
import { copyText } from '../../web/kit/copyText.ts';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { PaymentConnection_method$key } from '../__generated__/PaymentConnection_method.graphql.ts';
import type { PaymentConnectionMutation } from '../__generated__/PaymentConnectionMutation.graphql.ts';
import { TextField } from '../kit/form/fields.tsx';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import styles from './PaymentConnection.module.css';
import * as t from './__generated__/messages.ts';

/** The webhook address to enter at the provider of a method, and a test of its settings; nothing for a provider without them. */
export function PaymentConnection({ method: key, isDirty }: { method: PaymentConnection_method$key; isDirty: boolean }) {
  const { code, label, webhookUrl, canBeTested } = useFragment(
    graphql`
      fragment PaymentConnection_method on AdminPaymentMethod {
        code
        label
        webhookUrl
        canBeTested
      }
    `,
    key,
  );
  const { run, isBusy } = useAdminMutation<PaymentConnectionMutation, 'TestPaymentSettingsPayload'>(
    graphql`
      mutation PaymentConnectionMutation($input: TestPaymentSettingsInput!) {
        result: testPaymentSettings(input: $input) {
          __typename
          ... on TestPaymentSettingsPayload {
            isOk
            message
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'TestPaymentSettingsPayload',
  );
  const address = useRef<HTMLInputElement>(null);

  async function copy(): Promise<void> {
    const isCopied = await copyText(webhookUrl ?? '', address.current);
    showToast(isCopied ? { kind: 'success', text: t.webhookUrlCopied } : { kind: 'danger', text: t.couldntCopyUrl });
  }

  function test(): void {
    run({
      variables: { input: { code } },
      onDone: ({ isOk, message }) => showToast({ kind: isOk ? 'success' : 'danger', text: `${label}: ${message}` }),
    });
  }

  return (
    <>
      {webhookUrl != null && (
        <div className={styles.address}>
          <TextField ref={address} label={t.webhookUrl} hint={t.webhookUrlHint} value={webhookUrl} readOnly />
          <Button kind="secondary" size="small" aria-label={t.copyWebhookUrlOf({ label })} onClick={() => void copy()}>
            {t.copy}
          </Button>
        </div>
      )}
      {canBeTested && (
        <Button kind="secondary" size="small" disabled={isBusy || isDirty} onClick={test}>
          {isBusy ? t.testing : isDirty ? t.saveToTest : t.testConnection}
          <span className="visually-hidden"> ({label})</span>
        </Button>
      )}
    </>
  );
}
