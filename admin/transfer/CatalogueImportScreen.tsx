// oxlint-disable relay/unused-fields -- importLabels.ts reads them
import { globalId } from '../../shared/globalId.ts';
import { graphql } from 'react-relay/hooks.js';
import type { CatalogueImportScreenQuery, CatalogueImportScreenQuery$data } from '../__generated__/CatalogueImportScreenQuery.graphql.ts';
import { formatDateTime, formatNumber } from '../kit/formats.ts';
import { loadFound, orNotFound, useScreenQuery } from '../kit/loadScreen.ts';
import { ProgressPanel } from '../kit/ProgressPanel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import { usePolling } from '../kit/usePolling.ts';
import { Button } from '../../web/kit/Button.tsx';
import { countsText, importStatusTones, importStatusLabels } from './importLabels.ts';
import { MappingPanel } from './MappingPanel.tsx';
import { ProblemsPanel } from './ProblemsPanel.tsx';
import { useImportActions } from './useImportActions.ts';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query CatalogueImportScreenQuery($id: ID!) {
    catalogueImport(id: $id) {
      databaseId
      status
      isDryRun
      isStopping
      fileName
      size
      requestedAt
      finishedAt
      progress
      rows
      created
      updated
      unchanged
      skipped
      rejectedCount
      warningCount
      failure
      ...MappingPanel_import
      ...ProblemsPanel_import
    }
    catalogueImportTargets {
      value
      label
    }
  }
`;

/**
 * Loads the import in the URL.
 * @throws NotFound
 */
export async function loadImport({ environment, params }: ScreenArgs) {
  const id = Number(params.id);
  const databaseId = orNotFound(Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : null);
  return loadFound<CatalogueImportScreenQuery>(
    environment,
    query,
    { id: globalId('CatalogueImport', databaseId) },
    ({ catalogueImport }) => catalogueImport,
  );
}

type Import = NonNullable<CatalogueImportScreenQuery$data['catalogueImport']>;

function outcomeOf(found: Import): string {
  const { status, failure, isDryRun } = found;
  if (status === 'FAILED') return found.rows > 0 && !isDryRun ? t.soFar({ failure, counts: countsText(found) }) : failure;
  if (status === 'CHECKED') return t.nothingWasChanged({ counts: countsText(found) });
  if (status === 'STOPPED') return t.stoppedAfterRows({ rows: formatNumber(found.rows), counts: countsText(found) });
  if (status === 'DONE') return t.imagesAreBeingDownloaded({ counts: countsText(found) });
  return t.rowsRead({ rows: formatNumber(found.rows), counts: countsText(found) });
}

/** Screen of one import: column mapping, preview, progress and result. */
export function CatalogueImportScreen() {
  const { catalogueImport, catalogueImportTargets: targets } = useScreenQuery<CatalogueImportScreenQuery>(query);
  const found = orNotFound(catalogueImport);
  const { status, databaseId, isDryRun } = found;
  const isRunning = status === 'RUNNING';
  usePolling(isRunning);
  const actions = useImportActions(databaseId);
  const isOpen = status === 'RECEIVED' || status === 'CHECKED' || (status === 'FAILED' && (isDryRun || found.rows === 0));
  return (
    <>
      <ScreenHead
        title={found.fileName || t.fileNumber({ number: databaseId })}
        description={t.uploadedSize({ time: formatDateTime(found.requestedAt), kilobytes: formatNumber(Math.ceil(found.size / 1024)) })}
        back={{ path: '/products/imports', title: t.importProducts }}
        badge={<StatusBadge tone={importStatusTones[status] ?? 'neutral'}>{importStatusLabels[status] ?? status}</StatusBadge>}
        actions={
          isRunning ? undefined : (
            <Button kind="secondary" size="small" onClick={actions.discard} disabled={actions.isBusy}>
              {t.discardFile}
            </Button>
          )
        }
      />
      {status !== 'RECEIVED' && (
        <ProgressPanel
          label={isRunning ? (isDryRun ? t.checkingTheFile : t.importing) : isDryRun ? t.previewOfChanges : t.report}
          done={Math.round(found.progress / 10)}
          total={100}
          unit="%"
          isRunning={isRunning}
          actions={
            <>
              {isRunning && (
                <Button kind="secondary" size="small" onClick={actions.stop} disabled={actions.isBusy || found.isStopping}>
                  {found.isStopping ? t.stopping : t.stop}
                </Button>
              )}
              {!isDryRun && (status === 'STOPPED' || (status === 'FAILED' && !isOpen)) && (
                <Button size="small" onClick={actions.resume} disabled={actions.isBusy}>
                  {t.resume}
                </Button>
              )}
            </>
          }
        >
          <p>{outcomeOf(found)}</p>
        </ProgressPanel>
      )}
      {isOpen && <MappingPanel key={databaseId} found={found} targets={targets} actions={actions} isChecked={status === 'CHECKED'} />}
      {!isRunning && <ProblemsPanel found={found} />}
    </>
  );
}
