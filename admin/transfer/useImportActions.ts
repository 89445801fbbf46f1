import { globalId } from '../../shared/globalId.ts';
import { graphql } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router';
import type { useImportActionsDiscardMutation } from '../__generated__/useImportActionsDiscardMutation.graphql.ts';
import type { useImportActionsResumeMutation } from '../__generated__/useImportActionsResumeMutation.graphql.ts';
import type { useImportActionsStartMutation } from '../__generated__/useImportActionsStartMutation.graphql.ts';
import type { useImportActionsStopMutation } from '../__generated__/useImportActionsStopMutation.graphql.ts';
import type { ImportMode } from './importLabels.ts';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';

/** Actions on an uploaded file. */
export function useImportActions(databaseId: number) {
  const reload = useReload();
  const navigate = useNavigate();
  const onDone = () => void reload();
  const starting = useAdminMutation<useImportActionsStartMutation, 'StartCatalogueImportPayload'>(
    graphql`
      mutation useImportActionsStartMutation($input: StartCatalogueImportInput!) {
        result: startCatalogueImport(input: $input) {
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
        }
      }
    `,
    'StartCatalogueImportPayload',
  );
  const stopping = useAdminMutation<useImportActionsStopMutation, 'StopCatalogueImportPayload'>(
    graphql`
      mutation useImportActionsStopMutation($input: StopCatalogueImportInput!) {
        result: stopCatalogueImport(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'StopCatalogueImportPayload',
  );
  const resuming = useAdminMutation<useImportActionsResumeMutation, 'ResumeCatalogueImportPayload'>(
    graphql`
      mutation useImportActionsResumeMutation($input: ResumeCatalogueImportInput!) {
        result: resumeCatalogueImport(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'ResumeCatalogueImportPayload',
  );
  const discarding = useAdminMutation<useImportActionsDiscardMutation, 'DeleteCatalogueImportPayload'>(
    graphql`
      mutation useImportActionsDiscardMutation($input: DeleteCatalogueImportInput!) {
        result: deleteCatalogueImport(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'DeleteCatalogueImportPayload',
  );
  const id = globalId('CatalogueImport', databaseId);
  const input = { id };
  return {
    start: (mapping: readonly string[], mode: ImportMode, isDryRun: boolean) =>
      starting.run({ variables: { input: { id, mapping: [...mapping], mode, isDryRun } }, onDone }),
    /** Errors are keyed by column index: `mapping.3`. */
    failure: starting.failure,
    forget: starting.forget,
    stop: () => stopping.run({ variables: { input }, onDone, onFailed: onDone }),
    resume: () => resuming.run({ variables: { input }, onDone, onFailed: onDone }),
    discard: () => discarding.run({ variables: { input }, onDone: () => void navigate('/products/imports') }),
    isBusy: starting.isBusy || stopping.isBusy || resuming.isBusy || discarding.isBusy,
  };
}

export type ImportActions = ReturnType<typeof useImportActions>;
