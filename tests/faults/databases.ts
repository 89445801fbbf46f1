import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../../server/database/migrations.ts';
import { openDb, type Db } from '../../server/db.ts';

/** A database of its own for a shop that runs in other processes. */
export interface FaultDatabase {
  /** What the server's environment says about it. */
  env: Record<string, string>;
  /** Opens it for the test itself; the embedded one only while no server runs. */
  open(): Promise<Db>;
  remove(): Promise<void>;
}

const postgresUrl = process.env.DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';

/** Whether a PostgreSQL answers where DATABASE_URL, or the usual address of this machine, says. */
export function hasPostgres(): Promise<boolean> {
  const { hostname, port } = new URL(postgresUrl);
  return new Promise((resolve) => {
    const socket = connect(Number(port || 5432), hostname);
    socket.once('connect', () => resolve(socket.end() !== undefined));
    socket.once('error', () => resolve(false));
  });
}

/** A new embedded database in a directory. */
export async function embeddedDatabase(): Promise<FaultDatabase> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'souk-faults-'));
  const open = () => openDb({ dataDir: path.join(dataDir, 'database') });
  const db = await open();
  await migrate(db.pool);
  await db.close();
  return {
    env: { DATA_DIR: dataDir, SOUK_SEED: 'false' },
    open,
    remove: () => Promise.resolve(rmSync(dataDir, { recursive: true, force: true })),
  };
}

/** A new database on the PostgreSQL server. */
export async function postgresDatabase(): Promise<FaultDatabase> {
  const name = `souk_faults_${process.pid}_${Date.now()}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: postgresUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await admin(`create database ${name}`);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  const open = () => openDb({ url: url.href, poolSize: 4 });
  const db = await open();
  await migrate(db.pool);
  await db.close();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'souk-faults-'));
  return {
    env: { DATABASE_URL: url.href, DATA_DIR: dataDir, SOUK_SEED: 'false' },
    open,
    async remove() {
      await admin(`drop database if exists ${name} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
