import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CompareSearchTrigger } from '../../web/compare/search/CompareSearchTrigger.tsx';
import { problemsInBothThemes, renderOnPage, runFor, setViewport, stopClock } from '../support/componentHarness.tsx';
import { deferred, mockShop, type Answer } from '../support/mockShop.ts';

// The compare search on its own (rows 80 to 82).

const query = 'useCompareSearchQuery';
const overlay = page.getByRole('dialog', { name: 'Find Headphones to compare' });
const opener = page.getByRole('button', { name: 'Find more' });
const field = overlay.getByRole('searchbox', { name: 'Search products to compare' });
const list = overlay.getByRole('list', { name: 'Search results' });
const results = list.getByRole('listitem');
const status = overlay.getByRole('status');

/** Returns the shop's response: no results for words that begin with q, else five products. */
function found(words: string): Answer {
  const products = Array.from({ length: words.startsWith('q') ? 0 : 5 }, (_, index) => ({
    id: `${words}-${index}`,
    databaseId: index + 1,
    name: `${words} ${index + 1}`,
    brand: null,
    cover: null,
    price: { formatted: '€12.00' },
    priceRange: { min: { amount: 1200 }, max: { amount: 1200 } },
    priorPrice: null,
    pricePerUnit: null,
    deposit: null,
    discountPercent: null,
    stock: { status: 'IN_STOCK', left: null },
  }));
  return { data: { compareSearch: products } };
}

async function openSearch() {
  const shop = mockShop();
  shop.answer(query, ({ query: words }) => found(words as string));
  const shown = await renderOnPage(<CompareSearchTrigger group={{ slug: 'headphones', name: 'Headphones' }} />, { shop });
  await opener.click();
  await expect.element(field).toBeVisible();
  return shown;
}

async function search(words: string): Promise<void> {
  await field.fill(words);
  await runFor(100);
}

beforeEach(() => stopClock());

test('[F80, F82] the field is focused after 600 ms, and searches its group 100 ms after a key, but never without words', async () => {
  const { shop, problems } = await openSearch();
  await runFor(599);
  expect(document.activeElement).not.toBe(field.element());
  await runFor(1);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('hea');
  await runFor(99);
  expect(shop.requests).toEqual([]);
  await runFor(1);
  await expect.poll(() => results.length).toBe(5);
  expect(shop.requests).toEqual([{ name: query, variables: { query: 'hea', group: 'headphones' } }]);
  await search('  ');
  await expect.poll(() => results.length).toBe(0);
  await runFor(1_000);
  expect(shop.requests).toHaveLength(1);
  await search('qqqq');
  await expect.element(status).toHaveTextContent('No results found');
  expect(problems).toEqual([]);
});

test('[F80] a late response is ignored', async () => {
  const { shop } = await openSearch();
  const slow = deferred<Answer>();
  shop.answer(query, ({ query: words }) => (words === 'h' ? slow.answer : found(words as string)));
  await search('h');
  await search('qqqq');
  await expect.element(status).toHaveTextContent('No results found');
  slow.give(found('h'));
  await runFor(1_000);
  await expect.element(status).toHaveTextContent('No results found');
  expect(results.length).toBe(0);
});

test('[F80] a failed search is only logged to the console', async () => {
  const { shop, problems } = await openSearch();
  shop.answer(query, 'offline');
  await search('head');
  await expect.poll(() => problems.some((text) => text.includes('Compare search failed'))).toBe(true);
  expect(overlay.getByRole('alert').length).toBe(0);
  await expect.element(status).toHaveTextContent(/^$/);
});

test('[F81] in windows less than 700 pixels high, the results scroll on their own', async () => {
  await setViewport(1280, 700);
  await openSearch();
  await search('headphones');
  await expect.poll(() => results.length).toBe(5);
  const mode = () => [list.element().parentElement?.dataset['overflow'], getComputedStyle(list.element()).overflowY];
  expect(mode()).toEqual(['false', 'visible']);
  await setViewport(1280, 699);
  await expect.poll(mode).toEqual(['true', 'auto']);
  await setViewport(1280, 360);
  expect(list.element().scrollHeight).toBeGreaterThan(list.element().clientHeight);
  await expect.element(field).toBeVisible();
});

test('[F80] the search has no accessibility violations in either theme', async () => {
  await openSearch();
  await search('headphones');
  await expect.poll(() => results.length).toBe(5);
  vi.useRealTimers();
  expect(await problemsInBothThemes()).toEqual([]);
});
