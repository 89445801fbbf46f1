// npm run admin -- create EMAIL     see `usage`
import { parseArgs } from 'node:util';
import { keyHelp, keyUsage, runKeyCommand, type KeyOptions } from './apiKeys.ts';
import { createStaff, listStaff, resetStaff, revokeStaff, passwordFault } from '../foundation/accounts/accounts.ts';
import { ConfigError, readConfig } from '../config.ts';
import { DatabaseInUseError } from '../platform/database/lockFile.ts';
import { migrate, MigrationStateError } from '../platform/database/migrations.ts';
import { openDb, type Db } from '../platform/database/db.ts';
import { textIn } from '../platform/i18n/text.ts';
import { defaultLanguage } from '../../shared/languages.ts';
import { ShopError } from '../platform/errors/errors.ts';
import { StaffRight } from '../generated/prisma/client.ts';

const usage = `Usage: npm run admin -- create EMAIL [--staff PERMISSION,PERMISSION] [--ask]
       npm run admin -- reset EMAIL [--ask]
       npm run admin -- revoke EMAIL
       npm run admin -- list
${keyUsage}

create   Create an administrator, or, with --staff, a staff member with some of these permissions: ${Object.values(StaffRight).join(', ')}.
         An existing account keeps its password and gets the role. All its sessions end.
reset    Set a new password and remove two-factor authentication, which is set up again at the next sign-in. All sessions end.
revoke   Remove an account from staff. It becomes a customer account, and all its sessions end.
list     List all staff accounts.
${keyHelp}

New passwords are generated and printed once. With --ask, the password is read from standard input instead.
Uses the database in DATABASE_URL, or the embedded database in DATA_DIR (stop the server first: only one process can use it).
Exit status: 0 done, 1 failed.`;

interface Command {
  name: string;
  email: string;
  staff: string | undefined;
  isInteractive: boolean;
  /** Of a command for API keys: what follows "key". */
  key: { words: string[]; options: KeyOptions } | null;
}

function readCommand(): Command | null {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      staff: { type: 'string' },
      ask: { type: 'boolean' },
      help: { type: 'boolean' },
      scopes: { type: 'string' },
      networks: { type: 'string' },
      expires: { type: 'string' },
      overlap: { type: 'string' },
    },
  });
  const [name = '', email = '', ...more] = positionals;
  if (name === 'key') {
    const words = [email, ...more];
    const isKeyCommand = email === 'list' ? more.length === 0 : ['create', 'rotate', 'revoke'].includes(email) && more.length === 1;
    return values.help !== true && isKeyCommand
      ? { name, email: '', staff: undefined, isInteractive: false, key: { words, options: values } }
      : null;
  }
  const isComplete = name === 'list' ? email === '' : ['create', 'reset', 'revoke'].includes(name) && email !== '';
  return values.help === true || !isComplete || more.length > 0
    ? null
    : { name, email, staff: values.staff, isInteractive: values.ask === true, key: null };
}

class UsageError extends Error {}

function readRights(text: string): StaffRight[] {
  const names = text.split(',').map((name) => name.trim().toUpperCase());
  const unknown = names.filter((name) => !Object.hasOwn(StaffRight, name));
  if (unknown.length > 0)
    throw new UsageError(`Unknown permission: ${unknown.join(', ')}. Available permissions: ${Object.values(StaffRight).join(', ')}.`);
  return names as StaffRight[];
}

/** Reads the password from the first line of standard input. The command doesn't print it again. */
async function readPassword(email: string): Promise<string> {
  if (process.stdin.isTTY) process.stdout.write('Password: ');
  let text = '';
  for await (const chunk of process.stdin) {
    text += String(chunk);
    if (text.includes('\n')) break;
  }
  const [password = ''] = text.split(/\r?\n/);
  const fault = passwordFault(password, [email]);
  if (fault !== null) throw new UsageError(textIn(fault, defaultLanguage));
  return password;
}

function show(email: string, password: string): void {
  console.log(
    `\n  Email:    ${email}\n  Password: ${password}\n\nThe password is shown only once. Two-factor authentication is set up at first sign-in, at /admin/.`,
  );
}

async function run(db: Db, { name, email, staff, isInteractive, key }: Command): Promise<void> {
  if (key) {
    const fault = await runKeyCommand(db, key.words, key.options);
    if (fault !== null) throw new UsageError(fault);
    return;
  }
  const now = new Date();
  if (name === 'list') {
    const accounts = await listStaff(db);
    for (const { email: address, role, rights, hasSecondFactor, sessions } of accounts) {
      const areas = role === 'STAFF' ? ` (${rights.join(', ') || 'no permissions'})` : '';
      console.log(`${address}  ${role}${areas}  ${hasSecondFactor ? 'two-factor on' : 'two-factor not set up'}  ${sessions} open sessions`);
    }
    if (accounts.length === 0) console.log('No staff accounts yet. Create one: npm run admin -- create EMAIL');
    return;
  }
  if (name === 'revoke') {
    await revokeStaff(db, { email }, now);
    return console.log(`${email} is now a customer. All sessions have ended.`);
  }
  const given = isInteractive ? await readPassword(email) : undefined;
  if (name === 'reset') {
    const password = await resetStaff(db, { email, password: given }, now);
    console.log(`${email} has a new password. Two-factor authentication must be set up at the next sign-in. All sessions have ended.`);
    return isInteractive ? undefined : show(email, password);
  }
  const role = staff === undefined ? 'ADMINISTRATOR' : 'STAFF';
  const password = await createStaff(db, { email, role, rights: staff === undefined ? [] : readRights(staff), password: given }, now);
  if (password === null)
    console.log(`${email} already had an account and is now ${role}. The password is unchanged. All sessions have ended.`);
  else if (!isInteractive) show(email, password);
}

async function main(): Promise<number> {
  const command = readCommand();
  if (!command) {
    console.error(usage);
    return 1;
  }
  const config = readConfig(process.env);
  const db = await openDb({ url: config.databaseUrl, dataDir: config.databaseDir, poolSize: 1 });
  try {
    await migrate(db.pool);
    await run(db, command);
    return 0;
  } finally {
    await db.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  const isUsage = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  const isExplained = [ConfigError, DatabaseInUseError, MigrationStateError, ShopError, UsageError].some((kind) => error instanceof kind);
  console.error((isExplained || isUsage) && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
