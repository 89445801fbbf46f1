import { describe, expect, test } from 'vitest';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage, type ShopPage } from '../support/browser.ts';
import { shopUrl } from '../support/shopUrl.ts';

// The price history on the product page, and the shop's badges, which are derived from the same ledger.

interface Listed {
  url: string;
  name: string;
  price: { amount: number } | null;
  priorPrice: { amount: number; formatted: string } | null;
  discountPercent: number | null;
  priceHistory: {
    isYoung: boolean;
    reducedSince: string | null;
    points: { at: string; price: { amount: number; formatted: string } }[];
  } | null;
}

const facts =
  'url name price { amount } priorPrice { amount formatted } discountPercent priceHistory(days: 365) { isYoung reducedSince points { at price { amount formatted } } }';

/** Returns the first products that match a filter, with a year of price history. */
async function products(filter: string): Promise<Listed[]> {
  const response = await fetch(`${shopUrl()}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `{ products(first: 40, sort: NEWEST${filter}) { edges { node { ${facts} } } } }` }),
  });
  const { data } = (await response.json()) as { data: { products: { edges: { node: Listed }[] } } };
  return data.products.edges.map(({ node }) => node);
}

const found = async (filter: string, fits: (product: Listed) => boolean) => {
  const product = (await products(filter)).find(fits);
  if (!product) throw new Error('The demo shop has no such product');
  return product;
};
const reduced = () => found(', filter: { onSale: true }', ({ priceHistory }) => (priceHistory?.points.length ?? 0) > 1);
const section = ({ page }: ShopPage) => page.getByRole('region', { name: 'Price history' });

describe.each([
  ['without scripts', { javaScriptEnabled: false }],
  ['with scripts, on a phone in dark mode', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const }],
])('%s', (_name, options) => {
  test('[F12] the prior price is explained, and the price history is shown as chart and table', async () => {
    const opened = await openPage(options);
    const { page, problems } = opened;
    const product = await reduced();
    // Without scripts, browsers load every picture of the page first.
    await page.goto(product.url, { waitUntil: 'domcontentloaded' });
    const history = section(opened);
    await history.scrollIntoViewIfNeeded();
    const prior = product.priorPrice?.formatted ?? 'none';
    await history.getByText(`Lowest price in the 30 days before the reduction: ${prior}.`).waitFor();
    expect(await page.getByRole('article').locator('s').first().textContent()).toBe(prior);
    const today = product.priceHistory?.points.at(-1)?.price.formatted ?? 'none';
    await history
      .getByRole('img', { name: new RegExp(`^Price from \\d.* to today: lowest €.*, highest €.*, today ${today.replace('.', '\\.')}$`) })
      .waitFor();
    await history.getByText('All prices in the last 90 days').click();
    const newest = history.getByRole('row').nth(1);
    await newest.waitFor();
    expect(await newest.getByRole('cell').last().textContent()).toBe(today);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
    expect('javaScriptEnabled' in options ? [] : await accessibilityProblems(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});

test('[F12] a table opened before hydration stays open', async () => {
  const opened = await openPage();
  const { page } = opened;
  const { url } = await reduced();
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/PriceHistory-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(url);
  const history = section(opened);
  await history.evaluate((element) => element.setAttribute('data-from-server', ''));
  await history.getByText('All prices in the last 90 days').focus();
  await page.keyboard.press('Enter');
  await history.getByRole('table').waitFor();
  release();
  await page.locator('section[data-from-server]').waitFor({ state: 'detached' });
  expect(await history.getByRole('table').isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  await history.getByRole('table').waitFor({ state: 'hidden' });
});

test('[F12] a new product says so and shows no discount', async () => {
  const opened = await openPage();
  const newProduct = await found('', ({ priceHistory }) => priceHistory?.isYoung === true);
  expect([newProduct.priorPrice, newProduct.discountPercent]).toEqual([null, null]);
  await opened.page.goto(newProduct.url);
  await section(opened)
    .getByText(/^New in our shop since \d+ \w+ \d{4}\. Lowest price since then: €/)
    .waitFor();
});

test('[F12] the price history is shown after client-side navigation', async () => {
  const opened = await openPage();
  const { page, problems } = opened;
  await page.goto('/shop/?on_sale=1');
  await page.locator('main article').first().getByRole('heading').getByRole('link').click();
  await page.waitForURL('**/product/**');
  await section(opened)
    .getByText(/^Lowest price in the 30 days before the reduction: €/)
    .waitFor();
  expect(problems).toEqual([]);
});

test('[F1] every sale badge matches the price ledger', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  const onSale = new Map((await products(', filter: { onSale: true }')).map((product) => [product.url, product]));
  await page.goto('/shop/?on_sale=1&orderby=date');
  const cards = await page.locator('main article').all();
  expect(cards.length).toBeGreaterThan(4);
  for (const card of cards) {
    const url = (await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
    const product = onSale.get(url);
    const { points = [], reducedSince } = product?.priceHistory ?? {};
    const start = Date.parse(reducedSince ?? '');
    const from = start - (start % 86_400_000) - 30 * 86_400_000;
    const before = points.filter(({ at }, index) => Date.parse(at) < start && Date.parse(points[index + 1]?.at ?? '9999-01-01') > from);
    const prior = Math.min(...before.map(({ price }) => price.amount));
    const price = points.at(-1)?.price.amount ?? Number.NaN;
    expect([url, product?.priorPrice?.amount]).toEqual([url, prior]);
    expect(await card.getByText(/^−\d+%$/).textContent()).toBe(`−${Math.floor(((prior - price) * 100) / prior)}%`);
  }
});
