import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areVotesQuick,
  doubtfulFailures,
  isDoubtful,
  maxTemperature,
  minTemperature,
  networkLimit,
  noCouponVotes,
  quickVotes,
  temperatureOf,
} from '../../server/engagement/offers/voteRules.ts';

const scores = fc.integer({ min: -1_000_000, max: 1_000_000 });

describe('[F64] the temperature', () => {
  test.each([
    [0, 0],
    [1, 1],
    [-1, -1],
    [7, 7],
    [10, 10],
    [-10, -10],
    [11, 10],
    [-11, -10],
    [4_711, 10],
    [-4_711, -10],
  ])('of the score %i is %i', (score, temperature) => {
    expect(temperatureOf(score)).toBe(temperature);
  });

  test('is limited, monotonic and has the sign of the score', () => {
    expect([minTemperature, maxTemperature]).toEqual([-10, 10]);
    fc.assert(
      fc.property(scores, scores, (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(temperatureOf(low)).toBeLessThanOrEqual(temperatureOf(high));
        expect(temperatureOf(one)).toBeGreaterThanOrEqual(minTemperature);
        expect(temperatureOf(one)).toBeLessThanOrEqual(maxTemperature);
        expect(temperatureOf(one) * one >= 0 && (temperatureOf(one) === 0) === (one === 0)).toBe(true);
      }),
    );
  });
});

describe('isDoubtful', () => {
  const votes = (text: string) => {
    const newest = [...text].map((letter) => letter === '+');
    return { total: newest.length, worked: newest.filter(Boolean).length, newest };
  };

  // Latest vote first.
  test.each([
    ['', false],
    ['-', false],
    ['--', false],
    ['---', true],
    ['+', false],
    ['--+', false],
    ['--+--', true],
    ['--+-', true],
    ['+---', true],
    ['+--', false],
    ['-+-+', false],
    ['-+-+-', true],
    ['-+-+-+', false],
    ['---+++++++++++', true],
    ['--++++++++++++', false],
    ['+-+-+-+-+-+-', false],
  ])('for %j is %s', (text, doubtful) => {
    expect(isDoubtful(votes(text))).toBe(doubtful);
  });

  test('is false without votes', () => expect(isDoubtful(noCouponVotes)).toBe(false));

  const words = fc.array(fc.boolean(), { maxLength: 30 });
  const of = (newest: boolean[]) => ({ total: newest.length, worked: newest.filter(Boolean).length, newest });

  test('never becomes true by a success or false by a failure', () => {
    fc.assert(
      fc.property(words, (newest) => {
        const before = isDoubtful(of(newest));
        expect(isDoubtful(of([true, ...newest])) && !before).toBe(false);
        expect(before && !isDoubtful(of([false, ...newest]))).toBe(false);
      }),
    );
  });

  test('is true after failures in a row or with a majority of failures', () => {
    fc.assert(
      fc.property(words, (newest) => {
        const failed = newest.filter((worked) => !worked).length;
        const row = newest.findIndex((worked) => worked);
        const inRow = row < 0 ? newest.length : row;
        const isMost = failed >= doubtfulFailures && failed * 2 > newest.length;
        expect(isDoubtful(of(newest))).toBe(inRow >= doubtfulFailures || isMost);
      }),
    );
  });

  test('needs only the latest votes that are read', () => {
    fc.assert(
      fc.property(words, (newest) => {
        expect(isDoubtful({ ...of(newest), newest: newest.slice(0, doubtfulFailures) })).toBe(isDoubtful(of(newest)));
      }),
    );
  });
});

test.each([
  [0, 0, false],
  [quickVotes.max, quickVotes.maxOfNetwork, false],
  [quickVotes.max + 1, 0, true],
  [quickVotes.maxOfNetwork + 1, quickVotes.maxOfNetwork + 1, true],
])('%i votes, %i of one network: suspicious is %s', (all, ofNetwork, isQuick) => {
  expect(areVotesQuick({ all, ofNetwork })).toBe(isQuick);
});

test('a network’s votes are flagged before the rate limit rejects them', () => {
  expect(quickVotes.maxOfNetwork).toBeLessThan(networkLimit.max);
  expect(quickVotes.max).toBeLessThan(networkLimit.max);
});
