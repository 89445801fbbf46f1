import type pg from 'pg';

// Returns the database of a running shop to its first state, so that the next test file needs no other server.

/** What the server holds in memory for as long as it runs, and the record of applied migrations. */
const lasting = ['_prisma_migrations', 'CatalogState', 'SigningKey', 'SuppressionKey'];

export interface FirstState {
  /** The rows that the migrations created, as JSON, by table. */
  rows: Map<string, string>;
  /** Columns of these tables that can be written. */
  columns: Map<string, string[]>;
  /** The values of all sequences, as JSON. */
  sequences: string;
}

const quoted = (name: string) => `"${name}"`;

async function tablesOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1`,
    [lasting],
  );
  return rows.map(({ name }) => name);
}

/** Returns which of the tables have rows. */
async function filled(client: pg.Pool | pg.PoolClient, tables: readonly string[]): Promise<string[]> {
  const each = tables.map((name) => `select '${name}' as name where exists (select from ${quoted(name)})`);
  const { rows } = await client.query<{ name: string }>(each.join(' union all '));
  return rows.map(({ name }) => name);
}

/** Reads the state of a database that was just migrated. */
export async function firstState(pool: pg.Pool): Promise<FirstState> {
  const { rows: sequences } = await pool.query<{ all: string }>(
    `select json_agg(json_build_object('name', format('%I.%I', schemaname, sequencename), 'next', coalesce(last_value, start_value), 'used', last_value is not null))::text as all
     from pg_sequences where schemaname = 'public'`,
  );
  const state: FirstState = { rows: new Map(), columns: new Map(), sequences: sequences[0]?.all ?? '[]' };
  for (const name of await filled(pool, await tablesOf(pool))) {
    const content = await pool.query<{ rows: string }>(`select json_agg(t)::text as rows from ${quoted(name)} t`);
    state.rows.set(name, content.rows[0]?.rows ?? '[]');
    const { rows: columns } = await pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [name],
    );
    state.columns.set(
      name,
      columns.map((column) => column.name),
    );
  }
  return state;
}

const idlePatienceMs = 10_000;

/**
 * Waits until no other connection of the database runs a statement or a transaction.
 * @param andNot query that returns rows as long as something else isn't finished
 * @throws Error after ten seconds
 */
export async function untilIdle(pool: pg.Pool, andNot = 'select where false'): Promise<void> {
  const busy = 'select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> $1';
  const deadline = Date.now() + idlePatienceMs;
  for (;;) {
    const { rowCount: running } = await pool.query(`${busy} limit 1`, ['idle']);
    const { rowCount: unfinished } = await pool.query(andNot);
    if (running === 0 && unfinished === 0) return;
    if (Date.now() > deadline) throw new Error('The shop is still busy.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Deletes what was written since, and writes the first rows again.
 * @throws Error if jobs of the shop don't end, and DatabaseError without the right to disable triggers, which superusers have
 */
export async function restoreFirstState(pool: pg.Pool, state: FirstState): Promise<void> {
  await untilIdle(pool, "select from pgboss.job where state = 'active' limit 1");
  const tables = await tablesOf(pool);
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Without triggers: some refuse changes of invoices, price histories and legal texts.
    await client.query('set local session_replication_role = replica');
    for (const name of await filled(client, tables)) await client.query(`delete from ${quoted(name)}`);
    await client.query('delete from pgboss.job');
    await client.query('delete from pgboss.archive');
    for (const [name, rows] of state.rows) {
      const columns = (state.columns.get(name) ?? []).map(quoted).join(', ');
      await client.query(
        `insert into ${quoted(name)} (${columns}) select ${columns} from json_populate_recordset(null::${quoted(name)}, $1)`,
        [rows],
      );
    }
    await client.query(
      `select setval(name::regclass, next, used) from json_to_recordset($1) as one (name text, next bigint, used boolean)`,
      [state.sequences],
    );
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}
