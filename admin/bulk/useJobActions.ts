import { graphql } from 'react-relay/hooks.js';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { useJobActionsResumeMutation } from '../__generated__/useJobActionsResumeMutation.graphql.ts';
import type { useJobActionsStopMutation } from '../__generated__/useJobActionsStopMutation.graphql.ts';
import type { useJobActionsUndoMutation } from '../__generated__/useJobActionsUndoMutation.graphql.ts';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import * as t from './__generated__/messages.ts';

/** Identifies a job. */
export interface JobRef {
  readonly id: string;
}

/** Stops, resumes and undoes jobs. The screen reloads. */
export function useJobActions() {
  const reload = useReload();
  const stopping = useAdminMutation<useJobActionsStopMutation, 'StopJobPayload'>(
    graphql`
      mutation useJobActionsStopMutation($input: StopJobInput!) {
        result: stopJob(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'StopJobPayload',
  );
  const resuming = useAdminMutation<useJobActionsResumeMutation, 'ResumeJobPayload'>(
    graphql`
      mutation useJobActionsResumeMutation($input: ResumeJobInput!) {
        result: resumeJob(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'ResumeJobPayload',
  );
  const undoing = useAdminMutation<useJobActionsUndoMutation, 'UndoJobPayload'>(
    graphql`
      mutation useJobActionsUndoMutation($input: UndoJobInput!) {
        result: undoJob(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'UndoJobPayload',
  );
  // Reloads after a refusal too, because the job has changed in the meantime.
  const change = ({ id }: JobRef, text?: string) => ({
    variables: { input: { id } },
    onDone: () => {
      if (text !== undefined) showToast({ kind: 'success', text });
      void reload();
    },
    onFailed: () => void reload(),
  });
  return {
    isBusy: stopping.isBusy || resuming.isBusy || undoing.isBusy,
    stop: (job: JobRef) => stopping.run(change(job)),
    resume: (job: JobRef) => resuming.run(change(job, t.jobResumed)),
    undo: (job: JobRef) => undoing.run(change(job, t.undoInProgress)),
  };
}
