import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { layoutShifts } from '../support/layoutShift.ts';
import { chartAddress, comparables, served } from './chartPages.ts';

const noScript = { javaScriptEnabled: false };

/** Returns the chart's rows without heading rows: cell texts, whether they are marked, and the opacity of their values. */
async function rowsOf(page: Page) {
  return page.locator('tbody tr:has(th)').evaluateAll((rows) =>
    rows.map((row) => ({
      texts: [...row.querySelectorAll('td')].map((cell) =>
        cell.innerText
          .replace(/,? ?best$/, '')
          .trim()
          .toLowerCase(),
      ),
      isDifferent: row.dataset.different === 'true',
      label: row.querySelector('th')?.textContent ?? '',
      hasBar: [...row.querySelectorAll('th, th > span')].some((part) => getComputedStyle(part).boxShadow !== 'none'),
      opacities: [...row.querySelectorAll('th > span, td > span')].map((value) => Number(getComputedStyle(value).opacity)),
    })),
  );
}

const headingOpacities = (page: Page) =>
  page.locator('tbody h2').evaluateAll((headings) =>
    headings.map((heading) => {
      let opacity = 1;
      for (let part: Element | null = heading; part; part = part.parentElement) opacity *= Number(getComputedStyle(part).opacity);
      return opacity;
    }),
  );

async function openPhones(options: object = {}) {
  const shop = await openPage(options);
  const products = (await comparables(shop.page, 'phones')).slice(0, 3);
  const address = chartAddress('phones', products);
  await shop.page.goto(address);
  return { ...shop, address, products };
}

/** Expects exactly the rows with differences to be marked, visually and for screen readers. */
function expectMarked(rows: Awaited<ReturnType<typeof rowsOf>>): void {
  for (const { texts, isDifferent, hasBar, label } of rows) {
    expect(new Set(texts).size > 1).toBe(isDifferent);
    expect([label, hasBar, label.endsWith(', differs')]).toEqual([label, isDifferent, isDifferent]);
  }
  expect(rows.filter(({ isDifferent }) => isDifferent).length).toBeGreaterThan(0);
  expect(rows.filter(({ isDifferent }) => !isDifferent).length).toBeGreaterThan(0);
}

test('[F84] differences are marked, can be emphasized or shown alone without layout shift, and are kept in the URL', async () => {
  const { page, problems, requests, address } = await openPhones({ viewport: { width: 390, height: 800 } });
  expectMarked(await rowsOf(page));
  await page.setViewportSize({ width: 1280, height: 800 });
  const before = await rowsOf(page);
  expectMarked(before);
  const box = page.getByRole('checkbox', { name: 'show differences', exact: true });
  for (const { opacities } of before) expect(Math.min(...opacities)).toBe(1);
  requests.length = 0;
  await box.check();
  for (const { opacities, isDifferent } of await rowsOf(page)) {
    expect(Math.min(...opacities) < 1).toBe(!isDifferent);
    expect(Math.max(...opacities) < 1).toBe(!isDifferent);
  }
  for (const opacity of await headingOpacities(page)) expect(opacity).toBe(1);
  expect(new URL(page.url()).search).toBe(`${new URL(address, page.url()).search}&differences=show`);
  // No request is sent, and the keyboard focus stays.
  expect(requests).toEqual([]);
  expect(await box.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.reload();
  expect(await box.isChecked()).toBe(true);
  expect(await layoutShifts(page)).toEqual([]);
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await box.uncheck();
  expect(page.url().endsWith(address)).toBe(true);

  // Sections without differences are hidden with their heading.
  const different = before.filter(({ isDifferent }) => isDifferent);
  await page.getByRole('checkbox', { name: 'Differences only' }).check();
  await expect.poll(async () => (await rowsOf(page)).length).toBe(different.length);
  expect(await page.getByText(`${different.length} of ${before.length} rows differ`).isVisible()).toBe(true);
  const empty = await page.locator('tbody').evaluateAll((sections) => sections.filter((section) => !section.querySelector('th')).length);
  expect(empty).toBe(0);
  // The two checkboxes exclude each other.
  await box.check();
  expect(await page.getByRole('checkbox', { name: 'Differences only' }).isChecked()).toBe(false);
  expect(problems).toEqual([]);
});

test('[F84] a single product has no differences', async () => {
  const { page } = await openPage();
  const [one] = await comparables(page, 'phones');
  if (!one) throw new Error('There is nothing to compare');
  const [shown, only] = await Promise.all(['show', 'only'].map((way) => served(`${chartAddress('phones', [one])}&differences=${way}`)));
  const rows = (html = '') => html.match(/<tr [^>]*data-different=/g)?.length ?? 0;
  expect(rows(shown?.html)).toBeGreaterThan(3);
  expect(rows(only?.html)).toBe(rows(shown?.html));
  for (const { html, text } of [shown, only].flatMap((page) => page ?? [])) {
    expect(html).not.toMatch(/data-(different|dimmed)="true"/);
    expect(text).not.toContain('show differences');
  }
});

test('[F84] without JavaScript, links switch between all rows, emphasized differences and only differences', async () => {
  const { page, problems, address } = await openPhones(noScript);
  const all = (await rowsOf(page)).length;
  expect(await page.getByRole('checkbox').count()).toBe(0);
  const follow = async (name: string, target: string) => {
    const link = page.getByRole('link', { name, exact: true });
    // The commas stay unescaped, also in a copied link.
    expect(await link.getAttribute('href')).toBe(target);
    await link.click();
    await page.waitForURL((url) => url.pathname + url.search === target);
    expect(await page.locator('thead a[aria-current]').allTextContents()).toEqual([name]);
    return rowsOf(page);
  };
  for (const { opacities, isDifferent } of await follow('show differences', `${address}&differences=show`))
    expect(Math.max(...opacities) < 1).toBe(!isDifferent);
  for (const opacity of await headingOpacities(page)) expect(opacity).toBe(1);
  const different = (await follow('Differences only', `${address}&differences=only`)).length;
  expect(different).toBeGreaterThan(0);
  expect(different).toBeLessThan(all);
  expect(await follow('all rows', address)).toHaveLength(all);
  expect(problems).toEqual([]);
});
