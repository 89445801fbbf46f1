import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartQueue, createQueue } from '../../web/visitor/cartQueue.ts';

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

test('[F19] a failed request rejects its own promise, and doesn’t block the queue', async () => {
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

test('[F36] leaving the page starts the waiting requests at once, in order, and later ones wait again', async () => {
  const queue = createQueue();
  const log: string[] = [];
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const task = (name: string) => async () => {
    log.push(name);
    await held;
  };
  const all = ['first', 'second', 'third'].map((name) => queue.enqueue(task(name)));
  await pause(0);
  expect(log).toEqual(['first']);
  queue.hurry();
  await pause(0);
  expect(log).toEqual(['first', 'second', 'third']);
  all.push(queue.enqueue(task('later')));
  await pause(0);
  expect(log).toHaveLength(3);
  answer();
  await Promise.all(all);
  expect(log.at(-1)).toBe('later');
});

test('[F19] a shopper’s requests share one queue, apart from other shoppers’', () => {
  const [shopper, other] = [{}, {}];
  expect(cartQueue(shopper)).toBe(cartQueue(shopper));
  expect(cartQueue(shopper)).not.toBe(cartQueue(other));
});

test('[F19] a read waits for all changes, including those made in the meantime', async () => {
  const queue = createQueue();
  const log: string[] = [];
  const change = (name: string) =>
    queue.enqueue(async () => {
      await pause(2);
      log.push(name);
    });
  void change('first');
  const read = queue.whenIdle(() => Promise.resolve(log.push('read')));
  await pause(0);
  void change('second');
  await read;
  expect(log).toEqual(['first', 'second', 'read']);
});

test('[F19] a change doesn’t wait for a read, but aborts it', async () => {
  const queue = createQueue();
  let isGivenUp = false;
  const reading = queue.whenIdle(
    (signal) => new Promise<string>((resolve) => signal.addEventListener('abort', () => resolve('given up'), { once: true })),
  );
  void reading.then(() => (isGivenUp = true));
  await pause(1);
  expect(isGivenUp).toBe(false);
  expect(await queue.enqueue(() => Promise.resolve('changed'))).toBe('changed');
  expect(await reading).toBe('given up');
});

test('[F19] a failed change doesn’t block a read', async () => {
  const queue = createQueue();
  const change = queue.enqueue(() => Promise.reject(new Error('refused')));
  const read = queue.whenIdle(() => Promise.resolve('read'));
  await expect(change).rejects.toThrow('refused');
  expect(await read).toBe('read');
});
