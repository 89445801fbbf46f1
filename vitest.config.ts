import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { relayArtifacts } from './scripts/viteRelay.ts';
import { chromiumLaunch } from './tests/support/chromiumLaunch.ts';
import { componentCommands } from './tests/support/componentCommands.ts';

const plugins = [relayArtifacts(import.meta.dirname), react()];
// Two copies of graphql (.js and .mjs) would reject each other's schema.
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: path.resolve('node_modules/graphql/index.js') }] };

// All third-party modules that components and their tests import. A module discovered only during a run makes Vite reload the page.
const browserModules = [
  '@base-ui/react/combobox',
  'axe-core',
  'react',
  'react-dom',
  'react-dom/client',
  'react-relay/hooks.js',
  'react-router',
  'react/jsx-dev-runtime',
  'relay-runtime',
  'uqr',
  'vitest-browser-react/pure',
];

const databaseTests = {
  include: ['tests/**/*.test.ts'],
  exclude: ['tests/**/*.{unit,e2e,server}.test.ts', 'tests/architecture/*.test.ts'],
};

// Tests whose result can differ on the embedded database: its single connection, migrations, extensions, imports, searches, the life cycle
// of orders. Tests that start an embedded database themselves (start and lock, kill -9) already run in the project `database`.
const embeddedDiffers = [
  'tests/database/{migrations,throttle}.test.ts',
  'tests/transfer/{adminImport,exportRoundTrip,importRules,importWoo}.test.ts',
  'tests/search/{explain,liveSearch,pagination,queries,searchScripts}.test.ts',
  'tests/orders/{concurrency,invariants,orderPoller,ordersCancel,ordersPayment,ordersRefund,ordersSequences,placeOrder,repeats,unpaidOrders}.test.ts',
  'tests/cart/{conflicts,merge,versions}.test.ts',
  'tests/coupons/consume.test.ts',
  'tests/jobs/*.test.ts',
  'tests/legacy/{checkout,liveSearch}.test.ts',
  'tests/newsletter/deletion.test.ts',
  'tests/{bulk,wishlist,offers}/{actions,parallel,votesParallel}.test.ts',
];

// How long to wait for a state: Vitest's default of one second turns into a timing assertion on a busy machine.
const expecting = { poll: { timeout: 20_000 } };

const database = {
  pool: 'forks' as const,
  isolate: false,
  maxWorkers: 2,
  globalSetup: ['tests/support/globalDb.ts'],
  testTimeout: 60_000,
  expect: expecting,
  hookTimeout: 120_000,
};

// The database tests run once: on PostgreSQL if DATABASE_URL is set, else on the embedded database. With PostgreSQL, the tests whose result
// can differ also run on the embedded database; `npm test -- --all-databases` runs all of them on both.
const onEmbedded = process.env.SOUK_ALL_DATABASES ? databaseTests : { ...databaseTests, include: embeddedDiffers };

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
          // Shared with the component tests, which mostly wait: for pauses in typing and for animations.
          maxWorkers: 4,
          // Property tests run a hundred cases each, and the machine may be busy.
          testTimeout: 30_000,
          expect: expecting,
        },
      },
      {
        optimizeDeps: { include: browserModules },
        plugins,
        resolve: oneGraphql,
        css: { transformer: 'lightningcss' },
        publicDir: path.resolve('web/public'),
        test: {
          // Components in each of their states, in Chromium, without a shop behind them.
          name: 'component',
          sequence: { groupOrder: 0 },
          include: ['tests/**/*.component.test.tsx'],
          isolate: false,
          maxWorkers: 4,
          setupFiles: ['tests/support/componentSetup.ts'],
          // No test here waits for long, but the machine may be busy.
          testTimeout: 30_000,
          expect: expecting,
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
            provider: playwright({ launchOptions: chromiumLaunch }),
            instances: [{ browser: 'chromium' }],
            commands: componentCommands,
          },
        },
      },
      {
        plugins,
        resolve: oneGraphql,
        test: { name: 'database', sequence: { groupOrder: 1 }, ...databaseTests, ...database },
      },
      ...(process.env.DATABASE_URL
        ? [
            {
              plugins,
              resolve: oneGraphql,
              test: {
                name: 'embedded',
                sequence: { groupOrder: 1 },
                ...onEmbedded,
                ...database,
                env: { DATABASE_URL: '', REDIS_URL: '' },
              },
            },
          ]
        : []),
      {
        resolve: oneGraphql,
        test: {
          // HTTP tests of the built shop without a browser: how it starts, stops and survives being killed.
          name: 'server',
          sequence: { groupOrder: 2 },
          include: ['tests/**/*.server.test.ts'],
          pool: 'forks',
          isolate: false,
          maxWorkers: 2,
          testTimeout: 90_000,
          expect: expecting,
          hookTimeout: 240_000,
        },
      },
      {
        resolve: oneGraphql,
        test: {
          name: 'e2e',
          sequence: { groupOrder: 2 },
          include: ['tests/**/*.e2e.test.ts'],
          pool: 'forks',
          isolate: false,
          // Each worker has its own shop (globalServer.ts).
          maxWorkers: 2,
          // Until five runs in a row have passed without it (docs/testing.md); tests that pass only on retry are listed at the end.
          retry: process.env.CI ? 1 : 0,
          globalSetup: ['tests/support/globalServer.ts'],
          // Ends tests that hang; the machine may be busy.
          testTimeout: 240_000,
          expect: expecting,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
