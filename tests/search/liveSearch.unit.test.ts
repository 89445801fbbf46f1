import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLiveSearch, type LiveState, type SearchQuery } from '../../web/search/live/liveSearch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const whole = (words: string): SearchQuery => ({ words, category: '' });

/** A search whose responses the test gives itself, with the words of each request. */
function underTest() {
  const requests: { sought: SearchQuery; answer: () => void; fail: (message: string) => void }[] = [];
  const states: LiveState<string>[] = [];
  const evicted: string[] = [];
  const search = createLiveSearch<string>(
    (sought) =>
      new Promise((resolve, reject) => {
        requests.push({ sought, answer: () => resolve(sought.words), fail: (message) => reject(new Error(message)) });
      }),
    (state) => states.push(state),
    (answer) => evicted.push(answer),
  );
  return { search, requests, evicted, now: () => states.at(-1) };
}

test('[F127] typing sends one request, 250 ms after the last key', () => {
  const { search, requests } = underTest();
  for (const words of ['k', 'ke', 'ket']) {
    search.type(whole(words));
    vi.advanceTimersByTime(249);
  }
  expect(requests).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(requests.map(({ sought }) => sought)).toEqual([whole('ket')]);
});

test('[F127] an empty query sends no request and clears the results', async () => {
  const { search, requests, now } = underTest();
  search.seek(whole('pan'));
  requests[0]?.answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(now()?.found?.answer).toBe('pan');
  search.type(whole('  '));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(requests).toHaveLength(1);
  expect(now()).toEqual({ isLoading: false, found: null, failure: null });
});

test('[F127] the same query is cached for five minutes per category', async () => {
  const { search, requests, evicted, now } = underTest();
  const seek = async (sought: SearchQuery) => {
    search.seek(sought);
    requests.at(-1)?.answer();
    await vi.advanceTimersByTimeAsync(0);
  };
  await seek(whole('pan'));
  await seek({ words: 'pan', category: 'kitchen' });
  await seek(whole('pot'));
  expect(requests).toHaveLength(3);
  await seek(whole(' pan '));
  expect(now()?.found).toEqual({ sought: whole('pan'), answer: 'pan' });
  expect(requests).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  await seek(whole('pan'));
  expect(requests).toHaveLength(4);
  expect(evicted).toEqual(['pan']);
});

test('[F127] the oldest response is evicted from a full cache', async () => {
  const { search, requests, evicted } = underTest();
  for (let number = 0; number <= 30; number += 1) {
    search.seek(whole(`w${number}`));
    requests.at(-1)?.answer();
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(evicted).toEqual(['w0']);
});

test('[F127] a failure keeps the previous results and can be retried', async () => {
  const { search, requests, now } = underTest();
  search.seek(whole('pan'));
  requests[0]?.answer();
  await vi.advanceTimersByTimeAsync(0);
  search.seek(whole('pot'));
  requests[1]?.fail('You are probably offline.');
  await vi.advanceTimersByTimeAsync(0);
  expect(now()).toEqual({ isLoading: false, found: { sought: whole('pan'), answer: 'pan' }, failure: 'You are probably offline.' });
  search.seek(whole('pot'));
  expect(now()?.failure).toBeNull();
  requests[2]?.answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(now()?.found?.answer).toBe('pot');
});

test('[F127] the latest query is shown, whatever the order of responses', async () => {
  const step = fc.record({ words: fc.constantFrom('a', 'b', 'c', 'd'), category: fc.constantFrom('', 'x'), turn: fc.nat(5) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), fc.boolean(), async (steps, endsCleared) => {
      const { search, requests, now } = underTest();
      const open = new Set<number>();
      let known = 0;
      for (const { words, category, turn } of steps) {
        search.seek({ words, category });
        for (; known < requests.length; known += 1) open.add(known);
        const due = [...open][turn];
        if (due === undefined) continue;
        open.delete(due);
        requests[due]?.answer();
        await vi.advanceTimersByTimeAsync(0);
      }
      if (endsCleared) search.clear();
      for (const late of [...open].toReversed()) requests[late]?.answer();
      await vi.advanceTimersByTimeAsync(0);
      const last = steps.at(-1);
      const expected = endsCleared || !last ? null : { sought: { words: last.words, category: last.category }, answer: last.words };
      expect(now()).toEqual({ isLoading: false, found: expected, failure: null });
      const keys = requests.map(({ sought }) => `${sought.category} ${sought.words}`);
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});
