import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { problemsInBothThemes } from '../kit/themes.ts';
import { openPage } from '../support/browser.ts';
import { shopUrl } from '../support/shopUrl.ts';
import {
  badge,
  hearts,
  listing,
  message,
  productIdsOf,
  rowNames,
  rows,
  waitForHeart,
  addInBackground,
  wishlistOnServer,
  soon,
} from './wishlistPages.ts';

// Long lists, and lists shared by a link (row 94).

/** Creates a guest's list of this many products, through the API. */
async function wishFor(page: Page, count: number): Promise<void> {
  const pages = await Promise.all([1, 2].map(async (number) => (await page.request.get(`/shop/?page=${number}`)).text()));
  // Heart and compare buttons have the same name.
  const buttons = pages.flatMap((html) => [...html.matchAll(/<button [^>]*name="add"[^>]*>/g)]);
  const ids = [...new Set(buttons.map(([button]) => /value="([^"]+)"/.exec(button)?.[1] ?? ''))];
  expect(ids.length).toBeGreaterThanOrEqual(count);
  // Opens the shop's origin, to which the cookies belong.
  await page.goto('/robots.txt');
  await addInBackground(page, ids.slice(0, count));
}

test("[F94] a long list continues with “Load more”, which moves the focus to the new rows, and ends with “That's all”", async () => {
  const { page, problems } = await openPage();
  await wishFor(page, 27);
  await page.goto('/wishlist/');
  expect(await rows(page).count()).toBe(24);
  expect(await page.getByText("That's all").count()).toBe(0);
  const first = await rowNames(page);
  await page.getByRole('link', { name: 'Load more' }).click();
  await page.getByText("That's all").waitFor();
  const all = await rowNames(page);
  expect(all).toHaveLength(27);
  expect(all.slice(0, 24)).toEqual(first);
  expect(new Set(all).size).toBe(27);
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await expect.poll(focused, soon).toBe(all[24]);
  // Rows loaded later can be removed and restored like the others.
  await rows(page)
    .last()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect.poll(() => rows(page).count(), soon).toBe(26);
  await message(page, 'danger', 'removed from your wishlist').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => rowNames(page), soon).toEqual(all);
  // A change in another tab keeps all loaded rows.
  const other = await page.context().newPage();
  await other.goto('/wishlist/');
  await other.locator('html[data-alive]').waitFor({ state: 'attached' });
  await rows(other)
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect.poll(() => rows(other).first().innerText(), soon).not.toContain(all[0]);
  const answered = page.waitForResponse((response) => response.url().includes('/graphql'));
  await page.bringToFront();
  await answered;
  await expect.poll(() => rowNames(page), soon).toEqual(all.slice(1));
  await message(other, 'danger', 'removed from your wishlist').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => rowNames(page), soon).toEqual(all);
  expect(problems).toEqual([]);
});

test('[F90, F94] without JavaScript, a long list continues on another page, and a removal returns to it while it has rows', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await wishFor(page, 26);
  await page.goto('/wishlist/');
  const more = page.getByRole('link', { name: 'Load more' });
  await more.click();
  await page.waitForURL('**/wishlist/?after=*');
  expect(await rows(page).count()).toBe(2);
  await page.getByText("That's all").waitFor();
  await page.getByRole('link', { name: 'Back to the start of the list' }).click();
  // Without scripts, a click doesn't wait for the next page to load completely.
  await expect.poll(() => rows(page).count(), soon).toBe(24);

  await more.click();
  await page.waitForURL('**/wishlist/?after=*');
  const address = page.url();
  const [, last = ''] = await rowNames(page);
  const removal = rows(page)
    .first()
    .getByRole('button', { name: /^Remove/ });
  await removal.click();
  await expect.poll(() => rowNames(page), soon).toEqual([last]);
  expect(page.url()).toBe(address);
  await removal.click();
  await expect.poll(() => rows(page).count(), soon).toBe(24);
  expect(new URL(page.url()).search).toBe('');
});

test('[F94] a link to the list can be created, copied and revoked, and others see the products with their own hearts', async () => {
  const { page, problems } = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(listing);
  const names = await page.locator('main article h2').allTextContents();
  await addInBackground(page, await productIdsOf(page, 3));
  await page.goto('/wishlist/');
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByLabel('Link to your wishlist').inputValue();
  expect(link).toMatch(/\/wishlist\/[A-Za-z0-9_-]{32}\/$/);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await message(page, 'success', 'Link copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  const path = new URL(link).pathname;

  const guest = await openPage();
  const response = await guest.page.goto(path);
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  expect(await guest.page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  expect(await guest.page.locator('main article h2').allTextContents()).toEqual(names.slice(0, 3).toReversed());
  expect(await guest.page.locator('main [name=add][aria-pressed=true]').count()).toBe(0);
  await hearts(guest.page).first().click();
  await waitForHeart(hearts(guest.page).first(), true);
  expect(await badge(guest.page)).toBe('1');
  expect((await wishlistOnServer(guest.page)).totalCount).toBe(1);
  expect((await wishlistOnServer(page)).totalCount).toBe(3);
  expect(await problemsInBothThemes(guest.page)).toEqual([]);
  expect(guest.problems).toEqual([]);

  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await page.getByRole('button', { name: 'Create link' }).waitFor();
  guest.problems.length = 0;
  expect((await guest.page.goto(path))?.status()).toBe(404);
  await guest.page.getByRole('heading', { name: 'This wishlist isn’t shared' }).waitFor();
  expect(problems).toEqual([]);
});

test.each(['unknown', 'a'.repeat(32), '%3Cscript%3E'])(
  '[F94] an unknown link to a list (%s) is 404, with a link to the shop',
  async (key) => {
    const response = await fetch(`${shopUrl()}/wishlist/${key}/`);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toMatch(/<h1[^>]*>This wishlist isn’t shared<\/h1>/);
    expect(/<main\b[^]*<\/main>/.exec(html)?.[0]).toMatch(/<a [^>]*href="\/shop\/"[^>]*>Go to the shop<\/a>/);
  },
);
