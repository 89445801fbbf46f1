// npm run generate: Prisma client and Pothos types, modules of the message catalogues, schema.graphql, the client package, Relay artifacts
// and persisted documents.
import { rmSync, writeFileSync } from 'node:fs';
import { config as relay } from '../relay.config.js';
import { ensureInstalled, program, run } from './lib/setup.mjs';

ensureInstalled();
run('Generating the database client', [program('prisma')], ['generate', '--no-hints']);
run('Compiling message catalogues', ['--import', 'tsx', 'scripts/generateMessages.ts']);
run('Printing the GraphQL schema', ['--import', 'tsx', 'server/cli/printSchema.ts']);
run('Generating the client package', ['--import', 'tsx', 'scripts/clientPackage.ts']);
// Start empty: the compiler only ever adds persisted documents and never removes stale ones.
for (const { output, persist } of Object.values(relay.projects)) {
  rmSync(output, { recursive: true, force: true });
  if (persist) writeFileSync(persist.file, '{}\n');
}
run('Compiling Relay documents', [program('relay-compiler', 'relay-compiler')]);
