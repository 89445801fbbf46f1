import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { BackupError } from './archive.ts';

// Dumps PostgreSQL and restores it with its own programs, which know every kind of object.

/** The shop's schemas. Others in the same database are left alone. */
const schemas = ['public', 'pgboss'];
const extensions = ['pg_trgm', 'unaccent'];

/** Makes room for the dump, which creates the schemas that it names. */
const opening = `
  BEGIN;
  SET client_min_messages = warning;
  SET lock_timeout = '10s';
  DROP SCHEMA IF EXISTS ${schemas.join(', ')} CASCADE;
  SET lock_timeout = 0;
`;

/** Gives `public` the owner and the privilege that it has in a new database. */
const closing = `
  ALTER SCHEMA public OWNER TO pg_database_owner;
  GRANT USAGE ON SCHEMA public TO PUBLIC;
  COMMIT;
`;

/** The connection for a program: the password is in the environment, where other users of the machine can't see it. */
function connectionOf(url: string, env: NodeJS.ProcessEnv) {
  const address = new URL(url);
  const { password } = address;
  address.password = '';
  return { target: address.href, env: { ...env, ...(password && { PGPASSWORD: decodeURIComponent(password) }) } };
}

function start(name: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(name, args, { env, stdio: ['pipe', 'pipe', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(-2_000)));
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new BackupError(`${name} is not installed. Install PostgreSQL’s client programs (Debian: postgresql-client).`)
          : error,
      ),
    );
    child.once('close', (code) => (code === 0 ? resolve() : reject(new BackupError(`${name} failed: ${complaint.trim()}`))));
  });
  // Handled where it is awaited, which may be later.
  ended.catch(() => undefined);
  return { child, ended, complaint: () => complaint };
}

/** Dumps the database to a file, as it is at one moment. */
export async function dumpPostgres(url: string, file: string, given: NodeJS.ProcessEnv): Promise<void> {
  const { target, env } = connectionOf(url, given);
  const args = [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    '--no-comments',
    ...schemas.map((name) => `--schema=${name}`),
    ...extensions.map((name) => `--extension=${name}`),
    `--file=${file}`,
    target,
  ];
  await start('pg_dump', args, env).ended;
}

/**
 * Replaces the shop's data with a dump, in one transaction: if anything fails, the database is unchanged.
 * @throws BackupError
 */
export async function restorePostgres(url: string, dump: Readable, given: NodeJS.ProcessEnv): Promise<void> {
  const { target, env } = connectionOf(url, given);
  const script = start('pg_restore', ['--no-owner', '--no-privileges', '--file=-'], env);
  const session = start('psql', ['--no-psqlrc', '--quiet', '--output=/dev/null', '--set=ON_ERROR_STOP=1', target], env);
  const { stdin } = session.child;
  // A program that has ended early reports the reason itself.
  for (const input of [stdin, script.child.stdin]) input.on('error', () => undefined);
  session.child.stdout.resume();
  stdin.write(opening);
  try {
    await Promise.all([
      pipeline(dump, script.child.stdin).catch(() => undefined),
      pipeline(script.child.stdout, stdin, { end: false }).catch(() => undefined),
      script.ended,
    ]);
  } catch (error) {
    // Without COMMIT, PostgreSQL rolls back.
    session.child.kill();
    await session.ended.catch((reason: unknown) => {
      // pg_restore fails too when nobody reads its output, and doesn't know why.
      if (session.child.pid === undefined || /error|fatal/i.test(session.complaint())) throw reason;
    });
    throw error;
  }
  stdin.end(closing);
  await session.ended;
}

/**
 * Reads the state of the database to restore into.
 * @returns whether it has tables of the shop, and the number of other connections of its role
 */
export async function stateOfPostgres(url: string): Promise<{ hasTables: boolean; others: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ hasTables: boolean; others: number }>(
      `select exists (select from pg_tables where schemaname = any($1)) as "hasTables",
         (select count(*)::int from pg_stat_activity
          where datname = current_database() and usename = current_user and pid <> pg_backend_pid() and backend_type = 'client backend'
         ) as "others"`,
      [schemas],
    );
    return rows[0] ?? { hasTables: true, others: 0 };
  } finally {
    await client.end();
  }
}
