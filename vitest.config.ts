import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { relayArtifacts } from './scripts/viteRelay.ts';

const plugins = [relayArtifacts(import.meta.dirname), react()];
// Two copies of graphql (.js and .mjs) would refuse each other's schema.
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: path.resolve('node_modules/graphql/index.js') }] };

export default defineConfig({
  test: {
    projects: [
      {
        plugins,
        resolve: oneGraphql,
        test: {
          name: 'unit',
          sequence: { groupOrder: 0 },
          include: ['tests/**/*.unit.test.{ts,tsx}', 'tests/architecture/*.test.ts'],
          pool: 'forks',
          isolate: false,
          maxWorkers: 2,
          setupFiles: ['tests/support/relaySetup.ts'],
          // Properties are tried a hundred times, and the machine may be doing something else.
          testTimeout: 30_000,
        },
      },
      {
        plugins,
        resolve: oneGraphql,
        test: {
          name: 'database',
          sequence: { groupOrder: 1 },
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/**/*.unit.test.ts', 'tests/**/*.e2e.test.ts', 'tests/architecture/*.test.ts'],
          pool: 'forks',
          isolate: false,
          maxWorkers: 2,
          globalSetup: ['tests/support/globalDb.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          sequence: { groupOrder: 2 },
          include: ['tests/**/*.e2e.test.ts'],
          pool: 'forks',
          isolate: false,
          // Each has a shop of its own (globalServer.ts).
          maxWorkers: 2,
          // A machine that does other work meanwhile keeps browsers waiting now and then. What passed only when tried again is told at the end.
          retry: process.env.CI ? 2 : 0,
          globalSetup: ['tests/support/globalServer.ts'],
          testTimeout: 90_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
