import '../../server/app/participants.ts';
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../../server/platform/database/migrations.ts';
import { openDb } from '../../server/platform/database/db.ts';
import { writeCatalogue } from './catalogue.ts';

// Prepares a shop on one of the two databases and starts the built server with it.

export interface PreparedDatabase {
  kind: 'embedded' | 'postgres';
  /** Environment variables that connect the server to the database. */
  env: Record<string, string>;
  /** Connection to the database for the meter, if it is PostgreSQL. */
  admin: pg.Client | null;
  drop(): Promise<void>;
}

export const databaseName = 'souk_bench';

/** Returns the URL of PostgreSQL; null if it isn't reachable. */
export async function postgresUrl(): Promise<string | null> {
  const url = process.env.DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    await client.end();
    return url;
  } catch {
    return null;
  }
}

/** Creates an empty database of this name on the server in the URL. */
export async function emptyPostgres(url: string, name: string): Promise<{ url: string; drop(): Promise<void> }> {
  const root = new pg.Client({ connectionString: url });
  await root.connect();
  await root.query(`drop database if exists ${name} with (force)`);
  await root.query(`create database ${name}`);
  await root.end();
  const target = new URL(url);
  target.pathname = `/${name}`;
  return {
    url: target.href,
    async drop() {
      const again = new pg.Client({ connectionString: url });
      await again.connect();
      await again.query(`drop database if exists ${name} with (force)`);
      await again.end();
    },
  };
}

async function fill(options: { url?: string; dataDir?: string }, products: number): Promise<void> {
  const db = await openDb(options);
  await migrate(db.pool);
  await writeCatalogue(db, products, new Date());
  await db.close();
}

export async function preparePostgres(url: string, products: number): Promise<PreparedDatabase> {
  const database = await emptyPostgres(url, databaseName);
  await fill({ url: database.url }, products);
  const admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  const drop = async () => {
    await admin.end();
    await database.drop();
  };
  return { kind: 'postgres', env: { DATABASE_URL: database.url }, admin, drop };
}

export async function prepareEmbedded(products: number): Promise<PreparedDatabase> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'souk-bench-'));
  await fill({ dataDir: path.join(dataDir, 'database') }, products);
  const drop = () => Promise.resolve(rmSync(dataDir, { recursive: true, force: true }));
  return { kind: 'embedded', env: { DATABASE_URL: '', DATA_DIR: dataDir }, admin: null, drop };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

export interface RunningServer {
  pid: number;
  port: number;
  /** Milliseconds from the start of the process to its first page. */
  startMs: number;
  stop(): Promise<void>;
}

function stopOf(child: ChildProcess): () => Promise<void> {
  return () =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
}

/**
 * Starts the built server.
 * @param nodeFlags such as --cpu-prof
 */
export async function startServer(database: PreparedDatabase, nodeFlags: string[] = []): Promise<RunningServer> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [...nodeFlags, 'dist/server/main.js'], {
    env: {
      ...process.env,
      ...database.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SOUK_SEED: 'false',
      LOG_LEVEL: 'error',
      PUBLIC_URL: undefined,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = stopOf(child);
  for (;;) {
    if (child.exitCode !== null) throw new Error('The server ended before it answered');
    const isUp = await fetch(`http://127.0.0.1:${port}/shop/`).then(
      (response) => response.text().then(() => response.ok),
      () => false,
    );
    if (isUp) return { pid: child.pid ?? 0, port, startMs: performance.now() - began, stop };
    if (performance.now() - began > 60_000) {
      await stop();
      throw new Error('The server did not answer within a minute');
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Starts the server of floorServer.ts. */
export function startFloors(): Promise<{ pid: number; port: number; stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/bench/floorServer.ts'], { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The server of the floors ended')));
    child.stdout.once('data', (chunk) => resolve({ pid: child.pid ?? 0, port: Number(String(chunk).trim()), stop: stopOf(child) }));
  });
}
