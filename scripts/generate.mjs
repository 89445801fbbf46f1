// npm run generate: Prisma client and Pothos types, schema.graphql, Relay artifacts and persisted documents.
import { ensureInstalled, program, run } from './lib/setup.mjs';

ensureInstalled();
run('Generating the database client', [program('prisma')], ['generate', '--no-hints']);
run('Printing the GraphQL schema', ['--import', 'tsx', 'server/cli/printSchema.ts']);
run('Compiling Relay documents', [program('relay-compiler', 'relay-compiler')]);
