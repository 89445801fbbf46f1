import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testMailingService } from '../newsletter/mailingServiceContract.ts';
import { letterbox } from './letterbox.ts';

// The examples of docs/extending are files in this folder, so that they are checked and run; the pages show them as they would be in
// server/extensions.

test.each([
  ['mailingServices', 'letterbox'],
  ['listeners', 'stockPing'],
  ['storage', 'memoryFiles'],
])('docs/extending/%s.md shows the example that is tested', (page, example) => {
  const source = readFileSync(`tests/extending/${example}.ts`, 'utf8').replaceAll("'../../server/", "'../../");
  expect(readFileSync(`docs/extending/${page}.md`, 'utf8')).toContain(`\`\`\`ts\n${source}\`\`\`\n`);
});

testMailingService(letterbox, {
  settings: { region: 'eu', listId: '12', apiKey: 'lb_0123456789abcdefghij' },
  refused: { region: 'mars', listId: 'twelve', apiKey: 'secret' },
});
