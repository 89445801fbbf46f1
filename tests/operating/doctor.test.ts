import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { examine } from '../../server/app/doctor/doctor.ts';
import { freePort } from '../support/serverProcess.ts';
import { hasPostgres, testDatabase, usualKind } from '../support/databases.ts';
import { openSmtp } from '../mail/smtp.ts';
import { plainOrder } from '../support/plainOrder.ts';

function folder(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'souk-doctor-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** Settings of a shop that is ready to open. */
const ready = (env: Record<string, string>) => ({
  PUBLIC_URL: 'https://shop.example',
  SOUK_TEST_PAYMENTS: 'false',
  SECRETS_KEY: 'a'.repeat(32),
  MAIL_FROM: 'orders@shop.example',
  ...env,
});

/** Results by name and state, such as "Disk ok". */
async function results(env: Record<string, string>, isDeep = false) {
  const checks = await examine(env, isDeep);
  const of = (name: string) => checks.filter((check) => check.name === name);
  return { checks, of, bad: checks.filter(({ state }) => state !== 'ok'), states: (name: string) => of(name).map(({ state }) => state) };
}

function run(env: Record<string, string>, ...args: string[]): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/cli/doctor.ts', ...args], {
      env: { PATH: process.env.PATH, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => void (output += chunk.toString()));
    child.on('close', (status) => resolve({ status, output }));
  });
}

describe.runIf(usualKind() === 'postgres' && (await hasPostgres()))('[I38] npm run doctor on PostgreSQL', () => {
  it('finds nothing wrong with a shop that is ready to open, and names what is', { timeout: 120_000 }, async () => {
    const database = await testDatabase('postgres');
    onTestFinished(() => database.remove());
    const db = await database.open();
    onTestFinished(() => db.close());
    // Databases of tests don't wait for the disk.
    await db.pool.query(`do $$ begin execute format('alter database %I reset synchronous_commit', current_database()); end $$`);
    const env = ready({ ...database.env });
    const healthy = await results(env, true);
    expect(healthy.bad.map(({ name }) => name)).toEqual(['Mail']);
    expect(healthy.of('Database')[0]?.message).toMatch(/^PostgreSQL \d+/);
    expect(healthy.of('Database settings')[0]?.message).toMatch(/^UTF8, .*, UTC, room for \d+ server processes$/);
    expect(healthy.of('Invariants')).toEqual([{ name: 'Invariants', state: 'ok', message: 'All invariants hold' }]);
    expect((await results(env)).of('Invariants')).toEqual([]);

    // Nothing will ever pay it.
    await db.prisma.order.create({ data: plainOrder({ status: 'PENDING_PAYMENT' }) });
    await db.pool.query(`insert into "Outbox" ("name", "payload", "createdAt") values ('order-mail', '{}', now() - interval '1 hour')`);
    await db.pool.query(
      `update _prisma_migrations set finished_at = null where migration_name = (select max(migration_name) from _prisma_migrations)`,
    );
    const ill = await results({ ...env, DATABASE_POOL_SIZE: '200' }, true);
    expect(ill.of('Invariants')[0]).toMatchObject({
      state: 'problem',
      message: expect.stringMatching(/^Violations found: \d+\. The first: I/) as string,
    });
    expect(ill.of('Jobs')[0]).toMatchObject({
      state: 'warning',
      message: expect.stringContaining('Jobs waiting in the outbox: 1') as string,
    });
    expect(ill.of('Migrations')[0]).toMatchObject({
      state: 'warning',
      message: expect.stringMatching(/^Pending migrations: 1 /) as string,
    });
    expect(ill.of('Database settings')[0]).toMatchObject({
      state: 'problem',
      message: expect.stringMatching(/^DATABASE_POOL_SIZE is 200, but PostgreSQL allows \d+ connections/) as string,
    });
    await db.pool.query(`update _prisma_migrations set finished_at = now(), checksum = 'edited'`);
    expect((await results(env)).of('Migrations')[0]).toMatchObject({
      state: 'problem',
      message: expect.stringContaining('was edited') as string,
    });
  });
});

describe('[I38] npm run doctor', () => {
  it('says why the database, the mail server and Redis can’t be used, and shows no password', async () => {
    const port = await freePort();
    const env = ready({
      DATABASE_URL: `postgres://souk:hunter2@127.0.0.1:${port}/souk`,
      SMTP_URL: `smtp://souk:hunter2@127.0.0.1:${port}`,
      REDIS_URL: `redis://:hunter2@127.0.0.1:${port}`,
      DATA_DIR: folder(),
    });
    const { checks, of } = await results(env, true);
    for (const name of ['Database', 'Mail', 'Redis'])
      expect(of(name), name).toEqual([{ name, state: 'problem', message: expect.stringMatching(/ECONNREFUSED|refused/) as string }]);
    expect(JSON.stringify(checks)).not.toContain('hunter2');
  });

  it('signs in to the mail server without sending an email', async () => {
    const server = await openSmtp(await freePort());
    const { of } = await results(ready({ SMTP_URL: server.url, DATA_DIR: folder() }));
    expect(of('Mail')).toEqual([{ name: 'Mail', state: 'ok', message: expect.stringMatching(/accepts emails$/) as string }]);
    expect(server.accepted).toEqual([]);
  });

  it('warns about settings of a demo, and doesn’t create or open an embedded database', async () => {
    const dataDir = folder();
    const demo = await results({ DATA_DIR: dataDir });
    expect(demo.of('Configuration').map(({ message }) => message.split(' ')[0])).toEqual(['PUBLIC_URL', 'The']);
    expect(demo.of('Database')[0]).toMatchObject({ state: 'ok' });
    expect(readdirSync(dataDir)).toEqual([]);
    mkdirSync(path.join(dataDir, 'database'));
    writeFileSync(path.join(dataDir, 'database/PG_VERSION'), '17');
    // Process 1 is alive on every system, and isn't this process.
    writeFileSync(path.join(dataDir, 'database.lock'), '1');
    expect((await results({ DATA_DIR: dataDir })).of('Database')[0]).toMatchObject({
      state: 'warning',
      message: expect.stringContaining('in use by process 1') as string,
    });
  });

  it('prints a line or JSON for each check, and fails only for problems', { timeout: 120_000 }, async () => {
    const dataDir = folder();
    const lines = await run({ DATA_DIR: dataDir });
    expect(lines.status).toBe(0);
    expect(lines.output).toMatch(/^warning {2}Configuration: PUBLIC_URL is not set/);
    expect(
      lines.output
        .trim()
        .split('\n')
        .every((line) => /^(ok {5}|warning|problem) {2}[A-Z][\w ]+: ./.test(line)),
    ).toBe(true);
    const wrong = await run({ DATA_DIR: dataDir, PORT: 'many' }, '--json');
    expect(wrong.status).toBe(1);
    expect(JSON.parse(wrong.output)).toEqual([
      { name: 'Configuration', state: 'problem', message: expect.stringContaining('PORT') as string },
    ]);
    expect(existsSync(path.join(dataDir, 'database'))).toBe(false);
  });
});
