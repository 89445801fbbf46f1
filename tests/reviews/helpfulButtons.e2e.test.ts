import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { reviewShop, type ReviewShop } from './reviewShop.ts';

// Helpful votes on the page of a product; what the server makes of them is told in helpfulVotes.test.ts.

let shop: ReviewShop;
beforeAll(async () => {
  shop = await reviewShop();
});
afterAll(() => shop.stop());

const patience = { timeout: 20_000 };
const review = (page: Page, number: number) => page.getByRole('article', { name: `Review by Author ${number}`, exact: true });

describe('[F66] whether a review was helpful', () => {
  test('is counted at once, and a second click is told why it does not count', async () => {
    const { page, problems } = await openPage({ baseURL: shop.url });
    await page.goto(shop.reviewed);
    await page.evaluate(() => document.getElementById('reviews')?.scrollIntoView());
    const one = review(page, 14);
    const isReact = () => one.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
    await expect.poll(isReact, patience).toBe(true);
    expect(await one.getByRole('button').allInnerTexts()).toEqual(['Yes (0)', 'No (0)']);
    await one.getByRole('button', { name: /^Yes/ }).click();
    await expect.poll(() => one.getByRole('button').allInnerTexts(), patience).toEqual(['Yes (1)', 'No (0)']);
    expect(await one.getByRole('status').innerText()).toBe('Thank you for your vote.');
    expect(await one.getByRole('button', { name: /^Yes/ }).getAttribute('aria-pressed')).toBe('true');
    await one.getByRole('button', { name: /^No/ }).click();
    await expect.poll(() => one.getByRole('status').innerText(), patience).toContain('already');
    expect(await one.getByRole('button').allInnerTexts()).toEqual(['Yes (1)', 'No (0)']);
    expect(problems).toEqual([]);
  });

  test('is known after a reload, though the page was made before and for everybody', async () => {
    const { page } = await openPage({ baseURL: shop.url });
    const inReviews = () => page.evaluate(() => document.getElementById('reviews')?.scrollIntoView());
    await page.goto(shop.reviewed);
    await inReviews();
    const yes = review(page, 12).getByRole('button', { name: /^Yes/ });
    await yes.click();
    await expect.poll(() => yes.innerText(), patience).toBe('Yes (1)');
    await page.reload();
    await inReviews();
    await expect.poll(() => yes.getAttribute('aria-pressed'), patience).toBe('true');
    expect(await yes.innerText()).toBe('Yes (1)');
    const other = await openPage({ baseURL: shop.url });
    await other.page.goto(shop.reviewed);
    const asked: string[] = [];
    other.page.on('request', (request) => request.postData()?.includes('"ids"') && asked.push(request.url()));
    await other.page.evaluate(() => document.getElementById('reviews')?.scrollIntoView());
    const theirs = review(other.page, 12);
    await expect
      .poll(() => theirs.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))), patience)
      .toBe(true);
    expect(await theirs.getByRole('button', { name: /^Yes/ }).getAttribute('aria-pressed')).toBe('false');
    // Nobody is asked about whom the shop does not know.
    expect(asked).toEqual([]);
  });

  test('works without script: the page comes back with the new count and a word beside it', async () => {
    const { page } = await openPage({ baseURL: shop.url, javaScriptEnabled: false });
    await page.goto(`${shop.reviewed}?reviews=lowest`);
    const one = review(page, 10);
    await one.getByRole('button', { name: /^No/ }).click();
    await expect.poll(() => one.getByRole('status').innerText(), patience).toBe('Thank you for your vote.');
    expect(await one.getByRole('button').allInnerTexts()).toEqual(['Yes (0)', 'No (1)']);
    expect(new URL(page.url()).search).toBe('?reviews=lowest');
    await one.getByRole('button', { name: /^Yes/ }).click();
    await expect.poll(() => one.getByRole('status').innerText(), patience).toContain('already');
    expect(await one.getByRole('button').allInnerTexts()).toEqual(['Yes (0)', 'No (1)']);
  });
});
