import { expect, it } from 'vitest';
import { readAnswer } from '../../server/engagement/marketplace/availability/answer.ts';

it('[F48] an answer of external shops may begin with a byte order mark; what is said twice and differently was not heard', () => {
  const items = [
    { id: 'B1', available: true },
    { id: 'B2', available: false },
    { id: 'B3', available: true },
    { id: 'B3', available: false },
    { id: 'B9', available: true },
  ];
  const text = `\uFEFF${JSON.stringify({ items })}`;
  expect([...readAnswer(text, ['B1', 'B2', 'B3', 'B4'])]).toEqual([
    ['B1', true],
    ['B2', false],
  ]);
});
