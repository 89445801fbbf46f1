import { expect, test } from 'vitest';
import { listsHash } from '../../server/engagement/live/listsHash.ts';

test('equal lists have equal hashes, and empty lists have an empty hash', () => {
  expect(listsHash({ compared: [], wished: [] })).toBe('');
  const hash = listsHash({ compared: [1, 2], wished: [3] });
  expect(hash).toMatch(/^[0-9a-f]{32}$/);
  expect(listsHash({ compared: [1, 2], wished: [3] })).toBe(hash);
});

test('a different order, list or ID gives a different hash', () => {
  const all = [
    { compared: [1, 2], wished: [3] },
    { compared: [2, 1], wished: [3] },
    { compared: [1], wished: [2, 3] },
    { compared: [1, 2, 3], wished: [] },
    { compared: [], wished: [1, 2, 3] },
    { compared: [12], wished: [3] },
    { compared: [1, 2], wished: [3, 4] },
  ].map(listsHash);
  expect(new Set(all).size).toBe(all.length);
});
