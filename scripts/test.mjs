// npm test: sets up what is missing, then runs every test. With names of test files as arguments it runs those only.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { ensureChromium } from './lib/chromium.mjs';
import { readResults, troubles, unprovenRows } from './lib/results.mjs';
import { ensureBuilt, ensureGenerated, ensureInstalled, program } from './lib/setup.mjs';

const chosen = process.argv.slice(2);
const output = process.env.SOUK_TEST_RESULTS ?? 'tests/.artifacts/results.json';

ensureInstalled();
ensureGenerated();
ensureBuilt();
const chromium = ensureChromium();
mkdirSync('tests/.artifacts', { recursive: true });

const run = spawnSync(
  process.execPath,
  [program('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${output}`, ...chosen],
  { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test', CHROMIUM_PATH: chromium.whole, CHROMIUM_SHELL_PATH: chromium.shell } },
);

let status = run.status ?? 1;
const results = readResults(output);
if (chosen.length === 0) {
  const unproven = unprovenRows(results.tests);
  if (unproven.length > 0) {
    console.error(`docs/features.md calls these rows done, but no passing test names them: ${unproven.join(', ')}`);
    status ||= 1;
  }
}
for (const line of troubles(results)) console.log(line);
console.log(`${results.passed} passed, ${results.failed} failed, ${results.skipped} skipped`);
process.exitCode = status;
