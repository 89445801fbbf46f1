import { expect, test } from 'vitest';
import { createServerClock, type KeptOffset } from '../../web/kit/countdown/serverClock.ts';

// The shop's time on a device whose own clocks may be changed.

const second = 1_000;
const hour = 3_600 * second;
const day = 24 * hour;
const noon = Date.UTC(2026, 6, 31, 12);

/**
 * Simulates a device.
 * @param error offset of the visitor's clock in milliseconds
 */
function device(error = 0) {
  let [passed, slept, set] = [0, 0, 0];
  return {
    own: { wall: () => noon + error + passed + slept + set, steady: () => 500 + passed },
    /** Actual time at the shop. */
    real: () => noon + passed + slept,
    wait: (ms: number) => (passed += ms),
    sleep: (ms: number) => (slept += ms),
    setClock: (ms: number) => (set += ms),
  };
}

const errors = [-day, -hour, 0, hour, day] as const;

test.each(errors)('[F59] a clock that is wrong by %i ms does not matter', (error) => {
  const { own, real, wait } = device(error);
  const clock = createServerClock(own);
  expect(clock.now()).toBeNull();
  clock.learn(real());
  expect(clock.now()).toBe(noon);
  wait(26 * hour);
  expect(clock.now()).toBe(real());
  expect(clock.isInDoubt()).toBe(false);
});

test('[F59] the way of the answer is taken into account by half', () => {
  const { own, real, wait } = device(day);
  const clock = createServerClock(own);
  const askedAt = own.steady();
  wait(400);
  const said = real();
  wait(400);
  clock.learn(said, askedAt);
  expect(clock.now()).toBe(real());
});

test('[F59] a clock that is set meanwhile does not matter either, and is noticed', () => {
  for (const change of [-day, day]) {
    const { own, real, wait, setClock } = device();
    const clock = createServerClock(own);
    clock.learn(real());
    wait(hour);
    setClock(change);
    expect(clock.now()).toBe(real());
    expect(clock.isInDoubt()).toBe(true);
    clock.learn(real());
    expect(clock.isInDoubt()).toBe(false);
    expect(clock.now()).toBe(real());
  }
});

test('[F59] a device that slept is in doubt, asks again, and helps itself when nobody answers', () => {
  const { own, real, sleep } = device(-day);
  const clock = createServerClock(own);
  clock.learn(real());
  sleep(8 * hour);
  expect(clock.isInDoubt()).toBe(true);
  clock.assume();
  expect(clock.now()).toBe(real());
  expect(clock.isInDoubt()).toBe(false);
});

test('[F59] where nobody answers, a clock that was set back does not give time back', () => {
  const { own, real, wait, setClock } = device();
  const clock = createServerClock(own);
  clock.learn(real());
  wait(hour);
  setClock(-day);
  clock.assume();
  expect(clock.now()).toBe(real());
});

test('[F59] a shop that cannot be asked leaves the visitor’s own clock, of which nothing is handed on', () => {
  const { own, real, wait } = device();
  const clock = createServerClock(own);
  clock.assume();
  wait(5 * second);
  expect(clock.now()).toBe(real());
  expect(clock.offset()).toBeNull();
});

test('[F59] the tab’s next page goes on with what was learned, for an hour', () => {
  const { own, real, wait } = device(day);
  const first = createServerClock(own);
  first.learn(real());
  const kept = first.offset();
  expect(kept).toEqual({ offsetMs: -day, at: noon + day } satisfies KeptOffset);
  wait(59 * 60 * second);
  expect(createServerClock(own, kept).now()).toBe(real());
  wait(2 * 60 * second);
  expect(createServerClock(own, kept).now()).toBeNull();
});

test('[F59] a clock that was set back between two pages is not believed', () => {
  const { own, real, setClock } = device();
  const first = createServerClock(own);
  first.learn(real());
  setClock(-day);
  expect(createServerClock(own, first.offset()).now()).toBeNull();
});

test('[F59] an event that waited for the page does not put the clock back, and one that is ahead of it puts it right', () => {
  const { own, real, wait } = device();
  const clock = createServerClock(own);
  clock.sync(real() - second);
  expect(clock.now()).toBe(real() - second);
  clock.sync(real());
  expect(clock.now()).toBe(real());
  const said = real();
  wait(hour);
  clock.sync(said);
  expect(clock.now()).toBe(real());
});

test('[F59] what was only assumed from a clock that is ahead is put right by the first event', () => {
  const { own, real } = device(day);
  const clock = createServerClock(own);
  clock.assume();
  expect(clock.now()).toBe(real() + day);
  clock.sync(real());
  expect(clock.now()).toBe(real());
  expect(clock.offset()).toEqual({ offsetMs: -day, at: noon + day });
});
