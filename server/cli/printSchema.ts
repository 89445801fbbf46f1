// Prints the schema to schema.graphql, the part of each API to its own file, and all three as the pages see them. Writes only changed
// files, so that watchers stay quiet; with --check, fails instead of writing when a committed file differs.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { printedPagesSchema, printedSchema } from '../api/printSchema.ts';
import { adminSchema, schema, shopSchema } from '../api/schema.ts';

const parts = [
  { part: schema, file: 'schema.graphql', pagesFile: 'server/generated/pages.graphql' },
  { part: shopSchema, file: 'server/api/shop.graphql', pagesFile: 'server/generated/shopPages.graphql' },
  { part: adminSchema, file: 'server/api/admin.graphql', pagesFile: 'server/generated/adminPages.graphql' },
];

const isCurrent = (name: string, text: string) => existsSync(name) && readFileSync(name, 'utf8') === text;

for (const { part, file, pagesFile } of parts) {
  const printed = printedSchema(part);
  const printedForPages = printedPagesSchema(part);
  if (!isCurrent(pagesFile, printedForPages)) writeFileSync(pagesFile, printedForPages);
  if (isCurrent(file, printed)) continue;
  if (process.argv.includes('--check')) {
    console.error(`${file} is out of date. Run: npm run generate`);
    process.exitCode = 1;
  } else writeFileSync(file, printed);
}
