// A process for tests to kill: continues a deletion of all subscribers in the embedded database of the given directory.
import '../../server/app/participants.ts';
import { migrate } from '../../server/platform/database/migrations.ts';
import { openDb } from '../../server/platform/database/db.ts';
import { runDeletion, unfinishedDeletions } from '../../server/engagement/newsletter/deletionRun.ts';

const db = await openDb({ dataDir: process.argv[2] });
await migrate(db.pool);
for (const id of await unfinishedDeletions(db)) {
  await runDeletion(db, id, { now: new Date(), onStep: () => console.log('step') });
}
console.log('done');
await db.close();
