// npm start [-- --role web|worker|all]: sets up what is missing (packages, generated code, build), then starts the shop. The server migrates and seeds.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureGenerated, ensureInstalled } from './lib/setup.mjs';

const { role } = parseArgs({ options: { role: { type: 'string' } } }).values;

ensureInstalled();
ensureGenerated();
ensureBuilt();

const server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...process.env, ...(role && { SOUK_ROLE: role }) },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => {
  process.exitCode = signal ? 1 : (code ?? 1);
});
