import { graphql } from 'react-relay/hooks.js';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { WorkKind } from '../__generated__/useWorkVerbsStopMutation.graphql.ts';
import type { useWorkVerbsResumeMutation } from '../__generated__/useWorkVerbsResumeMutation.graphql.ts';
import type { useWorkVerbsStopMutation } from '../__generated__/useWorkVerbsStopMutation.graphql.ts';
import type { useWorkVerbsUndoMutation } from '../__generated__/useWorkVerbsUndoMutation.graphql.ts';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';

/** Names a piece of work. */
export interface WorkRef {
  readonly kind: WorkKind;
  readonly databaseId: number;
}

/** Stops long work, goes on with it, and takes it back. The screen follows. */
export function useWorkVerbs() {
  const reload = useReload();
  const stopping = useAdminMutation<useWorkVerbsStopMutation, 'StopWorkPayload'>(
    graphql`
      mutation useWorkVerbsStopMutation($input: StopWorkInput!) {
        result: stopWork(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'StopWorkPayload',
  );
  const resuming = useAdminMutation<useWorkVerbsResumeMutation, 'ResumeWorkPayload'>(
    graphql`
      mutation useWorkVerbsResumeMutation($input: ResumeWorkInput!) {
        result: resumeWork(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'ResumeWorkPayload',
  );
  const undoing = useAdminMutation<useWorkVerbsUndoMutation, 'UndoWorkPayload'>(
    graphql`
      mutation useWorkVerbsUndoMutation($input: UndoWorkInput!) {
        result: undoWork(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'UndoWorkPayload',
  );
  // Whoever was late sees how it is now.
  const change = ({ kind, databaseId }: WorkRef, text?: string) => ({
    variables: { input: { kind, databaseId } },
    onDone: () => {
      if (text !== undefined) showToast({ kind: 'success', text });
      void reload();
    },
    onFailed: () => void reload(),
  });
  return {
    isBusy: stopping.isBusy || resuming.isBusy || undoing.isBusy,
    stop: (work: WorkRef) => stopping.run(change(work)),
    resume: (work: WorkRef) => resuming.run(change(work, 'It goes on.')),
    undo: (work: WorkRef) => undoing.run(change(work, 'It is being taken back.')),
  };
}
