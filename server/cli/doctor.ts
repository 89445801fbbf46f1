// npm run doctor     see `usage`
import { parseArgs } from 'node:util';
import { examine } from '../app/doctor/doctor.ts';
import { exitWith } from './command.ts';

const usage = `Usage: npm run doctor [-- --deep] [--json]

Checks what the shop needs to run: settings, extensions, database, migrations, clock, jobs, disk, files, mail server and Redis. Read-only.

  --deep   Also check all data against prisma/invariants.sql.
  --json   Print the results as JSON: a list of { name, state, message }.

Uses the database in DATABASE_URL, or the embedded database in DATA_DIR (stop the server first: only one process can use it).
Exit status: 0 no problems, 1 problems found or failed. Warnings don't affect it.`;

await exitWith(async () => {
  const { values } = parseArgs({ options: { help: { type: 'boolean' }, deep: { type: 'boolean' }, json: { type: 'boolean' } } });
  if (values.help === true) {
    console.log(usage);
    return 0;
  }
  const checks = await examine(process.env, values.deep === true);
  if (values.json === true) console.log(JSON.stringify(checks, null, 2));
  else for (const { name, state, message } of checks) console.log(`${state.padEnd(7)}  ${name}: ${message}`);
  return checks.some(({ state }) => state === 'problem') ? 1 : 0;
});
