import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { numbers, texts } from './constants.ts';

// The numbers and texts that the specification fixes (sections 8 and 9), wherever the sources declare them. What a client sees of them is
// tested by behaviour; this list keeps a text from being typed a second time with a difference.

function sources(directory: string): string[] {
  return readdirSync(directory).flatMap((name) => {
    const file = path.posix.join(directory, name);
    if (/^(__generated__|generated|node_modules|styleGuide)$/.test(name)) return [];
    if (statSync(file).isDirectory()) return sources(file);
    return /\.(tsx?|css|js)$/.test(name) ? [file] : [];
  });
}

/** A file without what only people read: its comments and what the API's documentation says. */
function code(file: string): string {
  return readFileSync(file, 'utf8')
    .replaceAll(/(^|\s)\/\*[\s\S]*?\*\//g, '$1')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\bdescription:\s*(['"`])[\s\S]*?\1/g, '')
    .replaceAll(/"""[\s\S]*?"""/g, '');
}

const programs = ['server', 'web', 'admin', 'shared'].flatMap((directory) => {
  const files = sources(directory);
  // The scripts of the old theme are programs of their own: they cannot import a text of the storefront or of the server.
  const isTheme = (file: string) => /^(server\/legacy|web\/public)\//.test(file);
  return [files.filter((file) => !isTheme(file)), files.filter(isTheme)].map((part) => part.map(code).join('\n'));
});
const timesIn = (text: string, part: string) => text.split(part).length - 1;
const timesInPrograms = (part: string) => programs.map((program) => timesIn(program, part)).filter((times) => times > 0);

test.each(texts)('[F140] the text “%s” stands once in each program that uses it', (text) => {
  const times = timesInPrograms(text);
  expect(times.length).toBeGreaterThan(0);
  expect(new Set(times)).toEqual(new Set([1]));
});

test.each(numbers)('[F140] $what: $declared', ({ declared }) => {
  expect(timesInPrograms(declared)).not.toEqual([]);
});
