import { graphql, useFragment } from 'react-relay/hooks.js';
import { buttonClass } from '../../web/kit/Button.tsx';
import type { ProblemsPanel_import$key } from '../__generated__/ProblemsPanel_import.graphql.ts';
import { Panel } from '../kit/Panel.tsx';
import { DataTable } from '../kit/table/DataTable.tsx';
import * as t from './__generated__/messages.ts';

/** The server's endpoint for the file of rejected rows (server/catalogue/products/admin/paths.ts). */
const rejectedPath = '/admin/catalogue/import/rejected.csv';

/** Lists rejected rows and warnings; rejected rows can be downloaded, corrected and uploaded again. */
export function ProblemsPanel({ found }: { found: ProblemsPanel_import$key }) {
  const { databaseId, rejectedCount, warningCount, problems } = useFragment(
    graphql`
      fragment ProblemsPanel_import on CatalogueImport {
        databaseId
        rejectedCount
        warningCount
        problems {
          line
          reason
          isWarning
        }
      }
    `,
    found,
  );
  if (problems.length === 0) return null;
  const rows = problems.map((problem, id) => ({ ...problem, id }));
  return (
    <Panel
      title={t.rejectedRowsAndWarnings}
      description={rejectedCount + warningCount > problems.length ? t.firstProblems({ count: problems.length }) : undefined}
      isFlush
      actions={
        rejectedCount > 0 ? (
          <a className={buttonClass({ kind: 'secondary', size: 'small' })} href={`${rejectedPath}?import=${databaseId}`} download>
            {t.downloadRejectedRows}
          </a>
        ) : undefined
      }
    >
      <DataTable
        caption={t.rejectedRowsAndWarnings}
        columns={[
          { heading: t.line, cell: ({ line }) => line, isTitle: true, align: 'end' },
          { heading: t.type, cell: ({ isWarning }) => (isWarning ? t.warning : t.rejected) },
          { heading: t.reason, cell: ({ reason }) => reason },
        ]}
        rows={rows}
        idOf={({ id }) => id}
        empty={t.none}
      />
    </Panel>
  );
}
