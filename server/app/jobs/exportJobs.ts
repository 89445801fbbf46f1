import { z } from 'zod';
import { leftBulkExports, removeOldBulkExports, runBulkExport, type ExportTools } from '../../backoffice/integrations/integrations.ts';
import { goOn, type JobDefinition, type JobLog } from '../../platform/jobs/job.ts';

const payloadForm = z.object({ bulkExportId: z.int() });
const rules = { longestSeconds: 4 * 3_600, atOnce: 1 };

/** Jobs that write the files of bulk exports, and delete them when they expire. */
export function exportJobs(tools: ExportTools & { log: JobLog }): Record<'bulk-export' | 'bulk-export-upkeep', JobDefinition> {
  return {
    'bulk-export': {
      ...rules,
      maxAttempts: 3,
      pauseSeconds: 5,
      run: (payload, run) => runBulkExport(tools, payloadForm.parse(payload).bulkExportId, run),
    },
    'bulk-export-upkeep': {
      ...rules,
      maxAttempts: 1,
      pauseSeconds: 1,
      everySeconds: 60,
      async run(_payload, run) {
        for (const id of await leftBulkExports(tools.db, run.now)) await goOn(tools.log, run, () => runBulkExport(tools, id, run));
        await removeOldBulkExports(tools.db, tools.files, run.now, run.signal);
      },
    },
  };
}
