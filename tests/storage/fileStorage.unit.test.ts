import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { localFiles } from '../../server/extensions/storage-local/localFiles.ts';
import { memoryFiles } from '../extending/memoryFiles.ts';
import { describeFileStorage } from './fileStorageContract.ts';

const root = mkdtempSync(path.join(tmpdir(), 'souk-storage-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const folder = () => mkdtempSync(path.join(root, 'files-'));

describeFileStorage('files of this machine', () => localFiles()(folder()));
describeFileStorage('the example of docs/extending/storage.md', () => memoryFiles()(root));

test('a directory set in the shop definition replaces the default below DATA_DIR', async () => {
  const [own, standard] = [folder(), folder()];
  await localFiles({ directory: own })(standard).put('a/b', Buffer.from('x'), { type: 'text/plain' });
  expect([readdirSync(path.join(own, 'a')), readdirSync(standard)]).toEqual([['b'], []]);
});

test('drafts of a killed process are never listed, and are deleted when old', async () => {
  const directory = folder();
  const drafts = path.join(directory, '.drafts');
  mkdirSync(drafts);
  for (const name of ['old', 'new']) writeFileSync(path.join(drafts, name), 'half');
  const long = new Date(Date.now() - 25 * 60 * 60 * 1_000);
  utimesSync(path.join(drafts, 'old'), long, long);
  const storage = localFiles()(directory);
  await storage.put('a', Buffer.from('x'), { type: 'text/plain' });
  // Files created by file systems and desktops don't belong to the shop.
  for (const name of ['.DS_Store', 'a (1)', 'ü']) writeFileSync(path.join(directory, name), '');
  expect(readdirSync(drafts)).toEqual(['new']);
  const keys: string[] = [];
  for await (const { key } of storage.list('')) keys.push(key);
  expect(keys).toEqual(['a']);
});
