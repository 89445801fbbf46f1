import { globalId } from '../../shared/globalId.ts';
import { useRef, useState, type ReactNode } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { ButtonLink } from '../../web/kit/Button.tsx';
import type { ImportsScreenQuery, ImportsScreenQuery$data } from '../__generated__/ImportsScreenQuery.graphql.ts';
import { AdminForm, textOf } from '../kit/form/AdminForm.tsx';
import { TextAreaField, TextField } from '../kit/form/fields.tsx';
import { formatDateTime, formatNumber } from '../kit/formats.ts';
import { loadScreen, useReload, useScreenQuery } from '../kit/loadScreen.ts';
import type { Failure } from '../kit/mutation/failure.ts';
import { Panel } from '../kit/Panel.tsx';
import { ProgressPanel } from '../kit/ProgressPanel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { useSession } from '../kit/session.ts';
import { DataTable } from '../kit/table/DataTable.tsx';
import { usePolling } from '../kit/usePolling.ts';
import { maxImportBytes, sendImport } from './sendImport.ts';

const query = graphql`
  query ImportsScreenQuery($report: ID!, $hasReport: Boolean!) {
    subscriberImports {
      databaseId
      encoding
      status
      requestedAt
      consentNote
      total
      done
      addedCount
      knownCount
      updatedCount
      suppressedCount
      invalidCount
      failure
    }
    subscriberImport(id: $report) @include(if: $hasReport) {
      databaseId
      problems {
        line
        email
        problem
      }
    }
  }
`;

/** Loads the latest imports, and the rejected rows of the one in the URL. */
export function loadImports({ environment, url }: ScreenArgs) {
  const report = Number(url.searchParams.get('report') ?? '');
  const hasReport = Number.isSafeInteger(report) && report > 0;
  return loadScreen<ImportsScreenQuery>(environment, query, { report: globalId('SubscriberImport', report), hasReport });
}

type Import = ImportsScreenQuery$data['subscriberImports'][number];

const isUnderWay = ({ status }: Pick<Import, 'status'>) => status === 'RECEIVING' || status === 'RUNNING';

/** Imports files into the list (row 103), and shows the results. */
export function ImportsScreen() {
  const { subscriberImports: imports, subscriberImport: shown } = useScreenQuery<ImportsScreenQuery>(query);
  usePolling(imports.some(isUnderWay));
  return (
    <>
      <ScreenHead title="Import subscribers" back={{ path: '/subscribers', title: 'Subscribers' }} />
      <Panel
        title="Upload a file"
        description="CSV with an email column. It can also include status (confirmed, unsubscribed), name and the other columns of the export."
      >
        <ImportForm />
      </Panel>
      {imports.map((one) => (
        <ImportReport key={one.databaseId} report={one}>
          {shown?.databaseId === one.databaseId && (
            <Problems problems={shown.problems} label={`Rejected rows of import ${one.databaseId}`} />
          )}
        </ImportReport>
      ))}
    </>
  );
}

type Problem = NonNullable<ImportsScreenQuery$data['subscriberImport']>['problems'][number];

/** The first rejected rows, at most 100. */
function Problems({ problems, label }: { problems: readonly Problem[]; label: string }) {
  return (
    <DataTable
      caption={label}
      columns={[
        { heading: 'Line', cell: ({ line }) => line, isTitle: true },
        { heading: 'Email', cell: ({ email }) => email || '–' },
        { heading: 'Problem', cell: ({ problem }) => problem },
      ]}
      rows={problems}
      idOf={({ line }) => line}
      empty="None."
    />
  );
}

/** @returns such as 64.5 MB */
const megabytes = (bytes: number) => `${formatNumber(Math.ceil((bytes / 1_024 / 1_024) * 10) / 10)} MB`;

function ImportForm() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { ensureSteppedUp } = useSession();
  const reload = useReload();
  const file = useRef<HTMLInputElement>(null);

  async function send(data: FormData): Promise<void> {
    const chosen = file.current?.files?.[0];
    const refuse = (message: string, fields: Record<string, string> = {}) =>
      setFailure({ code: 'INVALID_INPUT', message, fields, correlationId: null });
    setFailure(null);
    if (!chosen) return refuse('', { file: 'Choose a CSV file.' });
    if (chosen.size > maxImportBytes)
      return refuse('', {
        file: `The file is ${megabytes(chosen.size)}. The limit is ${megabytes(maxImportBytes)}. Split it and upload the parts one by one.`,
      });
    if (!(await ensureSteppedUp())) return;
    setBusy(true);
    const refusal = await sendImport(chosen, textOf(data, 'consentNote'));
    setBusy(false);
    if (refusal) return refuse(refusal.message);
    if (file.current) file.current.value = '';
    await reload();
  }

  return (
    <AdminForm submitLabel={isBusy ? 'Uploading…' : 'Import'} isBusy={isBusy} failure={failure} onSubmit={(data) => void send(data)}>
      <TextField
        ref={file}
        label="CSV file"
        type="file"
        accept=".csv,text/csv"
        hint={`At most ${megabytes(maxImportBytes)}.`}
        error={failure?.fields.file}
      />
      <TextAreaField
        label="Source of consent"
        name="consentNote"
        rows={2}
        hint="For example: sign-up sheet from the Kassel fair, May 2026. Stored as proof of consent for each address."
      />
    </AdminForm>
  );
}

function ImportReport({ report, children }: { report: Import; children: ReactNode }) {
  const counts = [
    [report.addedCount, 'added'],
    [report.knownCount, 'already on the list'],
    [report.updatedCount, 'unsubscribed'],
    [report.suppressedCount, 'skipped because they were erased'],
    [report.invalidCount, 'rejected'],
  ] as const;
  return (
    <ProgressPanel
      label={`Import ${report.databaseId}, ${formatDateTime(report.requestedAt)}`}
      done={report.done}
      total={report.total}
      isRunning={isUnderWay(report)}
      actions={
        report.invalidCount > 0 && !children ? (
          <ButtonLink kind="secondary" size="small" to={`?report=${report.databaseId}`} preventScrollReset>
            Show rejected rows
          </ButtonLink>
        ) : undefined
      }
    >
      <p>
        {report.status === 'FAILED'
          ? `Nothing was imported: ${report.failure}`
          : counts
              .filter(([count], index) => count > 0 || index === 0)
              .map(([count, what]) => `${formatNumber(count)} ${what}`)
              .join(', ')}
      </p>
      {report.encoding === 'Windows-1252' && (
        <p>Read as Windows-1252 because the file isn’t UTF-8. If names look wrong, save the table as CSV (UTF-8).</p>
      )}
      {report.consentNote !== '' && <p>Consent: {report.consentNote}</p>}
      {children}
    </ProgressPanel>
  );
}
