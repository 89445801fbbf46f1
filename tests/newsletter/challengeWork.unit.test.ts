import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSolved } from '../../server/engagement/newsletter/challenge.ts';
import { solve } from '../../web/newsletter/challengeWork.ts';
import { sha256 } from '../../web/newsletter/sha256.ts';

const hex = (text: string) => [...sha256(text)].map((word) => word.toString(16).padStart(8, '0')).join('');

test('[F102] the browser’s SHA-256 is the one of the standard, at every length around its blocks', () => {
  for (const length of [0, 1, 3, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 500]) {
    const text = 'abcdefghij'.repeat(50).slice(0, length);
    expect(hex(text), String(length)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

test('[F102] what the browser works out, the shop takes', async () => {
  const challenge = 'mh3k2l1a.12.abcdefghijklmnop.0123456789abcdef0123456789abcdef';
  const solution = await solve(challenge, 12);
  expect(isSolved(challenge, solution, 12)).toBe(true);
});
