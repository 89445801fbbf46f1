import { expect, test } from 'vitest';
import { ownTurn } from '../../web/app/ownTurn.ts';

test('between two pages that are ready at the same time, the event loop serves other requests', async () => {
  const order: string[] = [];
  let isOver = false;
  const serve = () => {
    order.push('other');
    if (!isOver) setImmediate(serve);
  };
  setImmediate(serve);
  await Promise.all(
    ['first', 'second', 'third'].map(async (page) => {
      await ownTurn();
      order.push(page);
    }),
  );
  isOver = true;
  const pages = order.flatMap((entry, at) => (entry === 'other' ? [] : [at]));
  expect(pages.map((at) => order[at])).toEqual(['first', 'second', 'third']);
  for (const [from = 0, to = 0] of [pages.slice(0, 2), pages.slice(1)]) expect(order.slice(from, to)).toContain('other');
});
