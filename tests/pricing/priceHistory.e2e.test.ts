import { expect, test } from 'vitest';
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

/** Returns the markup of a page as it is without scripts. */
async function markup(path: string): Promise<string> {
  return (await (await fetch(shopUrl() + path)).text()).replaceAll('<!-- -->', '');
}

test('[F12] the prior price is explained, and the price history is shown as chart and table, also without scripts', async () => {
  const opened = await openPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  const { page, problems } = opened;
  // After client-side navigation the history is loaded with the page.
  await page.goto('/shop/?on_sale=1');
  await page.locator('main article').first().getByRole('heading').getByRole('link').click();
  await page.waitForURL('**/product/**');
  const address = new URL(page.url()).pathname;
  const product = await found(', filter: { onSale: true }', ({ url }) => url === address);
  const history = section(opened);
  await history.scrollIntoViewIfNeeded();
  const prior = product.priorPrice?.formatted ?? 'none';
  const explained = `Lowest price in the 30 days before the reduction: ${prior}.`;
  await history.getByText(explained).waitFor();
  expect(await page.getByRole('article').locator('s').first().textContent()).toBe(prior);
  const today = product.priceHistory?.points.at(-1)?.price.formatted ?? 'none';
  const chart = new RegExp(`Price from \\d[^"]* to today: lowest €[^"]*, highest €[^"]*, today ${today.replace('.', '\\.')}`);
  await history.getByRole('img', { name: chart }).waitFor();
  await history.getByText('All prices in the last 90 days').click();
  const newest = history.getByRole('row').nth(1);
  await newest.waitFor();
  expect(await newest.getByRole('cell').last().textContent()).toBe(today);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(problems).toEqual([]);

  const html = await markup(address);
  expect(html).toContain(explained);
  expect(html).toMatch(new RegExp(`aria-label="${chart.source}"`));
  expect(html).toMatch(/<details[^>]*><summary[^>]*>All prices in the last 90 days/);
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
  const product = await found('', ({ priceHistory }) => priceHistory?.isYoung === true);
  expect([product.priorPrice, product.discountPercent]).toEqual([null, null]);
  expect(await markup(product.url)).toMatch(/New in our shop since \d+ \w+ \d{4}\. Lowest price since then: €/);
});

test('[F1] every sale badge matches the price ledger', async () => {
  const onSale = new Map((await products(', filter: { onSale: true }')).map((product) => [product.url, product]));
  const cards = (await markup('/shop/?on_sale=1&orderby=date')).split('<article').slice(1);
  expect(cards.length).toBeGreaterThan(4);
  for (const card of cards) {
    const url = /<h\d[^>]*><a [^>]*href="([^"]+)"/.exec(card)?.[1] ?? '';
    const product = onSale.get(url);
    const { points = [], reducedSince } = product?.priceHistory ?? {};
    const start = Date.parse(reducedSince ?? '');
    const from = start - (start % 86_400_000) - 30 * 86_400_000;
    const before = points.filter(({ at }, index) => Date.parse(at) < start && Date.parse(points[index + 1]?.at ?? '9999-01-01') > from);
    const prior = Math.min(...before.map(({ price }) => price.amount));
    const price = points.at(-1)?.price.amount ?? Number.NaN;
    expect([url, product?.priorPrice?.amount]).toEqual([url, prior]);
    expect(card.match(/>−\d+%</g)).toEqual([`>−${Math.floor(((prior - price) * 100) / prior)}%<`]);
  }
});
