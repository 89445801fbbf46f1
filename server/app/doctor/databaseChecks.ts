import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config.ts';
import { openDb, type Db } from '../../platform/database/db.ts';
import { DatabaseInUseError } from '../../platform/database/lockFile.ts';
import { MigrationStateError, pendingMigrations } from '../../platform/database/migrations.ts';
import { queueStatus } from '../../platform/jobs/queueStatus.ts';
import { explainedFailure } from '../startup.ts';
import { named, reasonOf, type Check } from './check.ts';

const oldestVersion = 150_000;
const longestSkewMs = { warning: 2_000, problem: 60_000 };
/** Servers look at the outbox every two seconds. */
const longestOutboxSeconds = 300;

interface Settings {
  version: string;
  versionNumber: number;
  encoding: string;
  characterType: string;
  timeZone: string;
  fsync: string;
  synchronousCommit: string;
  maxConnections: number;
  missing: string[];
}

async function readSettings({ pool }: Db): Promise<Settings> {
  const { rows } = await pool.query<Settings>(
    `select current_setting('server_version') as "version", current_setting('server_version_num')::int as "versionNumber",
       current_setting('server_encoding') as "encoding", datctype as "characterType", current_setting('TimeZone') as "timeZone",
       current_setting('fsync') as "fsync", current_setting('synchronous_commit') as "synchronousCommit",
       current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as "maxConnections",
       array(select unnest(array['pg_trgm', 'unaccent']) except select name from pg_available_extensions)::text[] as "missing"
     from pg_database where datname = current_database()`,
  );
  const [settings] = rows;
  if (!settings) throw new Error('Could not read the database’s settings');
  return settings;
}

function checkSettings(settings: Settings, { kind }: Db, { databasePoolSize }: Config): Check[] {
  const { ok, warning, problem } = named('Database settings');
  const found: Check[] = [];
  const { versionNumber, version, encoding, characterType, timeZone, maxConnections, missing } = settings;
  if (versionNumber < oldestVersion) found.push(problem(`PostgreSQL ${version} is too old. Upgrade to 15 or newer.`));
  if (encoding !== 'UTF8')
    found.push(problem(`The encoding is ${encoding}. Create the database with ENCODING 'UTF8' and restore a backup.`));
  if (timeZone !== 'UTC')
    found.push(
      problem(`Connections use the time zone ${timeZone}, not UTC. A connection pooler must pass on the startup parameter "options".`),
    );
  if (missing.length > 0) found.push(problem(`The extensions ${missing.join(', ')} are not available. Install postgresql-contrib.`));
  if (kind === 'postgres') {
    if (characterType === 'C' || characterType === 'POSIX')
      found.push(
        problem(`LC_CTYPE is ${characterType}, so search can’t ignore upper and lower case. Create the database with LC_CTYPE 'C.UTF-8'.`),
      );
    if (settings.fsync !== 'on') found.push(problem('fsync is off: a power failure can destroy the database. Set fsync = on.'));
    if (settings.synchronousCommit === 'off')
      found.push(warning('synchronous_commit is off: confirmed orders can be lost in a crash. Set synchronous_commit = on.'));
    if (databasePoolSize >= maxConnections)
      found.push(
        problem(
          `DATABASE_POOL_SIZE is ${databasePoolSize}, but PostgreSQL allows ${maxConnections} connections. Lower it, or raise max_connections.`,
        ),
      );
  }
  const capacity = kind === 'postgres' ? `, room for ${Math.floor(maxConnections / databasePoolSize)} server processes` : '';
  return found.length > 0 ? found : [ok(`${encoding}, ${characterType}, ${timeZone}${capacity}`)];
}

async function checkMigrations({ pool }: Db): Promise<Check> {
  const { ok, warning, problem } = named('Migrations');
  try {
    const pending = await pendingMigrations(pool);
    if (pending.length === 0) return ok('The database is up to date');
    return warning(`Pending migrations: ${pending.length} (latest: ${pending.at(-1)}). The next start applies them, so back up first.`);
  } catch (error) {
    if (error instanceof MigrationStateError) return problem(error.message);
    throw error;
  }
}

async function checkClock({ pool }: Db): Promise<Check> {
  const { ok, warning, problem } = named('Clock');
  const before = Date.now();
  const { rows } = await pool.query<{ now: Date }>(`select clock_timestamp() as "now"`);
  const after = Date.now();
  const theirs = rows[0]?.now.getTime() ?? before;
  // The database read its clock between the two.
  const skew = theirs < before ? before - theirs : Math.max(0, theirs - after);
  const text = `The clock differs from the database’s by ${(skew / 1_000).toFixed(1)} s`;
  if (skew > longestSkewMs.problem) return problem(`${text}. Synchronise both with NTP.`);
  return skew > longestSkewMs.warning ? warning(`${text}. Synchronise both with NTP.`) : ok(text);
}

async function checkJobs(db: Db): Promise<Check[]> {
  const { ok, warning } = named('Jobs');
  const { jobs, outbox } = await queueStatus(db);
  const found: Check[] = [];
  const failed = jobs.filter(({ state }) => state === 'failed');
  if (failed.length > 0)
    found.push(
      warning(
        `Failed on their last attempt: ${failed.map(({ name, count }) => `${count} ${name}`).join(', ')}. See "Emails and jobs" in docs/operating.md.`,
      ),
    );
  if (outbox.oldestSeconds > longestOutboxSeconds)
    found.push(
      warning(`Jobs waiting in the outbox: ${outbox.count}, the oldest for ${Math.round(outbox.oldestSeconds)} s. Start a server.`),
    );
  return found.length > 0 ? found : [ok('No failed or overdue jobs')];
}

async function checkInvariants({ pool }: Db): Promise<Check> {
  const { ok, problem } = named('Invariants');
  const { rows } = await pool.query<{ invariant: string }>(await readFile('prisma/invariants.sql', 'utf8'));
  if (rows.length === 0) return ok('All invariants hold');
  return problem(`Violations found: ${rows.length}. The first: ${rows[0]?.invariant}. To list them all, run: npm run invariants`);
}

/** Checks the database. Reads only, and doesn't create an embedded database that doesn't exist. */
export async function checkDatabase(config: Config, isDeep: boolean): Promise<Check[]> {
  const { ok, warning, problem } = named('Database');
  if (!config.databaseUrl && !existsSync(path.join(config.databaseDir, 'PG_VERSION')))
    return [ok('The embedded database will be created on first start')];
  let db: Db;
  try {
    db = await openDb({ url: config.databaseUrl, dataDir: config.databaseDir, poolSize: 1 });
  } catch (error) {
    return [error instanceof DatabaseInUseError ? warning(`Not checked. ${error.message}`) : problem(reasonOf(error))];
  }
  try {
    const settings = await readSettings(db);
    const found = [
      ok(`${db.kind === 'postgres' ? 'PostgreSQL' : 'Embedded PostgreSQL'} ${settings.version}`),
      ...checkSettings(settings, db, config),
      await checkMigrations(db),
      await checkClock(db),
    ];
    // Without migrations there are no tables yet.
    const [first] = (await db.pool.query<{ hasTables: boolean }>(`select to_regclass('"Outbox"') is not null as "hasTables"`)).rows;
    if (first?.hasTables) found.push(...(await checkJobs(db)));
    if (first?.hasTables && isDeep) found.push(await checkInvariants(db));
    return found;
  } catch (error) {
    return [problem(explainedFailure(error) ?? reasonOf(error))];
  } finally {
    await db.close();
  }
}
