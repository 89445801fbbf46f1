// node --import tsx tests/bench/importFlat.ts [ROWS]
//
// Imports generated rows into the database of DATABASE_URL, or into an embedded one in a temporary directory, and prints the process memory
// over time, which must stay flat regardless of the number of rows.
import '../../server/app/participants.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importRecords } from '../../server/catalogue/transfer/import/write.ts';
import { migrate } from '../../server/platform/database/migrations.ts';
import { openDb } from '../../server/platform/database/db.ts';
import { generatedRecords } from '../support/catalogue.ts';

const count = Number(process.argv[2] ?? 100_000);
const directory = await mkdtemp(path.join(tmpdir(), 'souk-flat-'));
const db = await openDb({ url: process.env.DATABASE_URL, dataDir: path.join(directory, 'database') });
await migrate(db.pool);
console.log(`${count} rows into ${db.kind}`);
for (const round of ['first import', 'again']) {
  const began = performance.now();
  let printed = 0;
  let highest = 0;
  const report = await importRecords(db, generatedRecords(count), {
    now: new Date(),
    onProgress: ({ rows }) => {
      const megabytes = Math.round(process.memoryUsage.rss() / 1_048_576);
      highest = Math.max(highest, megabytes);
      if (rows - printed < count / 10) return;
      printed = rows;
      console.log(
        `  ${String(rows).padStart(7)} rows  ${String(Math.round((performance.now() - began) / 1000)).padStart(4)} s  rss ${megabytes} MB`,
      );
    },
  });
  const seconds = (performance.now() - began) / 1000;
  const { created, updated, unchanged, rejectedCount } = report;
  console.log(`${round}: ${seconds.toFixed(1)} s, ${Math.round(count / seconds)} rows/s, highest rss ${highest} MB`, {
    created,
    updated,
    unchanged,
    rejectedCount,
  });
}
await db.close();
await rm(directory, { recursive: true, force: true });
