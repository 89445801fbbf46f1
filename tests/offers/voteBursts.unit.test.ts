import { describe, expect, it } from 'vitest';
import { barLength, findBursts, voteBars, type SeenVote } from '../../server/engagement/offers/admin/voteRules.ts';

const limits = { windowMs: 10_000, max: 4, maxOfNetwork: 2 };
const start = Date.UTC(2026, 2, 1, 12);

/** Votes at these seconds, of networks that are named by letters. */
const votes = (...all: [second: number, network: string][]): SeenVote[] =>
  all.map(([second, networkHash], index) => ({
    id: index + 1,
    at: new Date(start + second * 1_000),
    value: 1,
    networkHash,
    isDiscarded: false,
  }));
const found = (all: SeenVote[]) => findBursts(all, limits).map(({ kind, votes: own }) => [kind, own.map(({ id }) => id)]);

describe('bursts of votes', () => {
  it('begin with one vote more than may come within the window', () => {
    expect(found(votes([0, 'a'], [1, 'a'], [2, 'b'], [3, 'b']))).toEqual([]);
    expect(found(votes([0, 'a'], [1, 'a'], [2, 'a']))).toEqual([['NETWORK', [1, 2, 3]]]);
    expect(found(votes([0, 'a'], [1, 'b'], [2, 'c'], [3, 'd'], [4, 'e']))).toEqual([['EVERYWHERE', [1, 2, 3, 4, 5]]]);
  });

  it('have the window’s own end outside', () => {
    expect(found(votes([0, 'a'], [5, 'a'], [10, 'a']))).toEqual([]);
    expect(found(votes([0, 'a'], [5, 'a'], [9.999, 'a']))).toEqual([['NETWORK', [1, 2, 3]]]);
  });

  it('go on as long as votes come, and are parted by what came slowly', () => {
    const seconds = [0, 4, 8, 12, 16, 60, 100, 101, 102];
    expect(found(votes(...seconds.map((second): [number, string] => [second, 'a'])))).toEqual([
      ['NETWORK', [1, 2, 3, 4, 5]],
      ['NETWORK', [7, 8, 9]],
    ]);
  });

  it('of votes without a network are those of everybody only', () => {
    expect(found(votes([0, ''], [1, ''], [2, '']))).toEqual([]);
  });
});

describe('votes over time', () => {
  it('stand in bars without gaps', () => {
    const { lengthMs, bars } = voteBars(votes([0, 'a'], [30, 'a'], [150, 'a']), 10);
    expect(lengthMs).toBe(60_000);
    expect(bars.map(({ hot }) => hot)).toEqual([2, 0, 1]);
    expect(voteBars([], 10).bars).toEqual([]);
  });

  it('have longer bars the longer they go on', () => {
    expect([1, 60, 24 * 60, 300 * 24 * 60].map((minutes) => barLength(minutes * 60_000, 120) / 60_000)).toEqual([1, 1, 30, 4_320]);
  });
});
