// npm run sandbox [-- --minutes 60]: a demo shop with GraphiQL that uses nothing outside its temporary directory and resets to its demo data.
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { startSandbox } from './lib/sandbox.mjs';
import { ensureBuilt, ensureGenerated, ensureInstalled } from './lib/setup.mjs';

const { minutes = '60' } = parseArgs({ options: { minutes: { type: 'string' } } }).values;
const interval = Number(minutes);
if (!Number.isInteger(interval) || interval < 0 || interval > 10_080) {
  console.error('--minutes must be a whole number from 0 (never reset) to 10080 (a week).');
  process.exit(1);
}

ensureInstalled();
ensureGenerated();
ensureBuilt();

const sandbox = await startSandbox({ env: process.env, onExit: (code) => process.exit(code) });
const often = interval === 0 ? 'It does not reset by itself.' : `It resets every ${interval} minutes.`;
console.log(
  `\n  GraphiQL of the sandbox: ${sandbox.url}/graphql\n  Documentation: ${sandbox.url}/docs/api/\n  ${often} Type "reset" and press Enter to reset it now.\n`,
);

async function reset() {
  await sandbox.reset();
  console.log('The sandbox was reset.');
}
function fail(error) {
  console.error(error);
  process.exit(1);
}
if (interval > 0) setInterval(() => reset().catch(fail), interval * 60_000).unref();
createInterface({ input: process.stdin }).on('line', (line) => {
  if (line.trim() === 'reset') reset().catch(fail);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void sandbox.stop().then(() => process.exit(0), fail));
