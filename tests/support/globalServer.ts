import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer } from './serverProcess.ts';

// One built shop with the demo catalogue for all browser tests, on the embedded database.

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'souk-e2e-'));
  const server = await startServer({ DATA_DIR: dataDir });
  project.provide('shopUrl', server.url);
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
    if (/"level":(50|60)/.test(server.output())) throw new Error(`The shop logged faults during the browser tests:\n${server.output()}`);
  };
}
