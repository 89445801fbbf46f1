// A process for tests to kill: writes visitors to the embedded database of the given directory, and reports each acknowledged write.
import '../../server/app/participants.ts';
import { openDb } from '../../server/platform/database/db.ts';
import { migrate } from '../../server/platform/database/migrations.ts';

const db = await openDb({ dataDir: process.argv[2] });
await migrate(db.pool);
console.log('ready');
const run = process.argv[3] ?? '';
for (let n = 0; ; n++) {
  const tokenHash = `${run}-${n}`;
  await db.prisma.visitor.create({ data: { tokenHash } });
  console.log(tokenHash);
}
