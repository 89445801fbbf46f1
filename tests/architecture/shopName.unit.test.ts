import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// The shop's name is a setting. "Souk" is the name of the program and of the demo shop: no page, screen, email or response contains it by
// default.

/** Files that identify the program to other computers. */
const allowed = ['server/foundation/media/download.ts', 'server/platform/http/outgoing.ts'];

function sources(directory: string): string[] {
  return readdirSync(directory).flatMap((name) => {
    const file = path.posix.join(directory, name);
    if (/^(__generated__|generated|persisted|node_modules)$/.test(name)) return [];
    if (statSync(file).isDirectory()) return sources(file);
    return /\.(tsx?|css|js|html|svg|json|webmanifest)$/.test(name) ? [file] : [];
  });
}

test('the shop’s name isn’t hard-coded in any source file', () => {
  const naming = ['server', 'web', 'admin'].flatMap(sources).filter((file) => /\bSouk\b/.test(readFileSync(file, 'utf8')));
  expect(naming.toSorted()).toEqual(allowed);
});
