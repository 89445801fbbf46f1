import { describe, expect, test } from 'vitest';
import { colourProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { layoutShifts } from '../support/layoutShift.ts';
import { problemsInBothThemes } from '../kit/themes.ts';
import { chartAddress, columns, comparables, served, servedColumns } from './chartPages.ts';

const none = 'Nothing to compare here yet.';

/** A URL with duplicates, unknown ids and values that aren't numbers; two products remain. */
const untidy = (ids: readonly number[], other: number) =>
  `/compare/cookware/?compareids=${encodeURIComponent([...ids, ids[0], other, 2_000_000_000, '-4', '<b>x</b>', ''].join(','))}`;

test('[F85, F86] a shared link shows its products in order, and an empty comparison links to products', async () => {
  const { page, problems } = await openPage();
  const [a, b, c] = await comparables(page, 'cookware');
  const [phone] = await comparables(page, 'phones');
  if (!a || !b || !c || !phone) throw new Error('There are too few to compare');
  const response = await page.goto(chartAddress('cookware', [c, a, b]));
  expect(response?.status()).toBe(200);
  expect(await columns(page)).toEqual([c.name, a.name, b.name]);
  expect(await page.title()).toBe(`${c.name} vs ${a.name} vs ${b.name} – Souk`);
  expect(await page.getByText('not shown').count()).toBe(0);

  await page.goto(untidy([b.databaseId, a.databaseId], phone.databaseId));
  expect(await columns(page)).toEqual([b.name, a.name]);
  expect(await page.getByText('4 products in this link are not shown').isVisible()).toBe(true);

  await page.goto('/compare/phones/');
  expect(await page.title()).toContain('Compare Phones');
  const main = page.getByRole('main');
  await main.getByRole('list', { name: 'Matching categories' }).getByRole('link', { name: 'Phones' }).click();
  await page.waitForURL('**/?product_cat=phones');
  await page.goBack();
  await main.getByRole('link', { name: 'Go to the shop' }).click();
  await page.waitForURL('**/shop/');
  expect(problems).toEqual([]);
});

describe('the chart as served without JavaScript', () => {
  test('[F86] shows the products of a shared link in order, is public, and isn’t indexed', async () => {
    const { page } = await openPage();
    const [a, b, c] = await comparables(page, 'cookware');
    const [phone] = await comparables(page, 'phones');
    if (!a || !b || !c || !phone) throw new Error('There are too few to compare');
    const address = chartAddress('cookware', [c, a, b]);
    const { status, headers, html, text } = await served(address);
    expect(status).toBe(200);
    expect(servedColumns(html)).toEqual([c.name, a.name, b.name]);
    expect(text).toContain(`${c.name} vs ${a.name} vs ${b.name} – Souk`);
    expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
    const canonical = new URL(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '');
    expect(canonical.pathname + canonical.search).toBe(address);
    expect(text).not.toContain('not shown');
    expect(headers.get('cache-control')).toContain('public');
    expect(headers.getSetCookie()).toEqual([]);
    expect((await served(address)).html).toBe(html);

    const tidied = await served(untidy([b.databaseId, a.databaseId], phone.databaseId));
    expect(servedColumns(tidied.html)).toEqual([b.name, a.name]);
    expect(tidied.text).toContain('4 products in this link are not shown');
  });

  test('[F85, F86] accepts 3,000 ids or none, and is a 404 page for an unknown group', async () => {
    const { page } = await openPage();
    const [a] = await comparables(page, 'phones');
    if (!a) throw new Error('There is nothing to compare');
    const many = Array.from({ length: 3_000 }, (_, index) => 1_000_000 + index);
    const long = await served(`/compare/phones/?compareids=${[...many.slice(1), a.databaseId].join(',')}`);
    expect([long.status, servedColumns(long.html)]).toEqual([200, [a.name]]);
    for (const query of ['', '?compareids=', '?compareids=,,', '?compareids=%zz']) {
      const { status, text, html } = await served(`/compare/phones/${query}`);
      expect([query, status]).toEqual([query, 200]);
      expect(text).toContain(none);
      expect(text).toContain('Compare Phones');
      // Links to comparable products.
      expect(html).toMatch(/<a [^>]*href="\/\?product_cat=phones"/);
      expect(html).toMatch(/<a [^>]*href="\/shop\/"[^>]*>Go to the shop/);
    }
    const missing = await served('/compare/no-such-group/?compareids=1');
    expect(missing.status).toBe(404);
    expect(missing.html).toMatch(/<h1[^>]*>Page not found<\/h1>/);
  });

  test('[F86] shows the first ten products, with a note', async () => {
    const { page } = await openPage();
    const groups = ['cookware', 'computers', 'lighting', 'groceries', 'coffee-tea', 'audio', 'camping', 'knives-cutlery', 'cameras'];
    for (const slug of groups) {
      const products = await comparables(page, slug);
      if (products.length < 11) continue;
      const { html, text } = await served(chartAddress(slug, products));
      expect(servedColumns(html)).toEqual(products.slice(0, 10).map(({ name }) => name));
      expect(text).toContain(`Showing the first 10 of ${products.length}.`);
      return;
    }
    throw new Error('No group of the demo shop has eleven products');
  });
});

describe('[F83] chart layout', () => {
  test('fits every width with equal cell heights and no layout shift, snaps to columns, and keeps labels and names in view', async () => {
    const { page, problems } = await openPage({ viewport: { width: 390, height: 800 } });
    const products = (await comparables(page, 'cookware')).slice(0, 6);
    await page.goto(chartAddress('cookware', products));
    expect(await layoutShifts(page)).toEqual([]);
    for (const width of [320, 390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const rows = await page
        .locator('table tr')
        .evaluateAll((all) =>
          all.map((row) =>
            [...row.querySelectorAll('td, th[scope=col]')]
              .map((cell) => cell.getBoundingClientRect())
              .map(({ top, height }) => `${top} ${height}`),
          ),
        );
      expect(rows.length).toBeGreaterThan(8);
      // In wide windows the corner cell is part of the heading row; in narrow windows it stands above.
      for (const [index, cells] of rows.entries()) expect(new Set(index === 0 ? cells.slice(1) : cells).size).toBe(1);
    }
    expect(problems).toEqual([]);

    // On a phone, two products are shown at a time, and scrolling snaps to a column.
    await page.setViewportSize({ width: 390, height: 844 });
    const heads = page.locator('thead th');
    const left = (index: number) => heads.nth(index).evaluate((head) => Math.round(head.getBoundingClientRect().left));
    expect(await heads.nth(1).evaluate((head) => Math.round(head.getBoundingClientRect().right))).toBe(390);
    const region = page.getByRole('region', { name: /table$/ });
    await region.evaluate((element) => element.scrollTo({ left: 160 }));
    await expect.poll(() => left(1)).toBe(0);
    await region.evaluate((element) => element.scrollTo({ left: 0 }));
    await expect.poll(() => left(0)).toBe(0);

    // Labels stay at the left and names at the top while scrolling.
    await page.setViewportSize({ width: 900, height: 500 });
    const bar = page.getByRole('region', { name: 'Comparison', exact: true }).locator('[data-shown]');
    expect(await bar.getAttribute('data-shown')).toBe('false');
    await region.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    const label = page.getByRole('rowheader', { name: /^Price( , differs)?$/ });
    await label.scrollIntoViewIfNeeded();
    const { x } = (await label.boundingBox()) ?? {};
    expect(x).toBe((await region.boundingBox())?.x);
    await page.locator('tbody h2').last().scrollIntoViewIfNeeded();
    await expect.poll(() => bar.getAttribute('data-shown')).toBe('true');
    expect((await bar.boundingBox())?.y).toBe(0);
    await region.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    await expect.poll(() => bar.evaluate((element) => element.scrollLeft)).toBe(await region.evaluate((element) => element.scrollLeft));
    const name = bar.getByText(products[5]?.name ?? '');
    const value = page.locator('tbody tr').nth(1).locator('td > span').last();
    expect((await name.boundingBox())?.x).toBe((await value.boundingBox())?.x);
    expect(problems).toEqual([]);
  });
});

test('[F83][F84] charts, dimmed rows and an empty comparison have no accessibility violations in either theme', async () => {
  const { page } = await openPage();
  await page.goto(chartAddress('phones', (await comparables(page, 'phones')).slice(0, 3)));
  expect(await problemsInBothThemes(page)).toEqual([]);
  await page.getByRole('checkbox', { name: 'show differences', exact: true }).check();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await colourProblems(page, 'table')).toEqual([]);
  }
  await page.goto('/compare/phones/');
  expect(await problemsInBothThemes(page)).toEqual([]);
});
