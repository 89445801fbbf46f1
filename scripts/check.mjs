// npm run check: all checks that must pass before the tests. Generated files are current, the migrations match prisma/schema, and format,
// lint and types are clean. Changes only files that aren't committed.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, generatePrisma, program } from './lib/setup.mjs';

ensureInstalled();
generatePrisma();

/** Texts written for people. Words missing from the dictionaries are listed in scripts/spelling/shop-words.txt. */
const texts = ['README.md', 'CHANGELOG.md', 'docs/**/*.md', 'schema.graphql', '{web,admin,server,shared}/**/messages.en.json'];

const checks = [
  ['schema.graphql and its parts are up to date', ['--import', 'tsx', 'server/cli/printSchema.ts', '--check']],
  ['The schema breaks no promise to integrators', ['--import', 'tsx', 'scripts/schemaChanges.ts', '--check']],
  ['packages/client is up to date', ['--import', 'tsx', 'scripts/clientPackage.ts', '--check']],
  ['Relay artifacts and persisted documents are up to date', [program('relay-compiler', 'relay-compiler'), '--validate']],
  ['Message catalogues are complete, used and compiled', ['--import', 'tsx', 'scripts/generateMessages.ts', '--check']],
  ['prisma/schema matches the migrations', ['--import', 'tsx', 'server/cli/migration.ts', 'check']],
  ['Format', [program('oxfmt'), '--check', '.']],
  ['Lint', [program('oxlint'), '--type-aware', '--deny-warnings']],
  ['Types', [program('typescript', 'tsc'), '-p', '.']],
  ['Spelling', [program('cspell'), 'lint', '--no-progress', '--no-summary', '--config', 'scripts/spelling/cspell.json', ...texts]],
];

let failed = 0;
for (const [title, args] of checks) {
  const result = spawnSync(process.execPath, args, { encoding: 'utf8' });
  console.log(result.status === 0 ? '✓' : '✗', title);
  if (result.status !== 0) {
    failed++;
    console.log((result.stdout + result.stderr).trim());
  }
}
if (failed > 0) {
  console.error(`\n${failed} of ${checks.length} checks failed. Generated files: npm run generate. Format: npm run format.`);
  process.exitCode = 1;
}
