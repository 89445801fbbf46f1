// A process for tests to kill: continues the imports in the embedded database of the given directory.
import '../../server/app/participants.ts';
import { runCatalogueImport } from '../../server/catalogue/transfer/admin/importRun.ts';
import { localFiles } from '../../server/extensions/storage-local/localFiles.ts';
import { openDb } from '../../server/platform/database/db.ts';

const [, , dataDir, filesDir = ''] = process.argv;
const db = await openDb({ dataDir });
const said = () => Promise.resolve(Number(console.log('step')));
for (const { id } of await db.prisma.catalogueImport.findMany({ where: { status: 'RUNNING' } })) {
  await runCatalogueImport({ db, files: localFiles()(filesDir), catalog: { reload: said } }, id, { now: new Date() });
}
console.log('done');
await db.close();
