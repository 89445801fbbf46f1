import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseInUseError, acquireLock } from '../../server/platform/database/lockFile.ts';
import { openDb } from '../../server/platform/database/db.ts';

let directory: string;

beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'souk-embedded-'));
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

/**
 * Starts a process that writes until it is killed without warning, after `writes` acknowledged writes.
 * @returns the writes acknowledged to it
 */
function writeUntilKilled(dataDir: string, run: string, writes: number): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const writer = spawn(process.execPath, ['--import', 'tsx', 'tests/support/durableWriter.ts', dataDir, run], {
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    let output = '';
    let errors = '';
    writer.stderr.on('data', (chunk) => (errors += String(chunk)));
    writer.stdout.on('data', (chunk) => {
      output += String(chunk);
      if (output.split('\n').length > writes) writer.kill('SIGKILL');
    });
    writer.on('exit', (code, signal) => {
      if (signal !== 'SIGKILL') return reject(new Error(`The writer ended with ${code}: ${errors}`));
      // The last line may be truncated.
      resolve(
        output
          .split('\n')
          .slice(0, -1)
          .filter((line) => line.startsWith(run)),
      );
    });
  });
}

test('kill -9 loses no acknowledged write, and the database opens again', async () => {
  const dataDir = path.join(directory, 'killed');
  const answered: string[] = [];
  for (const [round, writes] of [7, 40, 150].entries()) answered.push(...(await writeUntilKilled(dataDir, `r${round}`, writes)));
  const db = await openDb({ dataDir });
  const stored = new Set((await db.prisma.visitor.findMany({ select: { tokenHash: true } })).map((row) => row.tokenHash));
  await db.close();
  expect(answered.length).toBeGreaterThan(150);
  expect(answered.filter((written) => !stored.has(written))).toEqual([]);
});

test('a second process gets a clear error and doesn’t overwrite the data', () => {
  const dataDir = path.join(directory, 'shared');
  // Process 1 is alive on every system, and isn't this process.
  writeFileSync(`${dataDir}.lock`, '1');
  expect(() => acquireLock(dataDir)).toThrow(DatabaseInUseError);
  expect(() => acquireLock(dataDir)).toThrow(/in use by process 1 .*DATABASE_URL/);
});

test('a lock held by another machine is never taken over', () => {
  const dataDir = path.join(directory, 'elsewhere');
  writeFileSync(`${dataDir}.lock`, '7 some-other-host');
  expect(() => acquireLock(dataDir)).toThrow(/process 7 on some-other-host .*delete the lock file/);
});

test('a lock left by a dead process is taken over, and released on close', () => {
  const dataDir = path.join(directory, 'left');
  writeFileSync(`${dataDir}.lock`, '999999999');
  const unlock = acquireLock(dataDir);
  expect(existsSync(`${dataDir}.lock`)).toBe(true);
  unlock();
  expect(existsSync(`${dataDir}.lock`)).toBe(false);
});
