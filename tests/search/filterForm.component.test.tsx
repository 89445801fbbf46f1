import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FilterForm } from '../../web/search/FilterForm.tsx';
import { readListingUrl } from '../../web/search/listingUrl.ts';
import type { Facets } from '../../web/search/useFacets.ts';
import { problemsInBothThemes, renderOnPage } from '../support/componentHarness.tsx';

// The filters beside a list (row 1): long facets, and the price range.

const names = ['Aldera', 'Brightwell', 'Café Noir', ...Array.from({ length: 17 }, (_, index) => `Brand ${index + 1}`)];
const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** The facets of a list that is filtered by these brands; most products first, as the shop returns them. */
function facetsWith(chosen: string[], shown = names): Facets {
  return {
    attributes: [],
    brands: shown.map((name, index) => ({
      value: slugOf(name),
      label: name,
      count: 90 - index,
      isSelected: chosen.includes(slugOf(name)),
    })),
    inStockCount: 12,
    onSaleCount: 3,
    minPrice: 1000,
    maxPrice: 17_000,
    priceSteps: [8, 4, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
  };
}

const form = (chosen: string[], shown?: string[], more = '') => (
  <FilterForm facets={facetsWith(chosen, shown)} url={readListingUrl(new URLSearchParams(`brand=${chosen.join(',')}${more}`))} />
);

/** Shows another list when its button is clicked. */
function Changing({ before, after }: { before: ReactNode; after: ReactNode }) {
  const [isAfter, setAfter] = useState(false);
  return (
    <>
      {isAfter ? after : before}
      <button type="button" onClick={() => setAfter(true)}>
        Change
      </button>
    </>
  );
}

const change = () => page.getByRole('button', { name: 'Change' }).click();
const brands = page.getByRole('list', { name: 'Brand', exact: true });
const shownBrands = () => [...brands.element().querySelectorAll('label')].map((label) => label.textContent?.split(',')[0]);
const search = page.getByRole('searchbox', { name: 'Search Brand' });

test('[F1] a long facet shows its selected values first, and the others on request', async () => {
  const { problems } = await renderOnPage(form(['brand-17']));
  expect(shownBrands().slice(0, 2)).toEqual(['Brand 17', 'Aldera']);
  expect(shownBrands()).toHaveLength(8);
  const last = page.getByRole('checkbox', { name: 'Brand 16' });
  await expect.element(last).not.toBeInTheDocument();
  await page.getByText('Show all 20').click();
  await expect.element(last).toBeVisible();
  expect(await problemsInBothThemes()).toEqual([]);
  await page.getByText('Show fewer').click();
  await expect.element(last).not.toBeInTheDocument();
  expect(problems).toEqual([]);
});

test('[F1] values stay where they are when the list changes', async () => {
  const counts = names.toReversed();
  await renderOnPage(<Changing before={form([])} after={form(['café-noir'], counts)} />);
  const before = shownBrands();
  await page.getByRole('checkbox', { name: 'Café Noir' }).click();
  await change();
  await expect.element(page.getByRole('checkbox', { name: /^Aldera\b.*71 products/ })).toBeVisible();
  expect(shownBrands()).toEqual(before);
});

test('[F1] the values of a long facet can be searched without accents, and selected values stay in the form', async () => {
  const { path } = await renderOnPage(form(['brand-17']));
  await search.fill('cafe');
  await expect.element(page.getByRole('status').filter({ hasText: '1 match' })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Aldera' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(path()).toBe('/');
  await search.fill('brand 1');
  await page.getByRole('checkbox', { name: 'Brand 12' }).click();
  await expect.poll(path).toBe('/shop/?brand=brand-17,brand-12');
  await search.fill('no such brand');
  await expect.element(page.getByRole('status').filter({ hasText: 'No matches' })).toBeVisible();
});

test('[F1] a short facet has no search and shows all values', async () => {
  await renderOnPage(form([], names.slice(0, 9)));
  expect(shownBrands()).toHaveLength(9);
  await expect.element(search).not.toBeInTheDocument();
  await expect.element(page.getByText('Show all 9')).not.toBeInTheDocument();
});

test('[F1] bars show how products spread over the price range, and mark the selected part', async () => {
  await renderOnPage(<Changing before={form([])} after={form([], names, '&max_price=25')} />);
  const bars = () => [...document.querySelectorAll('rect')];
  expect(bars()).toHaveLength(16);
  expect(
    bars()
      .slice(0, 3)
      .map((bar) => bar.getAttribute('height')),
  ).toEqual(['1', '0.5', '0.25']);
  const fillsOf = () => bars().map((bar) => getComputedStyle(bar).fill);
  expect(new Set(fillsOf()).size).toBe(1);
  await change();
  await expect.poll(() => new Set(fillsOf()).size).toBe(2);
  const fills = fillsOf();
  expect(new Set(fills.slice(0, 6)).size).toBe(1);
  expect(fills[6]).not.toBe(fills[5]);
  expect(new Set(fills.slice(6)).size).toBe(1);
});
