import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { numbers, texts } from './constants.ts';

// Every number and text that the specification fixes (sections 8 and 9) stands once in each program that needs it, in the room that
// owns it. The programs cannot share it: the law of imports keeps them apart, and what the old theme's scripts read is a world of its own.

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

const files = new Map(
  [...sources('server'), ...sources('web'), ...sources('admin'), ...sources('shared')].map((file) => [file, code(file)]),
);
const timesIn = (text: string, part: string) => text.split(part).length - 1;

describe('[F140] a text of the specification', () => {
  test.each(texts)('“$text” stands once in each program that says it', ({ text, owners }) => {
    const found = [...files].flatMap(([file, content]) => Array<string>(timesIn(content, text)).fill(file));
    expect(found.toSorted()).toEqual([...owners].toSorted());
  });

  test('stands no more than once in one program', () => {
    const program = (file: string) => /^(server\/legacy|web\/public|\w+)\//.exec(file)?.[1];
    for (const { text, owners } of texts) {
      const programs = owners.map(program);
      expect(new Set(programs).size, text).toBe(programs.length);
    }
  });
});

describe('[F140] a number of the specification', () => {
  test.each(numbers)('$what: $declared', ({ declared, file }) => {
    expect(timesIn(files.get(file) ?? '', declared), file).toBe(1);
  });
});
