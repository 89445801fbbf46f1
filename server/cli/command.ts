import '../app/participants.ts';
import { parseArgs } from 'node:util';
import { BackupError } from '../app/backup/archive.ts';
import { UnreadableFileError } from '../catalogue/transfer/transfer.ts';
import { ConfigError, readConfig, type Config } from '../config.ts';
import { DatabaseInUseError } from '../platform/database/lockFile.ts';
import { ExtensionError } from '../platform/events/extensionPoint.ts';
import { migrate, MigrationStateError } from '../platform/database/migrations.ts';
import { openDb, type Db } from '../platform/database/db.ts';

export interface FileCommand {
  usage: string;
  /** Names of options without a value. */
  flags: readonly string[];
  /** @returns the exit status */
  run(context: { db: Db; config: Config; file: string; flags: ReadonlySet<string> }): Promise<number>;
}

/** Runs a command on one file and the migrated database of the shop; exits with its status. */
export async function runFileCommand(command: FileCommand): Promise<void> {
  await exitWith(() => start(command));
}

/** Runs a command and exits with its status; 1 after an error. */
export async function exitWith(run: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await run();
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

async function start({ usage, flags, run }: FileCommand): Promise<number> {
  const names = [...flags, 'help'];
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: Object.fromEntries(names.map((name) => [name, { type: 'boolean' as const }])),
  });
  const [file] = positionals;
  if (values.help === true) {
    console.log(usage);
    return 0;
  }
  if (file === undefined || positionals.length > 1) {
    console.error(usage);
    return 1;
  }
  const config = readConfig(process.env);
  const db = await openDb({ url: config.databaseUrl, dataDir: config.databaseDir, poolSize: config.databasePoolSize });
  try {
    await migrate(db.pool);
    return await run({ db, config, file, flags: new Set(names.filter((name) => values[name] === true)) });
  } finally {
    await db.close();
  }
}

/** Errors with a helpful message show only the message; all others need the stack for the developer. */
function explain(error: unknown): unknown {
  const isFileError = error instanceof Error && 'code' in error && /^(ENOENT|EACCES|EISDIR|ERR_PARSE_ARGS)/.test(String(error.code));
  const isExplained = [BackupError, UnreadableFileError, ConfigError, DatabaseInUseError, ExtensionError, MigrationStateError].some(
    (kind) => error instanceof kind,
  );
  return (isFileError || isExplained) && error instanceof Error ? error.message : error;
}
