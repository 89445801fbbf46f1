// npm run restore -- FILE     see `usage`
import { parseArgs } from 'node:util';
import { verifyArchive } from '../app/backup/archive.ts';
import { restore } from '../app/backup/restore.ts';
import { shopFiles } from '../app/shopDefinition.ts';
import { readConfig } from '../config.ts';
import { exitWith } from './command.ts';

const usage = `Usage: npm run restore -- FILE [--force | --verify]

Restores a backup made with "npm run backup": verifies its hashes, replaces the database and the files, and applies the migrations of newer
versions. Stop all the shop's servers first. Only restore backups you made yourself: they contain code that the database runs.

  --force    Replace a database and files that are not empty. Files that aren't in the backup are deleted.
  --verify   Only verify the archive. Changes nothing and needs no database.

PostgreSQL: needs pg_restore and psql in the server's version.
The database is replaced in one step. If anything fails before that, nothing is changed.
Exit status: 0 done, 1 failed.`;

await exitWith(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' }, force: { type: 'boolean' }, verify: { type: 'boolean' } },
  });
  const [file] = positionals;
  if (values.help === true || file === undefined || positionals.length > 1) {
    console.error(usage);
    return values.help === true ? 0 : 1;
  }
  if (values.verify === true) {
    const { createdAt, version, entries } = await verifyArchive(file);
    console.log(`${file} is complete: ${Object.keys(entries).length - 1} files and the database from ${createdAt}, version ${version}.`);
    return 0;
  }
  const config = readConfig(process.env);
  const { manifest, files, migrated } = await restore(
    { config, files: await shopFiles(config), env: process.env },
    file,
    values.force === true,
  );
  console.log(`Restored the database and ${files} files from ${manifest.createdAt}, version ${manifest.version}.`);
  if (migrated.length > 0) console.log(`Applied ${migrated.length} newer migrations.`);
  console.log(
    'To read the stored secrets, use the SECRETS_KEY (or DATA_DIR/secrets.key) of the shop that was backed up. Check the result: npm run doctor -- --deep',
  );
  return 0;
});
