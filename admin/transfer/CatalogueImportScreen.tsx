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
  if (status === 'FAILED') return found.rows > 0 && !isDryRun ? `${failure} So far: ${countsText(found)}` : failure;
  if (status === 'CHECKED') return `Nothing was changed. ${countsText(found)}`;
  if (status === 'STOPPED') return `Stopped after ${formatNumber(found.rows)} rows: ${countsText(found)}`;
  if (status === 'DONE') return `${countsText(found)} Images are being downloaded.`;
  return `${formatNumber(found.rows)} rows read. ${countsText(found)}`;
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
        title={found.fileName || `File ${databaseId}`}
        description={`Uploaded ${formatDateTime(found.requestedAt)}, ${formatNumber(Math.ceil(found.size / 1024))} kB.`}
        back={{ path: '/products/imports', title: 'Import products' }}
        badge={<StatusBadge tone={importStatusTones[status] ?? 'neutral'}>{importStatusLabels[status] ?? status}</StatusBadge>}
        actions={
          isRunning ? undefined : (
            <Button kind="secondary" size="small" onClick={actions.discard} disabled={actions.isBusy}>
              Discard file
            </Button>
          )
        }
      />
      {status !== 'RECEIVED' && (
        <ProgressPanel
          label={isRunning ? (isDryRun ? 'Checking the file' : 'Importing') : isDryRun ? 'Preview of changes' : 'Report'}
          done={Math.round(found.progress / 10)}
          total={100}
          unit="%"
          isRunning={isRunning}
          actions={
            <>
              {isRunning && (
                <Button kind="secondary" size="small" onClick={actions.stop} disabled={actions.isBusy || found.isStopping}>
                  {found.isStopping ? 'Stopping…' : 'Stop'}
                </Button>
              )}
              {!isDryRun && (status === 'STOPPED' || (status === 'FAILED' && !isOpen)) && (
                <Button size="small" onClick={actions.resume} disabled={actions.isBusy}>
                  Resume
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
