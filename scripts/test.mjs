// npm test: sets up what is missing, then runs every test, or only the test files given as arguments. --timings prints where the time went;
// --all-databases runs the database tests on both PostgreSQL and the embedded database; --node24 runs Vitest, and the shops that it starts,
// on Node 24.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { ensureChromium } from './lib/chromium.mjs';
import { otherNode } from './lib/otherNode.mjs';
import { errorsFile, failures, readResults, unprovenRows } from './lib/results.mjs';
import { ensureBuilt, ensureGenerated, ensureInstalled, program } from './lib/setup.mjs';
import { timingLines } from './lib/timings.mjs';

const own = ['--timings', '--all-databases', '--node24'];
const args = process.argv.slice(2);
const chosen = args.filter((arg) => !own.includes(arg));
const asked = (option) => args.includes(option);
const output = process.env.SOUK_TEST_RESULTS ?? 'tests/.artifacts/results.json';
const timings = 'tests/.artifacts/timings.json';

const began = performance.now();
ensureInstalled();
ensureGenerated();
ensureBuilt();
const chromium = ensureChromium();
const node = asked('--node24') ? otherNode('24.9.0') : process.execPath;
const setup = performance.now() - began;
mkdirSync('tests/.artifacts', { recursive: true });
// Those of an earlier run must not pass for this one's.
for (const file of [output, errorsFile(output)]) rmSync(file, { force: true });

const reporters = ['default', 'json', './scripts/lib/timingsReporter.mjs', './scripts/lib/errorsReporter.ts'].map(
  (reporter) => `--reporter=${reporter}`,
);
const run = spawnSync(node, [program('vitest'), 'run', ...reporters, `--outputFile.json=${output}`, ...chosen], {
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: 'test',
    CHROMIUM_PATH: chromium.whole,
    CHROMIUM_SHELL_PATH: chromium.shell,
    SOUK_TEST_TIMINGS: timings,
    SOUK_TEST_ERRORS: errorsFile(output),
    ...(asked('--all-databases') ? { SOUK_ALL_DATABASES: 'true' } : {}),
  },
});

let status = run.status ?? 1;
if (status !== 0) console.error(`Vitest ended with ${run.signal ?? `exit code ${status}`}.`);
const results = readResults(output);
if (chosen.length === 0) {
  const unproven = unprovenRows(results.tests);
  if (unproven.length > 0) {
    console.error(`docs/features.md marks these rows as done, but no passing test names them: ${unproven.join(', ')}`);
    status ||= 1;
  }
}
if (asked('--timings')) for (const line of timingLines(timings, setup)) console.log(line);
for (const line of failures(results)) console.log(line);
console.log(`${results.passed} passed, ${results.failed} failed, ${results.skipped} skipped`);
process.exitCode = status;
