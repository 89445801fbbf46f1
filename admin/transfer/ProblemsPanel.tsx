import { graphql, useFragment } from 'react-relay/hooks.js';
import { buttonClass } from '../../web/kit/Button.tsx';
import type { ProblemsPanel_import$key } from '../__generated__/ProblemsPanel_import.graphql.ts';
import { Panel } from '../kit/Panel.tsx';
import { DataTable } from '../kit/table/DataTable.tsx';

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
      title="Rejected rows and warnings"
      description={rejectedCount + warningCount > problems.length ? `The first ${problems.length}.` : undefined}
      isFlush
      actions={
        rejectedCount > 0 ? (
          <a className={buttonClass({ kind: 'secondary', size: 'small' })} href={`${rejectedPath}?import=${databaseId}`} download>
            Download rejected rows
          </a>
        ) : undefined
      }
    >
      <DataTable
        caption="Rejected rows and warnings"
        columns={[
          { heading: 'Line', cell: ({ line }) => line, isTitle: true, align: 'end' },
          { heading: 'Type', cell: ({ isWarning }) => (isWarning ? 'Warning' : 'Rejected') },
          { heading: 'Reason', cell: ({ reason }) => reason },
        ]}
        rows={rows}
        idOf={({ id }) => id}
        empty="None."
      />
    </Panel>
  );
}
