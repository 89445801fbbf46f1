// Prints the schema to schema.graphql, only when it changed, to keep watchers quiet; with --check it fails instead of writing.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { printedSchema } from '../graphql/print.ts';

const file = 'schema.graphql';
const printed = printedSchema();
const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === printed;
if (process.argv.includes('--check') && !isCurrent) {
  console.error('schema.graphql is not what the code prints. Run: npm run generate');
  process.exitCode = 1;
} else if (!isCurrent) writeFileSync(file, printed);
