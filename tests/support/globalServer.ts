import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

// One built shop with the demo catalogue for all browser tests, on the embedded database.

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port'))));
    });
  });
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'souk-e2e-'));
  const port = await freePort();
  let output = '';
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output = (output + String(chunk)).slice(-20_000)));
  const shopUrl = `http://localhost:${port}`;
  const deadline = Date.now() + 200_000;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The shop ended before it opened:\n${output}`);
    if (Date.now() > deadline) throw new Error(`The shop did not open in time:\n${output}`);
    const isReady = await fetch(`${shopUrl}/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  project.provide('shopUrl', shopUrl);
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
    if (/"level":(50|60)/.test(output)) throw new Error(`The shop logged faults during the browser tests:\n${output}`);
  };
}
