import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { testMailingService } from '../newsletter/mailingServiceContract.ts';
import { letterbox } from './letterbox.ts';
import { viesCheck } from './viesCheck.ts';

// The examples of docs/extending are files in this folder, so that they are checked and run; the pages show them as they would be in
// server/extensions.

test.each([
  ['mailingServices', 'letterbox'],
  ['listeners', 'stockPing'],
  ['storage', 'memoryFiles'],
  ['vatIds', 'viesCheck'],
])('docs/extending/%s.md shows the example that is tested', (page, example) => {
  const source = readFileSync(`tests/extending/${example}.ts`, 'utf8').replaceAll("'../../server/", "'../../");
  expect(readFileSync(`docs/extending/${page}.md`, 'utf8')).toContain(`\`\`\`ts\n${source}\`\`\`\n`);
});

testMailingService(letterbox, {
  settings: { region: 'eu', listId: '12', apiKey: 'lb_0123456789abcdefghij' },
  refused: { region: 'mars', listId: 'twelve', apiKey: 'secret' },
});

test('[I88] the example for VIES tells an unregistered VAT ID from an unavailable register', async () => {
  const answers = [
    { isValid: true, userError: 'VALID' },
    { isValid: false, userError: 'INVALID' },
    { isValid: false, userError: 'MS_UNAVAILABLE' },
  ];
  const request = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(answers.shift())));
  const check = viesCheck('https://vies.example');
  const { signal } = new AbortController();
  expect(await check.isRegistered('DE136695976', signal)).toBe(true);
  expect(await check.isRegistered('DE136695976', signal)).toBe(false);
  await expect(check.isRegistered('DE136695976', signal)).rejects.toThrow('MS_UNAVAILABLE');
  expect(request).toHaveBeenCalledWith('https://vies.example/ms/DE/vat/136695976', { signal });
  request.mockRestore();
});
