import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { dealLimits } from '../../shared/dealLimits.ts';
import { globalId } from '../../shared/globalId.ts';
import { Button } from '../../web/kit/Button.tsx';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { RejectDealMutation } from '../__generated__/RejectDealMutation.graphql.ts';
import { TextField } from '../kit/form/fields.tsx';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import styles from './deals.module.css';
import * as t from './__generated__/messages.ts';

/** Rejects a submitted deal with a reason that its submitter sees. */
export function RejectDeal({ databaseId }: { databaseId: number }) {
  const reload = useReload();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const { run, isBusy } = useAdminMutation<RejectDealMutation, 'RejectDealSubmissionPayload'>(
    graphql`
      mutation RejectDealMutation($input: RejectDealSubmissionInput!) {
        result: rejectDealSubmission(input: $input) {
          __typename
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    'RejectDealSubmissionPayload',
  );
  function reject(): void {
    setProblem(undefined);
    run({
      variables: { input: { id: globalId('DealSubmission', databaseId), reason } },
      onDone: () => {
        showToast({ kind: 'success', text: t.dealRejected });
        void reload();
      },
      onFailed: ({ message }) => {
        setProblem(message);
        return true;
      },
    });
  }
  return (
    <Panel title={t.rejectDeal}>
      <div className={styles.rejection}>
        <TextField
          label={t.reasonForShopper}
          hint={t.reasonForShopperHint}
          value={reason}
          error={problem}
          maxLength={dealLimits.reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button kind="secondary" disabled={isBusy} onClick={reject}>
          {t.rejectDeal}
        </Button>
      </div>
    </Panel>
  );
}
