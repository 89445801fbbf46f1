import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { Button } from '../../web/kit/Button.tsx';
import type { TrackingActionsResumeMutation } from '../__generated__/TrackingActionsResumeMutation.graphql.ts';
import type { TrackingActionsStartMutation } from '../__generated__/TrackingActionsStartMutation.graphql.ts';
import type { TrackingActionsStopMutation } from '../__generated__/TrackingActionsStopMutation.graphql.ts';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import styles from './TrackingImportScreen.module.css';
import * as t from './__generated__/messages.ts';

function useTrackingActions(importId: string) {
  const reload = useReload();
  const starting = useAdminMutation<TrackingActionsStartMutation, 'StartShipmentImportPayload'>(
    graphql`
      mutation TrackingActionsStartMutation($input: StartShipmentImportInput!) {
        result: startShipmentImport(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'StartShipmentImportPayload',
  );
  const stopping = useAdminMutation<TrackingActionsStopMutation, 'StopShipmentImportPayload'>(
    graphql`
      mutation TrackingActionsStopMutation($input: ShipmentImportIdInput!) {
        result: stopShipmentImport(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'StopShipmentImportPayload',
  );
  const resuming = useAdminMutation<TrackingActionsResumeMutation, 'ResumeShipmentImportPayload'>(
    graphql`
      mutation TrackingActionsResumeMutation($input: ShipmentImportIdInput!) {
        result: resumeShipmentImport(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'ResumeShipmentImportPayload',
  );
  // Reloads after a refusal too, because the import has changed in the meantime.
  const change = <Input extends object>(input: Input) => ({
    variables: { input: { importId, ...input } },
    onDone: () => void reload(),
    onFailed: () => void reload(),
  });
  return {
    isBusy: starting.isBusy || stopping.isBusy || resuming.isBusy,
    start: (notifyCustomers: boolean) => starting.run(change({ notifyCustomers })),
    stop: () => stopping.run(change({})),
    resume: () => resuming.run(change({})),
  };
}

export interface TrackingActionsProps {
  /** Global ID of the import. */
  importId: string;
  status: string;
  /** Number of rows that will ship. */
  ready: number;
}

/** Confirms a checked file; stops and resumes an import. */
export function TrackingActions({ importId, status, ready }: TrackingActionsProps) {
  const { isBusy, start, stop, resume } = useTrackingActions(importId);
  const [notifies, setNotifies] = useState(true);
  if (status === 'CHECKED' && ready > 0)
    return (
      <div className={styles.confirm}>
        <label>
          <input type="checkbox" checked={notifies} onChange={({ target }) => setNotifies(target.checked)} />{' '}
          {t.emailCustomersTheirTracking}
        </label>
        <Button size="small" aria-disabled={isBusy} onClick={() => !isBusy && start(notifies)}>
          {t.shipRows({ count: ready })}
        </Button>
      </div>
    );
  if (status === 'RUNNING')
    return (
      <Button kind="secondary" size="small" aria-disabled={isBusy} onClick={() => !isBusy && stop()}>
        {t.stop}
      </Button>
    );
  if (status === 'STOPPED' || status === 'FAILED')
    return (
      <Button size="small" aria-disabled={isBusy} onClick={() => !isBusy && resume()}>
        {t.resume}
      </Button>
    );
  return null;
}
