import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SearchOverlay_query$key } from '../../web/__generated__/SearchOverlay_query.graphql.ts';
import { SearchOverlay } from '../../web/search/live/SearchOverlay.tsx';
import { moveMouse, problemsInBothThemes, renderOnPage, runFor, stopClock } from '../support/componentHarness.tsx';
import { fragmentKey, deferred, mockShop, noAnswers, type Answer } from '../support/mockShop.ts';

// The open search overlay and its results while typing (row 127).

const query = 'useLiveSearchQuery';
const dialog = page.getByRole('dialog', { name: 'Search' });
const field = dialog.getByRole('combobox', { name: 'Search the shop' });
const scope = dialog.getByRole('combobox', { name: 'Search in' });
const list = dialog.getByRole('listbox', { name: 'Search results' });
const options = list.getByRole('option');
const none = dialog.getByText('No results found', { exact: true });
const loading = dialog.getByRole('status').getByText('Loading...', { exact: true });

/** Returns the shop's response: no results for words that begin with q, else products named like the query. */
function found(words: string, count = 2): Answer {
  const price = { formatted: '€12.00' };
  const products = Array.from({ length: words.startsWith('q') ? 0 : count }, (_, index) => ({
    id: `${words}-${index}`,
    databaseId: index + 1,
    name: `${words} ${index + 1}`,
    url: `/product/${words}-${index + 1}/`,
    brand: null,
    cover: null,
    price,
    priceRange: { min: { amount: 1200 }, max: { amount: 1200 } },
    priorPrice: null,
    discountPercent: null,
    compareGroup: null,
  }));
  return { data: { liveSearch: { totalCount: products.length * 5, products, brands: [], categories: [] } } };
}

function OpenSearch({ query: key }: { query: SearchOverlay_query$key }) {
  const [isOpen, setOpen] = useState(true);
  return <SearchOverlay query={key} isOpen={isOpen} onClose={() => setOpen(false)} returnFocus={() => null} />;
}

const shownAt = (path?: string) => {
  const shop = mockShop();
  shop.answer(query, ({ query: words }) => found(words as string));
  const kitchen = { name: 'Kitchen', slug: 'kitchen', url: '/category/kitchen/' };
  const key = fragmentKey<SearchOverlay_query$key>(shop.environment, 'SearchOverlay_query', {
    __typename: 'Query',
    id: 'all',
    categories: [kitchen],
  });
  return renderOnPage(<OpenSearch query={key} />, { shop, ...(path && { path }) });
};

async function search(words: string): Promise<void> {
  await field.fill(words);
  await runFor(250);
}

beforeEach(() => stopClock());

test('[F127] the search field gets the focus after 600 ms', async () => {
  const { problems } = await shownAt();
  await expect.element(field).toBeVisible();
  await runFor(599);
  expect(document.activeElement?.tagName).toBe('DIALOG');
  await runFor(1);
  await expect.element(field).toHaveFocus();
  expect(problems).toEqual([]);
});

test('[F127] typing immediately loses no letter, and the focus is not moved from the category select', async () => {
  await shownAt();
  await expect.element(field).toBeVisible();
  await userEvent.keyboard('kettle');
  await expect.element(field).toHaveValue('kettle');
  (scope.element() as HTMLElement).focus();
  await runFor(600);
  await expect.element(scope).toHaveFocus();
});

test('[F127] typing sends one query 250 ms after the last key, and shows prices and a link to all results', async () => {
  const { shop, path } = await shownAt();
  for (const words of ['c', 'ch', 'chair']) {
    await field.fill(words);
    await runFor(249);
  }
  expect(shop.requests).toEqual([]);
  await runFor(1);
  await expect.poll(() => options.length).toBe(3);
  expect(shop.requests).toEqual([{ name: query, variables: { query: 'chair', category: null } }]);
  await expect.element(options.first()).toHaveTextContent('€12.00');
  await options.last().click();
  expect(path()).toBe('/?s=chair');
  await expect.element(field).not.toBeInTheDocument();
});

test('[F127] arrow keys move through the results and back to the field, and Enter opens the result', async () => {
  const { path } = await shownAt();
  await search('pan');
  await expect.poll(() => options.length).toBe(3);
  const active = () => field.element().getAttribute('aria-activedescendant');
  (field.element() as HTMLElement).focus();
  expect(active()).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe(options.first().element().id);
  await expect.element(options.first()).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBeNull();
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe(options.last().element().id);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(path()).toBe('/product/pan-1/');
  await expect.element(field).not.toBeInTheDocument();
});

test('[F127] Enter without a selected result opens the results page', async () => {
  const { path } = await shownAt();
  await field.fill('pan');
  await scope.selectOptions('kitchen');
  (field.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(path()).toBe('/?s=pan&product_cat=kitchen');
});

test('[F127] another category is set on the field and searched, with cached results reused', async () => {
  const { shop } = await shownAt();
  await expect.element(field).toHaveAttribute('data-catid', '');
  await search('pan');
  await expect.poll(() => options.length).toBe(3);
  await scope.selectOptions('kitchen');
  await expect.element(field).toHaveAttribute('data-catid', 'kitchen');
  await expect.element(list).not.toHaveAttribute('aria-busy', 'true');
  const both = [
    { query: 'pan', category: null },
    { query: 'pan', category: 'kitchen' },
  ];
  expect(shop.requests.map(({ variables }) => variables)).toEqual(both);
  await scope.selectOptions('');
  await search('pan ');
  await expect.poll(() => options.length).toBe(3);
  expect(shop.requests).toHaveLength(2);
});

test('[F127] a click outside closes the results, and an arrow key reopens them', async () => {
  const { shop } = await shownAt();
  await search('kettle');
  await expect.poll(() => options.length).toBe(3);
  await moveMouse({ to: [20, 700] }, 'down', 'up');
  await expect.poll(() => options.length).toBe(0);
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await expect.element(field).toHaveValue('kettle');
  (field.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => options.length).toBe(3);
  expect(shop.requests).toHaveLength(1);
});

test('[F127] a late response to an earlier query does not replace the current results', async () => {
  const { shop } = await shownAt();
  const slow = deferred<Answer>();
  shop.answer(query, ({ query: words }) => (words === 'chair' ? slow.answer : found(words as string)));
  await search('chair');
  await search('kettle');
  await expect.element(options.first()).toHaveTextContent('kettle 1');
  slow.give(found('chair'));
  await runFor(1000);
  await expect.element(options.first()).toHaveTextContent('kettle 1');
});

test.each(noAnswers)(
  '[F127] [F118] [F119] [F120] when %s the reason is shown, results are kept, and the search can be retried',
  async (_title, words, fail) => {
    const { shop } = await shownAt();
    await search('kettle');
    await expect.poll(() => options.length).toBe(3);
    shop.answer(query, fail);
    await search('chair');
    const alert = dialog.getByRole('alert');
    await expect.element(alert).toHaveTextContent(words);
    await expect.element(options.first()).toHaveTextContent('kettle 1');
    shop.answer(query, found('chair'));
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect.element(field).toHaveFocus();
    await expect.element(options.first()).toHaveTextContent('chair 1');
    expect(alert.length).toBe(0);
  },
);

test('[F127] [F7] [F53] [F118] “No results found” is not shown while loading or after an error', async () => {
  const { shop } = await shownAt();
  const slow = deferred<Answer>();
  shop.answer(query, ({ query: words }) => (words === 'kettle' ? slow.answer : words === 'kettles' ? 'offline' : found(words as string)));
  await search('qqqq');
  await expect.element(none).toBeVisible();
  expect(list.length).toBe(0);
  // The loading state already shows in the delay after the last letter.
  await field.fill('kettle');
  await expect.element(loading).toBeVisible();
  expect(none.length).toBe(0);
  await runFor(250);
  await expect.element(loading).toBeVisible();
  expect(none.length).toBe(0);
  slow.give(found('kettle'));
  await expect.element(options.first()).toHaveTextContent('kettle 1');
  expect(loading.length).toBe(0);
  await search('kettles');
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('You are probably offline.');
  expect(none.length).toBe(0);
});

test('[F127] the search overlay has no accessibility violations in either theme', async () => {
  await shownAt();
  await search('kettle');
  await expect.poll(() => options.length).toBe(3);
  vi.useRealTimers();
  expect(await problemsInBothThemes()).toEqual([]);
});
