// npm run backup -- FILE     see `usage`
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BackupError } from '../app/backup/archive.ts';
import { backUp } from '../app/backup/backup.ts';
import { shopFiles } from '../app/shopDefinition.ts';
import { readConfig } from '../config.ts';
import { exitWith } from './command.ts';

const usage = `Usage: npm run backup -- FILE

Writes the database and the shop's files to one tar archive, with a manifest of hashes. The file appears only when it is complete.
Restore it with: npm run restore -- FILE

PostgreSQL: the shop can keep running. Needs pg_dump in the server's version or newer. Embedded database: stop the server first.
The archive contains personal data, but not the key to the encrypted secrets (SECRETS_KEY or DATA_DIR/secrets.key): back it up separately.
Exit status: 0 done, 1 failed.`;

await exitWith(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } });
  const [file] = positionals;
  if (values.help === true || file === undefined || positionals.length > 1) {
    console.error(usage);
    return values.help === true ? 0 : 1;
  }
  if (existsSync(file)) throw new BackupError(`${file} already exists. Choose another name, or delete it first.`);
  const config = readConfig(process.env);
  const { entries, migrations } = await backUp({ config, files: await shopFiles(config), env: process.env }, file, new Date());
  const sizes = Object.values(entries).map(({ size }) => size);
  const megabytes = (sizes.reduce((sum, size) => sum + size, 0) / 1e6).toFixed(1);
  console.log(`Backed up the database (${migrations.length} migrations) and ${sizes.length - 1} files to ${file}, ${megabytes} MB.`);
  return 0;
});
