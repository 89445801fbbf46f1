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
