import { z } from 'zod';
import {
  staleUploads,
  maxRepeats,
  processPicture,
  removeOldBulkEdits,
  runBulkEdit,
  unfinishedBulkEdits,
  refreshWaiting,
} from '../../catalogue/products/products.ts';
import { refreshPopularity } from '../../catalogue/projection/projection.ts';
import { processCover, retryAbandonedCovers } from '../../engagement/offers/offers.ts';
import { runCatalogueImport, leftImports, removeOldCatalogueFiles, settlePictures } from '../../catalogue/transfer/transfer.ts';
import { removeOldActions, runBulkAction, unfinishedActions } from '../../backoffice/bulk/bulk.ts';
import { goOn, type JobDefinition } from '../../platform/jobs/job.ts';
import type { CatalogJob } from '../../platform/jobs/outbox.ts';
import type { JobTools } from './shopJobs.ts';

const picture = z.object({ uploadId: z.int() });
const cover = z.object({ mediaId: z.int() });

/** Resizing an image takes a whole CPU core. */
const pictureRules = { maxAttempts: maxRepeats + 1, pauseSeconds: 1, longestSeconds: 120, atOnce: 1 };
const bulkEdit = z.object({ bulkEditId: z.int() });
const bulkAction = z.object({ bulkActionId: z.int() });
const catalogueImport = z.object({ importId: z.int() });

/** Bulk jobs resume where they stopped: `catalogue-upkeep` finds those of a killed process. */
const bulkRules = { maxAttempts: 3, pauseSeconds: 5, longestSeconds: 4 * 3_600, atOnce: 1 };

/** The catalogue's background jobs. */
export function catalogJobs(
  tools: JobTools,
): Record<CatalogJob['name'] | 'forgotten-pictures' | 'catalogue-upkeep' | 'popularity', JobDefinition> {
  const { db, files } = tools;
  return {
    'catalogue-import': {
      ...bulkRules,
      run: (payload, run) => runCatalogueImport(tools, catalogueImport.parse(payload).importId, run),
    },
    'bulk-edit': {
      ...bulkRules,
      run: (payload, run) => runBulkEdit(tools, bulkEdit.parse(payload).bulkEditId, run),
    },
    'bulk-action': {
      ...bulkRules,
      run: (payload, run) => runBulkAction(tools, bulkAction.parse(payload).bulkActionId, run),
    },
    'waiting-products': { ...bulkRules, run: (_payload, run) => refreshWaiting(tools, run) },
    'import-pictures': {
      ...bulkRules,
      async run(_payload, { now, signal }) {
        await settlePictures(db, { files, art: () => null, allowNetwork: true, signal }, now);
        await tools.catalog.reload();
      },
    },
    'catalogue-upkeep': {
      maxAttempts: 1,
      pauseSeconds: 1,
      longestSeconds: 4 * 3_600,
      atOnce: 1,
      everySeconds: 60,
      async run(_payload, run) {
        // A job that can't resume must not block the others.
        for (const id of await unfinishedBulkEdits(db)) await goOn(tools.log, run, () => runBulkEdit(tools, id, run));
        for (const id of await unfinishedActions(db)) await goOn(tools.log, run, () => runBulkAction(tools, id, run));
        await goOn(tools.log, run, () => refreshWaiting(tools, run));
        for (const id of await leftImports(db)) await goOn(tools.log, run, () => runCatalogueImport(tools, id, run));
        await removeOldBulkEdits(db, run.now);
        await removeOldActions(db, run.now);
        await removeOldCatalogueFiles(db, files, run.now);
      },
    },
    'product-picture': {
      ...pictureRules,
      run: (payload, run) => processPicture(tools, picture.parse(payload).uploadId, run),
    },
    'offer-cover': { ...pictureRules, run: (payload) => processCover(tools, cover.parse(payload).mediaId) },
    popularity: {
      maxAttempts: 1,
      pauseSeconds: 1,
      longestSeconds: 300,
      atOnce: 1,
      everySeconds: 600,
      async run() {
        if (await refreshPopularity(db)) await tools.catalog.reload();
      },
    },
    'forgotten-pictures': {
      maxAttempts: 1,
      pauseSeconds: 1,
      longestSeconds: 300,
      atOnce: 1,
      everySeconds: 60,
      async run(_payload, run) {
        for (const id of await staleUploads(db, run.now)) await processPicture(tools, id, run).catch(() => undefined);
        await retryAbandonedCovers(tools, run.now);
      },
    },
  };
}
