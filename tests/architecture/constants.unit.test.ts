import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { numbers, texts } from './constants.ts';

// Numbers and texts fixed by the specification (sections 8 and 9), wherever the sources declare them. Visible behaviour has its own tests;
// this list prevents a text from being duplicated with a difference.

function sources(directory: string): string[] {
  return readdirSync(directory).flatMap((name) => {
    const file = path.posix.join(directory, name);
    if (/^(__generated__|generated|node_modules|styleGuide)$/.test(name)) return [];
    if (statSync(file).isDirectory()) return sources(file);
    return /\.(tsx?|css|js)$|^messages\.en\.json$/.test(name) ? [file] : [];
  });
}

/** The messages of a catalogue as they would be declared in code. */
function messages(file: string): string {
  const entries = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);
  return entries.map(([, text]) => (typeof text === 'string' ? `'${text.replaceAll("''", "'").replaceAll('{', '${')}'` : '')).join('\n');
}

/** Returns a file's content without comments and GraphQL descriptions. */
function code(file: string): string {
  if (file.endsWith('.json')) return messages(file);
  return readFileSync(file, 'utf8')
    .replaceAll(/(^|\s)\/\*[\s\S]*?\*\//g, '$1')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\bdescription:\s*(['"`])[\s\S]*?\1/g, '')
    .replaceAll(/"""[\s\S]*?"""/g, '');
}

const programs = ['server', 'web', 'admin', 'shared'].flatMap((directory) => {
  const files = sources(directory);
  // The old theme's scripts are separate programs: they can't import texts of the storefront or the server.
  const isTheme = (file: string) => /^(server\/legacy|web\/public)\//.test(file);
  return [files.filter((file) => !isTheme(file)), files.filter(isTheme)].map((part) => part.map(code).join('\n'));
});
const timesIn = (text: string, part: string) => text.split(part).length - 1;
const timesInPrograms = (part: string) => programs.map((program) => timesIn(program, part)).filter((times) => times > 0);

test.each(texts)('[F140] the text “%s” occurs once in each program that uses it', (text) => {
  const times = timesInPrograms(text);
  expect(times.length).toBeGreaterThan(0);
  expect(new Set(times)).toEqual(new Set([1]));
});

test.each(numbers)('[F140] $what: $declared', ({ declared }) => {
  expect(timesInPrograms(declared)).not.toEqual([]);
});
