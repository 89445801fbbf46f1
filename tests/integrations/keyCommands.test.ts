import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

function run(dataDir: string, ...args: string[]): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/cli/admin.ts', 'key', ...args], { env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => void (output += chunk.toString()));
    child.on('close', (status) => resolve({ status, output }));
  });
}

it('[I18] npm run admin -- key creates, lists, rotates and revokes API keys', { timeout: 180_000 }, async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'souk-keys-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const made = await run(dataDir, 'create', 'Warehouse', '--scopes', 'inventory_write,orders_read', '--networks', '192.0.2.0/24');
  expect([made.status, made.output]).toEqual([0, expect.stringMatching(/Key: {2}souk_[a-z0-9]{12}_[\w-]{43}\n/)]);
  expect((await run(dataDir, 'create', 'Warehouse', '--scopes', 'everything')).output).toContain('Unknown scope EVERYTHING');
  expect(await run(dataDir, 'create', 'Warehouse')).toMatchObject({ status: 1, output: 'Select at least one scope.\n' });
  expect((await run(dataDir, 'list')).output).toContain('1  Warehouse  ACTIVE  INVENTORY_WRITE, ORDERS_READ  never used');
  expect(await run(dataDir, 'rotate', '1', '--overlap', '0')).toMatchObject({
    status: 0,
    output: expect.stringContaining('souk_') as string,
  });
  expect((await run(dataDir, 'revoke', '1')).output).toContain('The key for Warehouse has been revoked.');
  expect(await run(dataDir, 'revoke', '2')).toMatchObject({ status: 1, output: 'This API key doesn’t exist.\n' });
});
