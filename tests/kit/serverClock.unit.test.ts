import { expect, test } from 'vitest';
import { createServerClock, type StoredOffset } from '../../web/kit/countdown/serverClock.ts';

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

test.each(errors)('[F59] the server’s time is independent of a device clock that is off by %i ms', (error) => {
  const { own, real, wait } = device(error);
  const clock = createServerClock(own);
  expect(clock.now()).toBeNull();
  clock.update(real());
  expect(clock.now()).toBe(noon);
  wait(26 * hour);
  expect(clock.now()).toBe(real());
  expect(clock.needsSync()).toBe(false);
});

test('[F59] half of the response time is taken into account', () => {
  const { own, real, wait } = device(day);
  const clock = createServerClock(own);
  const askedAt = own.steady();
  wait(400);
  const serverTime = real();
  wait(400);
  clock.update(serverTime, askedAt);
  expect(clock.now()).toBe(real());
});

test('[F59] a device clock changed in the meantime is detected and does not affect the time', () => {
  for (const change of [-day, day]) {
    const { own, real, wait, setClock } = device();
    const clock = createServerClock(own);
    clock.update(real());
    wait(hour);
    setClock(change);
    expect(clock.now()).toBe(real());
    expect(clock.needsSync()).toBe(true);
    clock.update(real());
    expect(clock.needsSync()).toBe(false);
    expect(clock.now()).toBe(real());
  }
});

test('[F59] after sleep, the time is in doubt and is assumed from the device’s clock if the server does not respond', () => {
  const { own, real, sleep } = device(-day);
  const clock = createServerClock(own);
  clock.update(real());
  sleep(8 * hour);
  expect(clock.needsSync()).toBe(true);
  clock.assume();
  expect(clock.now()).toBe(real());
  expect(clock.needsSync()).toBe(false);
});

test('[F59] a device clock set back does not extend the time if the server does not respond', () => {
  const { own, real, wait, setClock } = device();
  const clock = createServerClock(own);
  clock.update(real());
  wait(hour);
  setClock(-day);
  clock.assume();
  expect(clock.now()).toBe(real());
});

test('[F59] without a server response, the device’s clock is used and not passed to the next page', () => {
  const { own, real, wait } = device();
  const clock = createServerClock(own);
  clock.assume();
  wait(5 * second);
  expect(clock.now()).toBe(real());
  expect(clock.offset()).toBeNull();
});

test('[F59] the next page in the tab uses the known offset for an hour', () => {
  const { own, real, wait } = device(day);
  const first = createServerClock(own);
  first.update(real());
  const storedOffset = first.offset();
  expect(storedOffset).toEqual({ offsetMs: -day, at: noon + day } satisfies StoredOffset);
  wait(59 * 60 * second);
  expect(createServerClock(own, storedOffset).now()).toBe(real());
  wait(2 * 60 * second);
  expect(createServerClock(own, storedOffset).now()).toBeNull();
});

test('[F59] the offset is discarded if the device’s clock was set back between two pages', () => {
  const { own, real, setClock } = device();
  const first = createServerClock(own);
  first.update(real());
  setClock(-day);
  expect(createServerClock(own, first.offset()).now()).toBeNull();
});

test('[F59] a delayed event does not set the time back, and a newer one corrects it', () => {
  const { own, real, wait } = device();
  const clock = createServerClock(own);
  clock.sync(real() - second);
  expect(clock.now()).toBe(real() - second);
  clock.sync(real());
  expect(clock.now()).toBe(real());
  const serverTime = real();
  wait(hour);
  clock.sync(serverTime);
  expect(clock.now()).toBe(real());
});

test('[F59] the first event corrects a time assumed from a device clock that is ahead', () => {
  const { own, real } = device(day);
  const clock = createServerClock(own);
  clock.assume();
  expect(clock.now()).toBe(real() + day);
  clock.sync(real());
  expect(clock.now()).toBe(real());
  expect(clock.offset()).toEqual({ offsetMs: -day, at: noon + day });
});
