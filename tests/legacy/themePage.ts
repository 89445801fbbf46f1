import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { openPage, type ShopPage } from '../support/browser.ts';

// Pages of an old theme, with scripts written for the tests that behave like the real ones. The browser serves them on the shop's origin.

const folder = path.join(import.meta.dirname, 'clients');
const types: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8' };
// Like the shop's own pages, allows only script files of this origin.
const policy = "default-src 'self'; img-src 'self' data:; script-src 'self'; object-src 'none'; base-uri 'none'";

/** Products of the demo catalogue by capability. */
export interface Products {
  simple: number;
  other: number;
  variable: number;
  variableUrl: string;
}

interface Listed {
  databaseId: number;
  type: string;
  url: string;
  quantityRule: { min: number; max: number };
  price: { amount: number } | null;
}

/** Queried once per worker, whose tests share one shop. */
let found: Promise<Products> | undefined;

async function findProducts(page: Page): Promise<Products> {
  const query = `{ products(first: 100, filter: { inStock: true }) { edges { node { databaseId type url price { amount } quantityRule { min max } } } } }`;
  const answer = await page.request.post('/graphql', { data: { query } });
  const { data } = (await answer.json()) as { data: { products: { edges: { node: Listed }[] } } };
  const nodes = data.products.edges.map(({ node }) => node);
  const simple = nodes.filter(
    ({ type, price, quantityRule: { min, max } }) => type === 'SIMPLE' && (price?.amount ?? 0) < 20_000 && min === 1 && max >= 10,
  );
  const variable = nodes.find(({ type }) => type === 'VARIABLE');
  if (!simple[0] || !simple[1] || !variable) throw new Error('The demo catalogue lacks a kind of product');
  return {
    simple: simple[0].databaseId,
    other: simple[1].databaseId,
    variable: variable.databaseId,
    variableUrl: variable.url,
  };
}

export interface ThemePage extends ShopPage {
  products: Products;
  /** Returns the events triggered by the page's scripts, in order. */
  events(): Promise<string[]>;
  /** Waits until the event was triggered this many times. */
  raised(name: string, times?: number): Promise<void>;
}

/**
 * Serves the theme's pages on the shop's origin.
 * @param values replacements of the names between percent signs
 */
export async function serveThemePages(page: Page, values: Readonly<Record<string, string | number>>): Promise<void> {
  await page.context().route('**/legacy-test/*', (route) => {
    const name = path.basename(new URL(route.request().url()).pathname);
    const text = Object.entries(values).reduce(
      (filled, [key, value]) => filled.replaceAll(`%${key}%`, String(value)),
      readFileSync(path.join(folder, name), 'utf8'),
    );
    return route.fulfill({ body: text, contentType: types[path.extname(name)], headers: { 'content-security-policy': policy } });
  });
}

/** Opens a browser with the theme's pages at /legacy-test/shop.html and /legacy-test/checkout.html. */
export async function openTheme(): Promise<ThemePage> {
  const shop = await openPage();
  const { page } = shop;
  const products = await (found ??= findProducts(page));
  await serveThemePages(page, { SIMPLE: products.simple, OTHER: products.other, VARIABLE: products.variable });
  const events = async () => ((await page.locator('#events').textContent()) ?? '').split('\n').filter(Boolean);
  return {
    ...shop,
    products,
    events,
    async raised(name, times = 1) {
      await page.waitForFunction(
        ([wanted, count]) =>
          (document.querySelector('#events')?.textContent ?? '').split('\n').filter((line) => line === wanted).length >= count,
        [name, times] as const,
      );
    },
  };
}
