import { z } from 'zod';
import { forgottenUploads, maxRepeats, processPicture } from '../catalog/admin/pictureJob.ts';
import { processCover, takeUpForgottenCovers } from '../offers/admin/covers.ts';
import type { JobDefinition } from './job.ts';
import type { CatalogJob } from './outbox.ts';
import type { JobTools } from './shopJobs.ts';

const picture = z.object({ uploadId: z.int() });
const cover = z.object({ mediaId: z.int() });

/** Making the sizes of a picture takes a processor for itself. */
const pictureRules = { tries: maxRepeats + 1, pauseSeconds: 1, longestSeconds: 120, atOnce: 1 };

/** What the catalogue has done beside answering requests. */
export function catalogJobs(tools: JobTools): Record<CatalogJob['name'] | 'forgotten-pictures', JobDefinition> {
  const { db } = tools;
  return {
    'product-picture': {
      ...pictureRules,
      run: (payload, run) => processPicture(tools, picture.parse(payload).uploadId, run),
    },
    'offer-cover': { ...pictureRules, run: (payload) => processCover(tools, cover.parse(payload).mediaId) },
    'forgotten-pictures': {
      tries: 1,
      pauseSeconds: 1,
      longestSeconds: 300,
      atOnce: 1,
      everySeconds: 60,
      async run(_payload, run) {
        for (const id of await forgottenUploads(db, run.now)) await processPicture(tools, id, run).catch(() => undefined);
        await takeUpForgottenCovers(tools, run.now);
      },
    },
  };
}
