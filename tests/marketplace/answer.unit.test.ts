import { expect, it } from 'vitest';
import { readAnswer } from '../../server/engagement/marketplace/availability/answer.ts';

it('[F48] a response may start with a byte order mark, and contradictory items are ignored', () => {
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
