// npm run demo:stripe: opens the shop with a server that stands in for Stripe, to try card payments without an account.
import { spawn } from 'node:child_process';
import { ensureBuilt, ensureGenerated, ensureInstalled } from './lib/setup.mjs';

ensureInstalled();
ensureGenerated();
ensureBuilt();

const child = spawn(process.execPath, ['--import', 'tsx', 'tests/payments/stripeDemo.ts'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  process.exitCode = signal ? 1 : (code ?? 1);
});
