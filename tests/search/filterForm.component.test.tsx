import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FilterChips } from '../../web/search/FilterChips.tsx';
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

/** The filters with their chips, for the list of the current address. */
function Listing() {
  const url = readListingUrl(new URLSearchParams(useLocation().search));
  const facets = facetsWith(url.brands);
  return (
    <>
      <h1>Products</h1>
      <FilterChips facets={facets} url={url} />
      <FilterForm facets={facets} url={url} />
    </>
  );
}

const lowest = page.getByRole('slider', { name: 'Lowest price' });
const highest = page.getByRole('slider', { name: 'Highest price' });
const field = (name: string) => page.getByRole('textbox', { name });
const textOf = (slider: typeof lowest) => slider.element().getAttribute('aria-valuetext');

test('[I76] handles set the price range with the keyboard, and follow the address', async () => {
  const { path, problems } = await renderOnPage(<Listing />, { path: '/shop/' });
  expect([textOf(lowest), textOf(highest)]).toEqual(['€10', '€170']);
  lowest.element().focus();
  await userEvent.keyboard('{ArrowRight>5/}');
  await expect.poll(path).toMatch(/^\/shop\/\?min_price=\d+$/);
  const low = new URLSearchParams(path().split('?')[1]).get('min_price') ?? '';
  expect(Number(low)).toBeGreaterThan(10);
  expect(field('From €').element()).toHaveValue(low);
  expect(lowest.element()).toHaveFocus();
  expect(lowest.element()).toHaveValue('5');
  highest.element().focus();
  await userEvent.keyboard('{PageDown}');
  await expect.poll(path).toMatch(/max_price=/);
  expect(path()).toContain(`min_price=${low}`);
  // Handles don't pass each other.
  await userEvent.keyboard('{Home}');
  await expect.poll(() => Number(highest.element().getAttribute('value'))).toBe(6);
  await page.getByRole('link', { name: /^Remove filter €/ }).click();
  await expect.poll(path).toBe('/shop/');
  await expect.poll(() => [textOf(lowest), textOf(highest)]).toEqual(['€10', '€170']);
  expect([field('From €').element(), field('To €').element()].map((input) => (input as HTMLInputElement).value)).toEqual(['', '']);
  expect(await problemsInBothThemes()).toEqual([]);
  expect(problems).toEqual([]);
});

test('[I76] handles show the bounds that the fields send, also those out of the range', async () => {
  const { path } = await renderOnPage(<Listing />, { path: '/shop/?min_price=900' });
  expect(lowest.element()).toHaveValue('64');
  expect(textOf(lowest)).toBe('€900');
  await field('From €').fill('20');
  await page.getByRole('button', { name: /^Go/ }).click();
  await expect.poll(path).toBe('/shop/?min_price=20');
  await expect.poll(() => textOf(lowest)).toBe('€20');
});

test('[I76] a list with one price has no handles', async () => {
  await renderOnPage(
    <FilterForm facets={{ ...facetsWith([]), minPrice: 1000, maxPrice: 1000 }} url={readListingUrl(new URLSearchParams())} />,
  );
  await expect.element(field('From €')).toBeVisible();
  await expect.element(lowest).not.toBeInTheDocument();
});

test('[I75] after a chip is removed, the next one has the focus, and after the last one the heading stays for the page’s own focus', async () => {
  const { path, problems } = await renderOnPage(<Listing />, { path: '/shop/?in_stock=1&brand=aldera,café-noir' });
  const chip = (name: string) => page.getByRole('link', { name: `Remove filter ${name}` });
  await chip('Aldera').click();
  await expect.poll(path).toBe('/shop/?brand=caf%C3%A9-noir&in_stock=1');
  await expect.poll(() => document.activeElement?.textContent).toBe('Remove filter Café Noir');
  await userEvent.keyboard('{Enter}');
  await expect.poll(path).toBe('/shop/?in_stock=1');
  await expect.poll(() => document.activeElement?.textContent).toBe('Remove filter In stock');
  await userEvent.keyboard('{Enter}');
  await expect.poll(path).toBe('/shop/');
  await expect.element(page.getByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
  expect(problems).toEqual([]);
});

test('[I75] sizes of different kinds are groups of their own, which filter by the same attribute', async () => {
  const sizes = ['42', '28 cm', 'L', '20 cm', '36', 'S'].map((label) => ({
    value: label.replace(' ', '-'),
    label,
    count: 2,
    isSelected: false,
  }));
  const { path } = await renderOnPage(
    <FilterForm
      facets={{ ...facetsWith([]), attributes: [{ slug: 'size', title: 'Size', choices: sizes }] }}
      url={readListingUrl(new URLSearchParams())}
    />,
  );
  const shown = (name: string) => [...page.getByRole('list', { name }).element().querySelectorAll('input')].map(({ value }) => value);
  expect(shown('Size: 36–42')).toEqual(['36', '42']);
  expect(shown('Size: 20–28 cm')).toEqual(['20-cm', '28-cm']);
  await page.getByRole('checkbox', { name: '42' }).click();
  await expect.poll(path).toBe('/shop/?filter_size=42');
});
