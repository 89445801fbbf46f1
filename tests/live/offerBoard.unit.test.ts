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
  test('are told at once after a silence, and then once a second', async () => {
    const { times } = await listener();
    await vi.advanceTimersByTimeAsync(5_000);
    for (let votes = 0; votes < 25; votes += 1) {
      bus.tell(offerTopic(1));
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(5_000);
    expect(times).toEqual([5_000, 6_000, 7_000, 8_000]);
  });

  test('on other offers are nothing to tell', async () => {
    const { times } = await listener();
    bus.tell(offerTopic(3));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(times).toEqual([]);
  });

  test('wait a second for somebody who has just come', async () => {
    const { times } = await listener();
    await vi.advanceTimersByTimeAsync(300);
    bus.tell(offerTopic(2));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(times).toEqual([publishIntervalMs]);
  });
});

describe('[F59, F60] ends and beginnings', () => {
  test('are told at their very second, through a night when clocks are put forward', async () => {
    state = { digest: 'one', boundary: new Date(start.getTime() + 2_000) };
    const { times } = await listener();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(times).toEqual([]);
    state = { digest: 'one', boundary: null };
    await vi.advanceTimersByTimeAsync(1);
    expect(times).toEqual([2_000]);
  });

  test('are not held up by votes', async () => {
    state = { digest: 'one', boundary: new Date(start.getTime() + 9_500) };
    const { times } = await listener();
    await vi.advanceTimersByTimeAsync(7_000);
    for (let votes = 0; votes < 30; votes += 1) {
      if (Date.now() > start.getTime() + 9_400) state = { digest: 'one', boundary: null };
      bus.tell(offerTopic(1));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(times).toEqual([7_000, 8_000, 9_500]);
  });

  test('that a clock that is set brings nearer are told within a minute', async () => {
    state = { digest: 'one', boundary: new Date(start.getTime() + 90_000_000) };
    const { times } = await listener();
    vi.setSystemTime(start.getTime() + 90_000_000 + 5);
    state = { digest: 'one', boundary: null };
    await vi.advanceTimersByTimeAsync(pollIntervalMs);
    expect(times).toHaveLength(1);
  });
});

describe('the catalogue', () => {
  test('is news when it makes the offers others, and else not', async () => {
    const { times } = await listener();
    await vi.advanceTimersByTimeAsync(2_000);
    bus.tell(catalogTopic);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(times).toEqual([]);
    state = { digest: 'two', boundary: null };
    bus.tell(catalogTopic);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(times).toEqual([4_000]);
  });

  test('and votes whose news were lost are noticed within a minute', async () => {
    const { times } = await listener();
    state = { digest: 'two', boundary: null };
    await vi.advanceTimersByTimeAsync(pollIntervalMs);
    expect(times).toEqual([pollIntervalMs]);
  });
});

describe('moments', () => {
  test('are shared by all listeners, whoever comes and whoever was told', async () => {
    const [one, two] = [await listener(), await listener([2, 1, 2])];
    expect(two.first).toBe(one.first);
    expect(boards.count).toBe(1);
    await vi.advanceTimersByTimeAsync(2_000);
    bus.tell(offerTopic(1));
    await vi.advanceTimersByTimeAsync(10);
    expect(one.seat.latest()).toBe(two.seat.latest());
    expect(one.seat.latest()).not.toBe(one.first);
    expect((await listener()).first).toBe(one.seat.latest());
  });

  test('of others are not for somebody who comes after a vote, or after a second', async () => {
    const { first } = await listener();
    bus.tell(offerTopic(1));
    const { first: afterVote } = await listener();
    expect(afterVote).not.toBe(first);
    await vi.advanceTimersByTimeAsync(20_000);
    const { first: late } = await listener();
    expect(late).not.toBe(afterVote);
  });

  test('of other offers are others', async () => {
    const [one, two] = [await listener([1]), await listener([1, 2])];
    expect(one.first).not.toBe(two.first);
    one.seat.leave();
    two.seat.leave();
    expect(boards.count).toBe(0);
  });
});

test('a board that nobody looks at asks nothing', async () => {
  const { seat } = await listener();
  seat.leave();
  const before = looks;
  bus.tell(offerTopic(1));
  bus.tell(catalogTopic);
  await vi.advanceTimersByTimeAsync(10 * pollIntervalMs);
  expect(looks).toBe(before);
  expect(vi.getTimerCount()).toBe(0);
});

test('without a database it is tried again, not too often, and what was to be told is told', async () => {
  const { times } = await listener();
  await vi.advanceTimersByTimeAsync(2_000);
  isDown = true;
  bus.tell(offerTopic(1));
  await vi.advanceTimersByTimeAsync(12_000);
  expect(faults.length).toBe(3);
  expect(times).toEqual([]);
  isDown = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(times).toHaveLength(1);
});

test('somebody who came while there was no database is told as soon as there is one', async () => {
  isDown = true;
  const { times } = await listener();
  expect(times).toEqual([]);
  isDown = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(times).toHaveLength(1);
});
