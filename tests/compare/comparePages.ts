import type { Locator, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { shopUrl } from '../support/shopUrl.ts';

// Helpers for browser tests of the comparison.

/** Two listings, each with products of a single compare group. */
export const phones = '/?product_cat=phones';
export const headphones = '/?product_cat=headphones';

/** A light page without comparable products. */
export const quietPage = '/delivery/';

/** Locates the compare buttons of the page's cards. */
export function cardButtons(page: Page): Locator {
  return page.locator('main article').getByRole('button', { name: /^Compare: / });
}

/** Locates all compare buttons of a product. */
export function buttonsOf(page: Page, name: string): Locator {
  return page.getByRole('button', { name: `Compare: ${name}`, exact: true, includeHidden: true });
}

/** Locates the fixed icon, whose name ends with the number of compared products. */
export function compareIcon(page: Page): Locator {
  return page.getByRole('link', { name: /^Compare \d+ products?$/ });
}

export function comparePanel(page: Page): Locator {
  return page.getByRole('dialog', { name: /^Compare( \(\d+\))?$/ });
}

export function panelItems(page: Page): Locator {
  return page.getByRole('list', { name: 'Compared products' }).getByRole('listitem');
}

export function searchField(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Search products to compare' });
}

/** Waits until a button has the given state. */
export async function waitForState(button: Locator, state: 'not-incompare' | 'loading' | 'comparing'): Promise<void> {
  await expect.poll(() => button.getAttribute('data-state'), { timeout: 10_000 }).toBe(state);
}

/** Waits until the icon's badge shows the given total. */
export async function waitForBadge(page: Page, total: number): Promise<void> {
  await expect.poll(() => compareIcon(page).locator('span').last().textContent(), { timeout: 10_000 }).toBe(String(total));
}

interface Compared {
  totalCount: number;
  productIds: number[];
}

async function queryApi<T>(page: Page, query: string, variables: object = {}): Promise<T> {
  const response = await page.request.post('/graphql', { data: { query, variables }, headers: { origin: shopUrl() } });
  return ((await response.json()) as { data: T }).data;
}

/** Returns the visitor's compare list from the API. */
export async function comparedOnServer(page: Page): Promise<Compared> {
  const { viewer } = await queryApi<{ viewer: { compare: Compared } }>(page, '{ viewer { compare { totalCount productIds } } }');
  return viewer.compare;
}

export interface ComparableProduct {
  id: string;
  databaseId: number;
  name: string;
  url: string;
}

/** Returns the first comparable products of a category. */
export async function productsOf(page: Page, category: string, count: number): Promise<ComparableProduct[]> {
  const { products } = await queryApi<{ products: { edges: { node: ComparableProduct & { compareGroup: object | null } }[] } }>(
    page,
    `query ($category: String!) {
      products(first: 24, filter: { category: $category }) { edges { node { id databaseId name url compareGroup { id } } } }
    }`,
    { category },
  );
  const found = products.edges.map(({ node }) => node).filter(({ compareGroup }) => compareGroup !== null);
  expect(found.length).toBeGreaterThanOrEqual(count);
  return found.slice(0, count);
}

/** Adds products to the list as another device of the same visitor would, so that no page is notified. */
export async function compareBehind(page: Page, products: readonly ComparableProduct[]): Promise<void> {
  for (const { id } of products) {
    await queryApi(page, 'mutation ($input: AddToCompareInput!) { addToCompare(input: $input) { __typename } }', {
      input: { productId: id },
    });
  }
}

/**
 * Compares products of two groups and opens a page with the icon.
 * @returns the products of each group
 */
export async function fillCompare(page: Page, counts: { phones?: number; headphones?: number }, address = quietPage) {
  const first = await productsOf(page, 'phones', counts.phones ?? 0);
  const second = await productsOf(page, 'headphones', counts.headphones ?? 0);
  await compareBehind(page, [...first, ...second]);
  await page.goto(address);
  await compareIcon(page).waitFor();
  return { phones: first, headphones: second };
}

/** Opens the panel and waits for its items. */
export async function openPanel(page: Page): Promise<void> {
  await compareIcon(page).click();
  await panelItems(page).first().waitFor();
}

/** Returns whether a request changes the compare list. */
export function isChange(route: Route): boolean {
  return (route.request().postData() ?? '').includes('"input"');
}

/**
 * Holds back the page's changes.
 * @returns a function that releases them
 */
export async function delayChanges(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    if (isChange(route)) await held;
    return route.continue();
  });
  return release;
}
