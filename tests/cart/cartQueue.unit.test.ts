import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartQueue, createQueue } from '../../web/cart/cartQueue.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('[F19] requests run one at a time, in order, however long each takes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(3), { maxLength: 6 }), async (durations) => {
      const queue = createQueue();
      const log: string[] = [];
      const tasks = durations.map((ms, index) =>
        queue.enqueue(async () => {
          log.push(`start ${index}`);
          await pause(ms);
          log.push(`end ${index}`);
          return index;
        }),
      );
      expect(await Promise.all(tasks)).toEqual(durations.map((_ms, index) => index));
      expect(log).toEqual(durations.flatMap((_ms, index) => [`start ${index}`, `end ${index}`]));
    }),
    { numRuns: 20 },
  );
});

test('[F19] a failed request tells its caller and does not block the queue', async () => {
  const queue = createQueue();
  const first = queue.enqueue(() => Promise.reject(new Error('refused')));
  const second = queue.enqueue(() => {
    throw new Error('thrown');
  });
  const third = queue.enqueue(() => Promise.resolve('done'));
  await expect(first).rejects.toThrow('refused');
  await expect(second).rejects.toThrow('thrown');
  expect(await third).toBe('done');
});

test('[F19] all of a shopper’s requests share one queue, those of different shoppers none', () => {
  const [shopper, other] = [{}, {}];
  expect(cartQueue(shopper)).toBe(cartQueue(shopper));
  expect(cartQueue(shopper)).not.toBe(cartQueue(other));
});
