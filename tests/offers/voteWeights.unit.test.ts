import { describe, expect, it } from 'vitest';
import { quickVotes } from '../../server/engagement/offers/voteRules.ts';
import { networkWeights, roundScore, fullVoteWeight } from '../../server/engagement/offers/voteWeights.ts';

const sumOf = (weights: readonly number[]) => weights.reduce((sum, weight) => sum + weight, 0);

describe('[F65] what votes of one network count', () => {
  it('three whole, then half, a third, a quarter, …', () => {
    expect(networkWeights.slice(0, 7)).toEqual([1_000, 1_000, 1_000, 500, 333, 250, 200]);
  });

  it('never rises, is never negative, and ends where a network is looked at', () => {
    for (const [index, weight] of networkWeights.entries()) {
      expect(weight).toBeLessThanOrEqual(networkWeights[index - 1] ?? fullVoteWeight);
      expect(weight).toBeGreaterThan(0);
    }
    expect(networkWeights).toHaveLength(quickVotes.maxOfNetwork);
  });

  it('is less than six votes, however many there are', () => {
    expect(sumOf(networkWeights) / fullVoteWeight).toBeLessThan(6);
  });
});

describe('[F64] a score', () => {
  it.each([
    [0, 0],
    [499, 0],
    [500, 1],
    [1_499, 1],
    [-499, 0],
    [-500, -1],
    [-1_500, -2],
    [27_000, 27],
  ])('of %i thousandths is %i', (sum, score) => expect(roundScore(sum)).toBe(score));

  it('is the same for as many hot as cold votes, and never more than half a vote from the sum', () => {
    for (let sum = -5_000; sum <= 5_000; sum += 7) {
      expect(roundScore(-sum) + roundScore(sum)).toBe(0);
      expect(Math.abs(roundScore(sum) * fullVoteWeight - sum)).toBeLessThanOrEqual(fullVoteWeight / 2);
    }
  });
});
