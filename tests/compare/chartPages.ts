import type { Locator, Page } from 'playwright-core';
import { shopUrl } from '../support/shopUrl.ts';

// Helpers for browser tests of the comparison chart.

/** A comparable product of the demo shop. */
export interface Comparable {
  id: string;
  databaseId: number;
  name: string;
}

async function queryApi<T>(page: Page, query: string, variables: object): Promise<T> {
  const answer = await page.request.post(`${shopUrl()}/graphql`, { headers: { origin: shopUrl() }, data: { query, variables } });
  return ((await answer.json()) as { data: T }).data;
}

/**
 * Returns the products of a group, found through its categories.
 * @param slug such as phones
 */
export async function comparables(page: Page, slug: string): Promise<Comparable[]> {
  const { compareGroup } = await queryApi<{ compareGroup: { categories: { url: string }[] } }>(
    page,
    'query ($slug: String!) { compareGroup(slug: $slug) { categories { url } } }',
    { slug },
  );
  const category = new URL(compareGroup.categories[0]?.url ?? '', shopUrl()).searchParams.get('product_cat');
  const { products } = await queryApi<{ products: { edges: { node: Comparable & { compareGroup: { slug: string } | null } }[] } }>(
    page,
    `query ($category: String!) { products(first: 50, filter: { category: $category }) {
      edges { node { id databaseId name compareGroup { slug } } }
    } }`,
    { category },
  );
  return products.edges.map(({ node }) => node).filter(({ compareGroup: group }) => group?.slug === slug);
}

/** Returns a chart's URL. */
export function chartAddress(slug: string, products: readonly Comparable[]): string {
  return `/compare/${slug}/?compareids=${products.map(({ databaseId }) => databaseId).join(',')}`;
}

/** Adds a product to the visitor's compare list as another of their pages would. */
export async function compareBehind(page: Page, { id }: Comparable): Promise<void> {
  await queryApi(page, 'mutation ($input: AddToCompareInput!) { addToCompare(input: $input) { __typename } }', {
    input: { productId: id },
  });
}

/** Returns the database ids of the visitor's compared products, in order. */
export async function comparedIds(page: Page): Promise<number[]> {
  const { viewer } = await queryApi<{ viewer: { compare: { productIds: number[] } } }>(page, '{ viewer { compare { productIds } } }', {});
  return viewer.compare.productIds;
}

/** Returns the column headings in order. */
export async function columns(page: Page): Promise<string[]> {
  return (await page.locator('thead [data-name]').allInnerTexts()).map((name) => name.trim());
}

export function removal(page: Page, { name }: Comparable): Locator {
  return page.getByRole('link', { name: `Remove ${name} from comparison` });
}

/** Fetches a page as visitors without scripts get it: its status, markup and text. */
export async function served(path: string): Promise<{ status: number; headers: Headers; html: string; text: string }> {
  const answer = await fetch(`${shopUrl()}${path}`);
  const html = await answer.text();
  return { status: answer.status, headers: answer.headers, html, text: textOf(html) };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Returns the text of markup, without tags and React's text separators. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&([\w#]+);/g, (whole, name: string) => entities[name] ?? whole);

/** Returns the column headings of a page's markup. */
export const servedColumns = (html: string): string[] =>
  [...html.matchAll(/<p[^>]* data-name="">(.*?)<\/p>/g)].map(([, name = '']) => textOf(name).trim());
