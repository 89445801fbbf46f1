// Prints the schema to schema.graphql, and as the pages see it, only where it changed, to keep watchers quiet; with --check it fails
// instead of writing what is committed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { printedPagesSchema, printedSchema } from '../api/printSchema.ts';

const file = 'schema.graphql';
const pagesFile = 'server/generated/pages.graphql';

const isCurrent = (name: string, text: string) => existsSync(name) && readFileSync(name, 'utf8') === text;

const printed = printedSchema();
const printedForPages = printedPagesSchema();
if (!isCurrent(pagesFile, printedForPages)) writeFileSync(pagesFile, printedForPages);
if (!isCurrent(file, printed)) {
  if (process.argv.includes('--check')) {
    console.error('schema.graphql is not what the code prints. Run: npm run generate');
    process.exitCode = 1;
  } else writeFileSync(file, printed);
}
