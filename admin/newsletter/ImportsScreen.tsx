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
import * as t from './__generated__/messages.ts';

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
      <ScreenHead title={t.importSubscribers} back={{ path: '/subscribers', title: t.subscribers }} />
      <Panel title={t.uploadAFile} description={t.fileFormat}>
        <ImportForm />
      </Panel>
      {imports.map((one) => (
        <ImportReport key={one.databaseId} report={one}>
          {shown?.databaseId === one.databaseId && (
            <Problems problems={shown.problems} label={t.rejectedRowsOfImport({ number: one.databaseId })} />
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
        { heading: t.line, cell: ({ line }) => line, isTitle: true },
        { heading: t.email, cell: ({ email }) => email || '–' },
        { heading: t.problem, cell: ({ problem }) => problem },
      ]}
      rows={problems}
      idOf={({ line }) => line}
      empty={t.none}
    />
  );
}

/** @returns such as 64.5 MB */
const megabytes = (bytes: number) => t.fileSize({ megabytes: formatNumber(Math.ceil((bytes / 1_024 / 1_024) * 10) / 10) });

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
    if (!chosen) return refuse('', { file: t.chooseACsvFile });
    if (chosen.size > maxImportBytes)
      return refuse('', {
        file: t.fileTooLarge({ size: megabytes(chosen.size), limit: megabytes(maxImportBytes) }),
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
    <AdminForm submitLabel={isBusy ? t.uploading : t.importButton} isBusy={isBusy} failure={failure} onSubmit={(data) => void send(data)}>
      <TextField
        ref={file}
        label={t.csvFile}
        type="file"
        accept=".csv,text/csv"
        hint={t.atMost({ size: megabytes(maxImportBytes) })}
        error={failure?.fields.file}
      />
      <TextAreaField label={t.sourceOfConsent} name="consentNote" rows={2} hint={t.consentExample} />
    </AdminForm>
  );
}

function ImportReport({ report, children }: { report: Import; children: ReactNode }) {
  const counts = [
    [report.addedCount, t.added],
    [report.knownCount, t.alreadyListed],
    [report.updatedCount, t.unsubscribedCount],
    [report.suppressedCount, t.skippedErased],
    [report.invalidCount, t.rejectedCount],
  ] as const;
  return (
    <ProgressPanel
      label={t.importRequested({ number: report.databaseId, time: formatDateTime(report.requestedAt) })}
      done={report.done}
      total={report.total}
      isRunning={isUnderWay(report)}
      actions={
        report.invalidCount > 0 && !children ? (
          <ButtonLink kind="secondary" size="small" to={`?report=${report.databaseId}`} preventScrollReset>
            {t.showRejectedRows}
          </ButtonLink>
        ) : undefined
      }
    >
      <p>
        {report.status === 'FAILED'
          ? t.nothingWasImported({ failure: report.failure })
          : counts
              .filter(([count], index) => count > 0 || index === 0)
              .map(([count, what]) => what({ count: formatNumber(count) }))
              .join(', ')}
      </p>
      {report.encoding === 'Windows-1252' && <p>{t.readAsWindows}</p>}
      {report.consentNote !== '' && <p>{t.consentNote({ note: report.consentNote })}</p>}
      {children}
    </ProgressPanel>
  );
}
