// Prepares what the commands need. Each step runs only when one of its inputs has changed. Depends on Node only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const stampDir = 'node_modules/.cache/souk-stamps';
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Souk requires Node 20.19 or newer. This is ${process.versions.node}.`);
  process.exit(1);
}

// Prisma finds its generators through PATH, which `npm run` would have set.
process.env.PATH = `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH}`;

/** Runs a program from node_modules or one of our files; exits when it fails. */
export function run(title, file, args = [], env = {}) {
  if (title) console.log(`› ${title}`);
  const result = spawnSync(process.execPath, [...file, ...args], { stdio: 'inherit', env: { ...process.env, ...env } });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** The JavaScript file behind a program of node_modules. */
export function program(name, bin = name) {
  const manifest = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  return path.join('node_modules', name, typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[bin]);
}

const ignored = new Set(['node_modules', 'dist', 'generated', '.git']);

function* filesIn(entry) {
  if (!existsSync(entry)) return;
  if (!statSync(entry).isDirectory()) return yield entry;
  for (const name of readdirSync(entry).toSorted()) if (!ignored.has(name)) yield* filesIn(path.join(entry, name));
}

function fingerprint(inputs) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const input of inputs) for (const file of filesIn(input)) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/** Runs a step when its inputs have changed since its last success or an output is missing. */
function step(name, inputs, outputs, work) {
  const stamp = path.join(stampDir, name);
  const state = fingerprint(inputs);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state && outputs.every((output) => existsSync(output))) return;
  work();
  mkdirSync(stampDir, { recursive: true });
  // Fingerprint the inputs again: a step may write files that it also reads (schema.graphql).
  writeFileSync(stamp, fingerprint(inputs));
}

export function ensureInstalled() {
  step('install', ['package.json', 'package-lock.json'], ['node_modules/react/package.json', 'node_modules/vite/package.json'], () => {
    console.log('› Installing packages');
    const npm = process.env.npm_execpath;
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
    const result = npm
      ? spawnSync(process.execPath, [npm, ...args], { stdio: 'inherit' })
      : spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
    if (result.status !== 0) process.exit(result.status ?? 1);
  });
}

const generatedSources = ['server', 'schema.graphql', 'relay.config.js', 'web', 'admin', 'shared/languages.ts', 'scripts/messages'];

export function generatePrisma() {
  step(
    'prisma',
    ['prisma/schema', 'prisma.config.ts', 'package-lock.json'],
    ['server/generated/prisma/client.ts', 'server/generated/pothos-types.ts'],
    () => run('Generating the database client', [program('prisma')], ['generate', '--no-hints'], { PRISMA_HIDE_UPDATE_MESSAGE: '1' }),
  );
}

/** Generates the Prisma client, the modules of the message catalogues, schema.graphql and the Relay artifacts. */
export function ensureGenerated() {
  generatePrisma();
  step('graphql', generatedSources, ['schema.graphql', 'server/generated/adminPages.graphql', 'web/__generated__'], () => {
    run('Compiling message catalogues', ['--import', 'tsx', 'scripts/generateMessages.ts']);
    run('Printing the GraphQL schema', ['--import', 'tsx', 'server/cli/printSchema.ts']);
    run('Compiling Relay documents', [program('relay-compiler', 'relay-compiler')]);
  });
}

/** Builds the documentation site, which also has the files of GraphiQL. */
export function ensureDocs() {
  const sources = [
    'docs',
    'schema.graphql',
    'server/api',
    'scripts/docs',
    'scripts/docs.ts',
    'web/kit/tokens.css',
    'packages/client/README.md',
    'CHANGELOG.md',
    'package-lock.json',
  ];
  step('docs', sources, ['dist/docs/index.html'], () => run('Building the documentation', ['--import', 'tsx', 'scripts/docs.ts']));
}

/** Builds the pages, the admin, the server and the documentation for production. */
export function ensureBuilt() {
  const sources = [
    'server',
    'web',
    'admin',
    'shared',
    'shop.config.ts',
    'prisma/seed',
    'scripts/viteRelay.ts',
    'scripts/viteMessages.ts',
    'scripts/messages',
    'scripts/serverPartsOfRoutes.ts',
    'scripts/build.mjs',
    'package-lock.json',
  ];
  const outputs = ['dist/web/.vite/manifest.json', 'dist/web-server/entryServer.js', 'dist/admin/index.html', 'dist/server/main.js'];
  step('build', sources, outputs, () => run('Building', ['scripts/build.mjs', '--only']));
  ensureDocs();
}
