import { describe, expect, it } from 'vitest';
import { quickVotes } from '../../server/engagement/offers/voteRules.ts';
import { networkWeights, roundScore, fullVoteWeight } from '../../server/engagement/offers/voteWeights.ts';

const sumOf = (weights: readonly number[]) => weights.reduce((sum, weight) => sum + weight, 0);

describe('[F65] the weights of votes of one network', () => {
  it('are three full ones, then a half, a third, a quarter, …', () => {
    expect(networkWeights.slice(0, 7)).toEqual([1_000, 1_000, 1_000, 500, 333, 250, 200]);
  });

  it('never increase, are positive, and end where a network is flagged', () => {
    for (const [index, weight] of networkWeights.entries()) {
      expect(weight).toBeLessThanOrEqual(networkWeights[index - 1] ?? fullVoteWeight);
      expect(weight).toBeGreaterThan(0);
    }
    expect(networkWeights).toHaveLength(quickVotes.maxOfNetwork);
  });

  it('add up to less than six votes', () => {
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

  it('is symmetric and rounded to the nearest vote', () => {
    for (let sum = -5_000; sum <= 5_000; sum += 7) {
      expect(roundScore(-sum) + roundScore(sum)).toBe(0);
      expect(Math.abs(roundScore(sum) * fullVoteWeight - sum)).toBeLessThanOrEqual(fullVoteWeight / 2);
    }
  });
});
