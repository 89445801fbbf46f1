// oxlint-disable relay/unused-fields -- importLabels.ts reads them
import { useRef, useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { Link, useNavigate } from 'react-router';
import type {
  CatalogueImportsScreenQuery,
  CatalogueImportsScreenQuery$data,
} from '../__generated__/CatalogueImportsScreenQuery.graphql.ts';
import { AdminForm } from '../kit/form/AdminForm.tsx';
import { TextField } from '../kit/form/fields.tsx';
import { formatDateTime } from '../kit/formats.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import type { Failure } from '../kit/mutation/failure.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import type { Column } from '../kit/table/DataTable.tsx';
import { ListPanel } from '../kit/table/ListPanel.tsx';
import { usePolling } from '../kit/usePolling.ts';
import { FailedPictures } from './FailedPictures.tsx';
import { countsText, importStatusTones, importStatusLabels } from './importLabels.ts';
import { sendFile } from './sendFile.ts';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query CatalogueImportsScreenQuery {
    catalogueImports {
      databaseId
      fileName
      status
      requestedAt
      isDryRun
      created
      updated
      unchanged
      skipped
      rejectedCount
      warningCount
    }
    failedPictures {
      ...FailedPictures_pictures
    }
  }
`;

/** Loads the latest imports. */
export function loadImports({ environment }: ScreenArgs) {
  return loadScreen<CatalogueImportsScreenQuery>(environment, query, {});
}

type Row = CatalogueImportsScreenQuery$data['catalogueImports'][number];

const columns: readonly Column<Row>[] = [
  {
    heading: t.file,
    cell: ({ databaseId, fileName }) => (
      <Link to={`/products/imports/${databaseId}`}>{fileName || t.fileNumber({ number: databaseId })}</Link>
    ),
    isTitle: true,
  },
  { heading: t.uploaded, cell: ({ requestedAt }) => formatDateTime(requestedAt) },
  {
    heading: t.status,
    cell: ({ status }) => <StatusBadge tone={importStatusTones[status] ?? 'neutral'}>{importStatusLabels[status] ?? status}</StatusBadge>,
  },
  { heading: t.products, cell: (row) => (row.status === 'RECEIVED' ? '–' : countsText(row)) },
];

/** Uploads product files, and lists the imports of the last weeks with their results. */
export function CatalogueImportsScreen() {
  const { catalogueImports: imports, failedPictures } = useScreenQuery<CatalogueImportsScreenQuery>(query);
  usePolling(imports.some(({ status }) => status === 'RUNNING'));
  return (
    <>
      <ScreenHead title={t.importProducts} description={t.nothingChangesUntilYouve} back={{ path: '/products', title: t.products }} />
      <Panel title={t.uploadAFile} description={t.fileFormat}>
        <UploadForm />
      </Panel>
      <FailedPictures pictures={failedPictures} />
      <ListPanel title={t.filesFromLastDays} caption={t.imports} list={imports} columns={columns} empty={t.noFilesUploadedYet} />
    </>
  );
}

function UploadForm() {
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);

  async function send(): Promise<void> {
    const file = input.current?.files?.[0];
    const refuse = (message: string) => setFailure({ code: 'INVALID_INPUT', message, fields: { file: message }, correlationId: null });
    setFailure(null);
    if (!file) return refuse(t.chooseACsvFile);
    setPercent(0);
    const sent = await sendFile(file, setPercent);
    setPercent(null);
    if ('message' in sent) return refuse(sent.message);
    await navigate(`/products/imports/${sent.databaseId}`);
  }

  return (
    <AdminForm
      submitLabel={percent === null ? t.uploadFile : percent < 100 ? t.uploadingPercent({ percent }) : t.readingFile}
      isBusy={percent !== null}
      failure={failure}
      onSubmit={() => void send()}
    >
      <TextField ref={input} label={t.csvFile} type="file" accept=".csv,.tsv,.txt,text/csv" error={failure?.fields.file} />
    </AdminForm>
  );
}
