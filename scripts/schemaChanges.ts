// npm run schema                prints what changed in the GraphQL schema since the last release, for the changelog
// npm run schema -- --changelog prints it as an entry of the changelog, in Markdown
// npm run schema -- --check     fails if a change breaks what integrators were promised (docs/integrating.md)
// npm run schema -- --release   makes the current schema that of the last release
import { readFileSync, writeFileSync } from 'node:fs';
import { parse, print, visit } from 'graphql';
import { changelogEntry, schemaChanges } from './lib/schemaChanges.ts';

const releasedFile = 'server/api/released.graphql';
const read = (file: string) => readFileSync(file, 'utf8');

/** Without descriptions, which never break anybody. */
function compact(sdl: string): string {
  return `${print(visit(parse(sdl, { noLocation: true }), { enter: (node) => ('description' in node ? { ...node, description: undefined } : node) }))}\n`;
}

if (process.argv.includes('--release')) {
  writeFileSync(releasedFile, compact(read('schema.graphql')));
} else {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const { refused, ...changed } = await schemaChanges({
    released: read(releasedFile),
    current: read('schema.graphql'),
    version,
    changelog: read('CHANGELOG.md'),
    now: new Date(),
  });
  if (!process.argv.includes('--check')) {
    if (process.argv.includes('--changelog')) console.log(changelogEntry(changed));
    else {
      const { added, broken, deprecated } = changed;
      const named = { added, deprecated: deprecated.map(({ coordinate, reason }) => `${coordinate}: ${reason}`), broken };
      for (const [kind, lines] of Object.entries(named)) console.log([`${kind}: ${lines.length}`, ...lines].join('\n  '));
    }
  }
  for (const line of refused) console.error(line);
  if (refused.length > 0) process.exitCode = 1;
}
