// npm run export -- FILE     see `usage`
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { exportCatalogue } from '../catalogue/transfer/transfer.ts';
import { runFileCommand } from './command.ts';
import { showProgress, stopOnSignals } from './progress.ts';

const usage = `Usage: npm run export -- FILE

Exports all products as a WooCommerce product CSV file. Importing this file changes nothing. The file appears only when it is complete.

Uses the database in DATABASE_URL, or the embedded database in DATA_DIR (stop the server first: only one process can use it).
Exit status: 0 done, 130 interrupted, 1 failed.`;

await runFileCommand({
  usage,
  flags: [],
  async run({ db, file }) {
    const part = `${file}.${process.pid}.part`;
    const signal = stopOnSignals(() => console.error('\nStopping …'));
    const progress = showProgress('Products');
    try {
      const rows = await exportCatalogue(db, createWriteStream(part), {
        signal,
        onProgress: (done, total) => progress.update(total === 0 ? 1 : done / total, `${done} of ${total}`),
      });
      await rename(part, file);
      progress.stop();
      console.log(`${rows} products written to ${file}.`);
      return 0;
    } catch (error) {
      progress.stop();
      await rm(part, { force: true });
      if (signal.aborted) return 130;
      throw error;
    }
  },
});
