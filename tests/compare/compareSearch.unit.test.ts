import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { foundText, isOverflowMode, searchPauseMs } from '../../web/compare/search/searchRules.ts';
import { createLiveSearch } from '../../web/search/live/liveSearch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[F80] typing sends one request 100 ms after the last key, and none without words', () => {
  const asked: string[] = [];
  const ask = ({ words }: { words: string }) => {
    asked.push(words);
    return new Promise<string>(() => undefined);
  };
  const search = createLiveSearch(
    ask,
    () => undefined,
    () => undefined,
    searchPauseMs,
  );
  for (const words of ['h', 'he', 'hea']) {
    search.type({ words, category: 'headphones' });
    vi.advanceTimersByTime(99);
  }
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual(['hea']);
  search.type({ words: ' ', category: 'headphones' });
  vi.advanceTimersByTime(1_000);
  expect(asked).toEqual(['hea']);
});

test('[F81] results scroll on their own in windows less than 700 pixels high', () => {
  expect([400, 699, 700, 701].map(isOverflowMode)).toEqual([true, true, false, false]);
});

test('[F7, F80] the number of results is announced in words', () => {
  expect([0, 1, 5].map(foundText)).toEqual(['No results found', '1 product found', '5 products found']);
});
