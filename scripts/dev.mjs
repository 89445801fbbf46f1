// npm run dev: runs the shop from its sources. Pages and admin hot-reload changed modules; the server restarts when its sources change;
// Relay documents and the schema are recompiled when they change.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { ensureDocs, ensureGenerated, ensureInstalled, program } from './lib/setup.mjs';

ensureInstalled();
ensureGenerated();
ensureDocs();

const env = { ...process.env, NODE_ENV: 'development' };
const server = spawn(
  process.execPath,
  [program('tsx'), 'watch', '--clear-screen=false', '--exclude', 'web/**', '--exclude', 'admin/**', 'server/main.ts'],
  {
    stdio: 'inherit',
    env,
  },
);

const once = (args) =>
  new Promise((resolve) => {
    spawn(process.execPath, args, { stdio: 'inherit', env }).on('exit', resolve);
  });

let isRunning = false;
let isWanted = false;
async function compile(printsSchema) {
  if (isRunning) return void (isWanted = true);
  isRunning = true;
  if (printsSchema) await once(['--import', 'tsx', 'server/cli/printSchema.ts']);
  await once([program('relay-compiler', 'relay-compiler')]);
  isRunning = false;
  if (isWanted) {
    isWanted = false;
    void compile(true);
  }
}

let timer;
function watchSources(directory, printsSchema) {
  watch(directory, { recursive: true }, (_event, file) => {
    if (!file || !/\.tsx?$/.test(file) || /__generated__|generated|persisted/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void compile(printsSchema), 100);
  });
}
watchSources('web', false);
watchSources('admin', false);
watchSources('server', true);

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
