import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Context } from '../../server/platform/graphql/context.ts';
import { SharedMoment } from '../../server/platform/graphql/sharedMoment.ts';
import { pollIntervalMs, publishIntervalMs } from '../../server/engagement/live/boardRules.ts';
import { localBus, type LocalBus } from '../../server/platform/events/bus.ts';
import { OfferBoards, type BoardParts } from '../../server/engagement/live/offerBoard.ts';
import { catalogTopic, offerTopic } from '../../server/engagement/live/topics.ts';
import type { BoardState } from '../../server/engagement/offers/boardState.ts';

// A board with a clock that only the test advances.

const start = new Date('2026-03-29T00:59:58.000Z');
let bus: LocalBus;
let state: BoardState;
let looks: number;
let faults: unknown[];
let isDown: boolean;
let boards: OfferBoards;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  bus = localBus();
  state = { digest: 'one', boundary: null };
  looks = 0;
  faults = [];
  isDown = false;
  const parts: BoardParts = {
    bus,
    momentNow: () => new SharedMoment({ shop: { now: new Date() } } as Context, () => ({ data: {} })),
    readState: () => {
      looks += 1;
      return isDown ? Promise.reject(new Error('gone')) : Promise.resolve(state);
    },
    onFault: (fault) => faults.push(fault),
  };
  boards = new OfferBoards(parts);
});
afterEach(() => vi.useRealTimers());

/** Adds a listener that records its notifications, in milliseconds since the start. */
async function listener(ids: readonly number[] = [1, 2]) {
  const times: number[] = [];
  const seat = boards.join(ids, () => void times.push(Date.now() - start.getTime()));
  const first = seat.first();
  await vi.advanceTimersByTimeAsync(0);
  return { times, seat, first: await first };
}

describe('[F65] votes', () => {
  test('are sent at once after a pause, then once a second', async () => {
    const { times } = await listener();
    await vi.advanceTimersByTimeAsync(5_000);
    for (let votes = 0; votes < 25; votes += 1) {
      bus.publish(offerTopic(1));
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(5_000);
    expect(times).toEqual([5_000, 6_000, 7_000, 8_000]);
  });

  test('on other offers send nothing', async () => {
    const { times } = await listener();
    bus.publish(offerTopic(3));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(times).toEqual([]);
  });

  test('wait a second for a new listener', async () => {
    const { times } = await listener();
    await vi.advanceTimersByTimeAsync(300);
    bus.publish(offerTopic(2));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(times).toEqual([publishIntervalMs]);
  });
});

describe('[F59, F60] starts and ends', () => {
  test('are sent at their exact time, also in the night of a clock change', async () => {
    state = { digest: 'one', boundary: new Date(start.getTime() + 2_000) };
    const { times } = await listener();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(times).toEqual([]);
    state = { digest: 'one', boundary: null };
    await vi.advanceTimersByTimeAsync(1);
    expect(times).toEqual([2_000]);
  });

  test('aren’t delayed by votes', async () => {
    state = { digest: 'one', boundary: new Date(start.getTime() + 9_500) };
    const { times } = await listener();
    await vi.advanceTimersByTimeAsync(7_000);
    for (let votes = 0; votes < 30; votes += 1) {
      if (Date.now() > start.getTime() + 9_400) state = { digest: 'one', boundary: null };
      bus.publish(offerTopic(1));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(times).toEqual([7_000, 8_000, 9_500]);
  });

  test('are sent within a minute when the system clock jumps ahead', async () => {
    state = { digest: 'one', boundary: new Date(start.getTime() + 90_000_000) };
    const { times } = await listener();
    vi.setSystemTime(start.getTime() + 90_000_000 + 5);
    state = { digest: 'one', boundary: null };
    await vi.advanceTimersByTimeAsync(pollIntervalMs);
    expect(times).toHaveLength(1);
  });
});

describe('a catalogue change', () => {
  test('sends an event only if it changes the offers', async () => {
    const { times } = await listener();
    await vi.advanceTimersByTimeAsync(2_000);
    bus.publish(catalogTopic);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(times).toEqual([]);
    state = { digest: 'two', boundary: null };
    bus.publish(catalogTopic);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(times).toEqual([4_000]);
  });

  test('is noticed within a minute if its notification was lost', async () => {
    const { times } = await listener();
    state = { digest: 'two', boundary: null };
    await vi.advanceTimersByTimeAsync(pollIntervalMs);
    expect(times).toEqual([pollIntervalMs]);
  });
});

describe('snapshots', () => {
  test('are shared by all listeners, new and existing', async () => {
    const [one, two] = [await listener(), await listener([2, 1, 2])];
    expect(two.first).toBe(one.first);
    expect(boards.count).toBe(1);
    await vi.advanceTimersByTimeAsync(2_000);
    bus.publish(offerTopic(1));
    await vi.advanceTimersByTimeAsync(10);
    expect(one.seat.latest()).toBe(two.seat.latest());
    expect(one.seat.latest()).not.toBe(one.first);
    expect((await listener()).first).toBe(one.seat.latest());
  });

  test('aren’t reused for a listener who joins after a vote, or a second later', async () => {
    const { first } = await listener();
    bus.publish(offerTopic(1));
    const { first: afterVote } = await listener();
    expect(afterVote).not.toBe(first);
    await vi.advanceTimersByTimeAsync(20_000);
    const { first: late } = await listener();
    expect(late).not.toBe(afterVote);
  });

  test('aren’t shared between different offers', async () => {
    const [one, two] = [await listener([1]), await listener([1, 2])];
    expect(one.first).not.toBe(two.first);
    one.seat.leave();
    two.seat.leave();
    expect(boards.count).toBe(0);
  });
});

test('a board without listeners runs no queries', async () => {
  const { seat } = await listener();
  seat.leave();
  const before = looks;
  bus.publish(offerTopic(1));
  bus.publish(catalogTopic);
  await vi.advanceTimersByTimeAsync(10 * pollIntervalMs);
  expect(looks).toBe(before);
  expect(vi.getTimerCount()).toBe(0);
});

test('a failed query is retried at intervals, and the pending event is then sent', async () => {
  const { times } = await listener();
  await vi.advanceTimersByTimeAsync(2_000);
  isDown = true;
  bus.publish(offerTopic(1));
  await vi.advanceTimersByTimeAsync(12_000);
  expect(faults.length).toBe(3);
  expect(times).toEqual([]);
  isDown = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(times).toHaveLength(1);
});

test('a listener who joined during a database outage gets an event once it is back', async () => {
  isDown = true;
  const { times } = await listener();
  expect(times).toEqual([]);
  isDown = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(times).toHaveLength(1);
});
