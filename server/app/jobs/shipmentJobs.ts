import { z } from 'zod';
import { removeOldShipmentImports, runShipmentImport, unfinishedShipmentImports } from '../../commerce/fulfilment/fulfilment.ts';
import { goOn, type JobDefinition } from '../../platform/jobs/job.ts';
import type { JobTools } from './shopJobs.ts';

const payloadForm = z.object({ importId: z.int() });
const rules = { longestSeconds: 3_600, atOnce: 1 };

/** Jobs that ship the rows of files with tracking numbers; `shipment-upkeep` resumes those of a killed process. */
export function shipmentJobs({ db, log }: Pick<JobTools, 'db' | 'log'>): Record<'shipment-import' | 'shipment-upkeep', JobDefinition> {
  return {
    'shipment-import': {
      ...rules,
      maxAttempts: 3,
      pauseSeconds: 5,
      run: (payload, run) => runShipmentImport(db, payloadForm.parse(payload).importId, run),
    },
    'shipment-upkeep': {
      ...rules,
      maxAttempts: 1,
      pauseSeconds: 1,
      everySeconds: 60,
      async run(_payload, run) {
        for (const id of await unfinishedShipmentImports(db)) await goOn(log, run, () => runShipmentImport(db, id, run));
        await removeOldShipmentImports(db, run.now);
      },
    },
  };
}
