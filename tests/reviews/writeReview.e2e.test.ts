import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { reviewShop, type ReviewShop } from './reviewShop.ts';

// Writing a review on the product page, with and without scripts.

let shop: ReviewShop;
beforeAll(async () => {
  shop = await reviewShop();
});
afterAll(() => shop.stop());

const patience = { timeout: 20_000 };
const section = (page: Page) => page.getByRole('region', { name: 'Reviews' });
const form = (page: Page) => page.getByRole('form', { name: 'Write a review' });
const rating = (page: Page) => form(page).getByRole('status').first();
const score = (page: Page, name: string, points: number) =>
  form(page)
    .getByRole('radiogroup', { name })
    .getByRole('radio', { name: String(points), exact: true });

/** Opens the form once it is hydrated. */
async function openForm(page: Page): Promise<void> {
  await page.evaluate(() => document.getElementById('write-review')?.scrollIntoView({ block: 'center' }));
  // The section is rendered again with its own data; from then on React manages its form.
  const isReact = () =>
    page.evaluate(() => Object.keys(document.getElementById('write-review') ?? {}).some((key) => key.startsWith('__react')));
  await expect.poll(isReact, patience).toBe(true);
  await section(page).getByText('Write a review', { exact: true }).click();
  await form(page).waitFor();
}

async function fill(page: Page, { name = 'Nuala', body = 'Bright, and easy to switch on.' } = {}): Promise<void> {
  await score(page, 'Quality', 9).check();
  await score(page, 'Value for money', 8).check();
  await score(page, 'As described', 8).check();
  await form(page).getByLabel('Your review').fill(body);
  await form(page).getByLabel('Your name').fill(name);
}

const send = (page: Page) => form(page).getByRole('button', { name: 'Submit review' }).click();
const thanks = (page: Page) => page.locator('#write-review [role=status]');

describe('[F67] writing a review', () => {
  test('a buyer’s review with keyboard scores is published immediately', async () => {
    const { page, problems } = await openPage({ baseURL: shop.url });
    await shop.beBuyer(page.context(), 0);
    await page.goto(shop.fresh);
    await openForm(page);
    expect((await rating(page).innerText()).replace(/\s+/g, ' ')).toBe('Your Rating: choose from 1 (poor) to 10 (excellent)');
    const average = () => rating(page).locator('strong').innerText();
    await score(page, 'Quality', 1).focus();
    await page.keyboard.press('Space');
    for (let times = 0; times < 8; times += 1) await page.keyboard.press('ArrowRight');
    expect(await average()).toBe('9.0');
    await score(page, 'Value for money', 8).check();
    expect(await average()).toBe('8.5');
    await score(page, 'As described', 8).check();
    expect(await average()).toBe('8.3');
    await form(page).getByLabel('Review title').fill('Good light');
    await form(page).getByLabel('Your review').fill('Bright, and easy to switch on.\nI would buy it again.');
    await form(page).getByLabel('Your name').fill('Nuala');
    await page.keyboard.press('Enter');
    await expect.poll(() => thanks(page).innerText(), patience).toContain('Your review is now public');
    const own = page.locator('#write-review').getByRole('article', { name: 'Review by Nuala' });
    expect(await own.innerText()).toMatch(/8\.3 of 10[\s\S]*Good light[\s\S]*Verified buyer[\s\S]*I would buy it again/);
    // The rest of the page updates.
    await expect.poll(() => section(page).getByRole('img', { name: 'Average rating: 8.3 of 10' }).count(), patience).toBe(1);
    expect(await page.getByRole('link', { name: 'Rated 4.2 out of 5 in 1 review' }).count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('write-review');

    const other = await openPage({ baseURL: shop.url, javaScriptEnabled: false });
    await other.page.goto(shop.fresh);
    expect(await section(other.page).getByRole('article', { name: 'Review by Nuala' }).count()).toBe(1);
    // On the next visit, the shopper's own review replaces the form.
    await page.goto(shop.fresh);
    await page.evaluate(() => document.getElementById('write-review')?.scrollIntoView());
    await section(page).getByText('Write a review', { exact: true }).click();
    await expect.poll(() => section(page).getByText('You’ve already reviewed this product.').count(), patience).toBe(1);
    expect(problems).toEqual([]);
  });

  test('a review by a visitor who has not bought the product is pending, and only its author sees it', async () => {
    const { page, problems } = await openPage({ baseURL: shop.url });
    await page.goto(shop.reviewed);
    await openForm(page);
    await fill(page, { name: 'Stranger' });
    await send(page);
    await expect.poll(() => thanks(page).innerText(), patience).toContain('We’ll check your review before others see it.');
    expect(await page.locator('#write-review').innerText()).toContain('Pending approval');
    await page.reload();
    expect(await section(page).getByRole('article', { name: 'Review by Stranger' }).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('input typed before hydration is kept', async () => {
    const { page } = await openPage({ baseURL: shop.url });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/Reviews-.*\.js/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(shop.fresh);
    await section(page).getByText('Write a review', { exact: true }).click();
    await score(page, 'Quality', 7).check();
    await form(page).getByLabel('Your review').fill('Typed early.');
    await form(page).getByLabel('Your name').focus();
    release();
    await expect.poll(() => rating(page).locator('strong').count(), patience).toBe(1);
    expect(await rating(page).locator('strong').innerText()).toBe('7.0');
    expect(await score(page, 'Quality', 7).isChecked()).toBe(true);
    expect(await form(page).getByLabel('Your review').inputValue()).toBe('Typed early.');
    expect(
      await form(page)
        .getByLabel('Your name')
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
  });
});

describe('[F67] writing a review without scripts', () => {
  test('shows errors at their fields with the input kept, and then a confirmation', async () => {
    const { page } = await openPage({ baseURL: shop.url, javaScriptEnabled: false });
    await shop.beBuyer(page.context(), 1);
    await page.goto(shop.fresh);
    await section(page).getByText('Write a review', { exact: true }).click();
    await fill(page, { name: '\u200b', body: 'Without any script at all.' });
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await send(page);
    expect((await answered).status()).toBe(422);
    expect(await form(page).getByRole('alert').innerText()).toBe('Check the details you’ve entered.');
    expect(await page.locator('#review-authorName-problem').count()).toBe(1);
    expect(await score(page, 'Quality', 9).isChecked()).toBe(true);
    expect(await form(page).getByLabel('Your review').inputValue()).toBe('Without any script at all.');
    await form(page).getByLabel('Your name').fill('Plain');
    await send(page);
    await expect.poll(() => thanks(page).innerText(), patience).toContain('Your review is now public');
    expect(new URL(page.url()).search).toBe('?review=shown');
    expect(await section(page).getByRole('article', { name: 'Review by Plain' }).count()).toBe(1);
  });

  test('rejects a second review of the same product with the reason', async () => {
    const { page } = await openPage({ baseURL: shop.url, javaScriptEnabled: false });
    await shop.beBuyer(page.context(), 2);
    for (let times = 0; times < 2; times += 1) {
      await page.goto(shop.fresh);
      await section(page).getByText('Write a review', { exact: true }).click();
      await fill(page, { name: 'Twice' });
      await send(page);
      if (times === 0) await thanks(page).waitFor();
    }
    await expect.poll(() => form(page).getByRole('alert').innerText(), patience).toContain('You’ve already reviewed “Fresh Lamp”.');
  });
});
