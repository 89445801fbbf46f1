// Runs a TypeScript program of the project: node scripts/run.mjs FILE [ARGUMENTS]
import { spawn } from 'node:child_process';
import { ensureGenerated, ensureInstalled } from './lib/setup.mjs';

const [file, ...rest] = process.argv.slice(2);
ensureInstalled();
ensureGenerated();
const child = spawn(process.execPath, ['--import', 'tsx', file, ...rest], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  process.exitCode = signal ? 1 : (code ?? 1);
});
