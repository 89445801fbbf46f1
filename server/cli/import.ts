// npm run import -- FILE     see `usage`
import path from 'node:path';
import {
  UnreadableFileError,
  type ImportMode,
  openCatalogueFile,
  settlePictures,
  type ImportReport,
  importRecords,
} from '../catalogue/transfer/transfer.ts';
import { retryPictures } from '../foundation/media/media.ts';
import type { Db } from '../platform/database/db.ts';
import { shopTimeZone } from '../foundation/settings/settings.ts';
import { shopFiles } from '../app/shopDefinition.ts';
import type { FileStorage } from '../platform/storage/storage.ts';
import { runFileCommand } from './command.ts';
import { showProgress, stopOnSignals } from './progress.ts';

const usage = `Usage: npm run import -- FILE [--update-only | --create-only] [--offline] [--retry-pictures]

Imports products from a WooCommerce or Shopify product CSV file, or from JSON. Products with a known SKU are
updated, others are created. Importing the same file again changes nothing. Ctrl-C stops after the current batch; run the
command again to import the rest. A CSV file with the SKU and a few other columns changes only those columns. Columns that
are not recognised are listed.

  --update-only      Only update existing products; skip new ones.
  --create-only      Only create new products; skip existing ones.
  --offline          Don't download images from the internet. They stay pending.
  --retry-pictures   Retry images that failed to download.

Uses the database in DATABASE_URL, or the embedded database in DATA_DIR (stop the server first: only one process can use it).
Exit status: 0 all rows imported, 2 some rows were rejected, 130 interrupted, 1 failed.`;

await runFileCommand({
  usage,
  flags: ['update-only', 'create-only', 'offline', 'retry-pictures'],
  async run({ db, config, file, flags }) {
    const signal = stopOnSignals(() => console.error('\nStopping after this batch …'));
    const report = await importFile(db, file, signal, modeOf(flags));
    if (!report.isInterrupted) {
      if (flags.has('retry-pictures')) await retryPictures(db.prisma);
      await importPictures(db, await shopFiles(config), file, !flags.has('offline'), signal);
    }
    if (signal.aborted) return 130;
    return report.rejectedCount > 0 ? 2 : 0;
  },
});

function modeOf(flags: ReadonlySet<string>): ImportMode {
  if (!flags.has('update-only')) return flags.has('create-only') ? 'CREATE_ONLY' : 'CREATE_AND_UPDATE';
  if (flags.has('create-only')) throw new UnreadableFileError('Choose --update-only or --create-only, not both.');
  return 'UPDATE_ONLY';
}

async function importFile(db: Db, file: string, signal: AbortSignal, mode: ImportMode): Promise<ImportReport> {
  const catalogue = await openCatalogueFile(file, await shopTimeZone(db.prisma));
  const progress = showProgress('Products');
  try {
    const report = await importRecords(db, catalogue.records, {
      definitions: catalogue.definitions,
      now: new Date(),
      mode,
      signal,
      onProgress: ({ rows }) => progress.update(catalogue.progress(), `${rows} rows`),
      onRejected: ({ line, reason }) => progress.print(`Line ${line} rejected: ${reason}`),
      onWarning: ({ line, reason }) => progress.print(`Line ${line}: ${reason}`),
    });
    progress.stop();
    const { rows, created, updated, unchanged, skipped, rejectedCount, isInterrupted } = report;
    console.log(
      `${isInterrupted ? 'Interrupted after' : 'Read'} ${rows} rows: ${created} created, ${updated} updated, ${unchanged} unchanged, ${mode === 'CREATE_AND_UPDATE' ? '' : `${skipped} skipped, `}${rejectedCount} rejected.`,
    );
    if (isInterrupted) console.log('All rows read so far are imported. Run the command again to import the rest and to link products.');
    return report;
  } catch (error) {
    progress.stop();
    throw error;
  }
}

async function importPictures(db: Db, files: FileStorage, file: string, allowNetwork: boolean, signal: AbortSignal): Promise<void> {
  const pending = await db.prisma.media.count({ where: { state: 'PENDING' } });
  if (pending === 0) return;
  const { demoPicture } = await import('../../prisma/seed/art.ts');
  const progress = showProgress('Images');
  try {
    const failures = await settlePictures(
      db,
      {
        files,
        baseDir: path.dirname(path.resolve(file)),
        art: demoPicture,
        allowNetwork,
        signal,
        onProgress: (done, total) => progress.update(done / total, `${done} of ${total}`),
      },
      new Date(),
    );
    for (const { source, reason } of failures) progress.print(`Image not downloaded: ${source} (${reason})`);
    progress.stop();
    const later = await db.prisma.media.count({ where: { state: 'PENDING' } });
    console.log(`Images: ${pending - failures.length - later} ready, ${failures.length} failed, ${later} pending.`);
  } catch (error) {
    progress.stop();
    if (!signal.aborted) throw error;
  }
}
