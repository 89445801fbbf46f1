import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { fill, form, openForm, patience, rating, score, section, send, thanks } from './reviewPage.ts';
import { reviewCount, reviewShop, type ReviewShop } from './reviewShop.ts';

// Reviews on the product page, as read and written by shoppers.

let shop: ReviewShop;
beforeAll(async () => {
  shop = await reviewShop();
});
afterAll(() => shop.stop());

const items = (page: Page) => section(page).getByRole('article');
const authors = async (page: Page) =>
  (await items(page).evaluateAll((all) => all.map((item) => item.getAttribute('aria-label')))).map((name) =>
    Number(name?.replace('Review by Author ', '')),
  );

/** Scrolls to the reviews and waits for their hydration. */
async function comeNear(page: Page): Promise<void> {
  await page.evaluate(() => document.getElementById('reviews')?.scrollIntoView());
  const isAlive = () => section(page).locator('[data-growth="growing"]').count();
  await expect.poll(isAlive, { timeout: 20_000 }).toBeGreaterThan(0);
}

const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index);

describe('[F67] a product’s reviews', () => {
  test('are shown without scripts, with a summary, twelve reviews, and links to more and to other sorts', async () => {
    const { page } = await openPage({ baseURL: shop.url, javaScriptEnabled: false });
    await page.goto(shop.reviewed);
    await expect.poll(() => section(page).getByRole('img', { name: 'Average rating: 4.7 out of 10' }).count()).toBe(1);
    const stars = await section(page).getByRole('list', { name: 'Reviews by star rating' }).getByRole('listitem').allInnerTexts();
    expect(stars.map((row) => row.replace(/\s+/g, ' '))).toEqual([
      '5 stars 13% (2)',
      '4 stars 13% (2)',
      '3 stars 20% (3)',
      '2 stars 27% (4)',
      '1 star 27% (4)',
    ]);
    expect(await section(page).getByRole('list', { name: 'Rating details' }).getByRole('listitem').count()).toBe(3);
    expect(await authors(page)).toEqual(down(14, 3));
    const first = items(page).first();
    expect(await first.innerText()).toContain('Verified buyer');
    expect(await first.locator('time').getAttribute('datetime')).toBe('2026-03-02T02:00:00.000Z');
    // Reviews are plain text: markup is shown as typed.
    expect(await items(page).last().getByRole('heading').innerText()).toBe('<b>Bold</b>');
    // Search engines get the rating and the product's three latest reviews.
    const structuredData = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
      (text) => JSON.parse(text) as Record<string, unknown>,
    );
    const products = structuredData.filter((one) => one['@type'] === 'Product');
    expect(new Set(products.map((one) => one['@id'])).size).toBe(1);
    expect(products.flatMap(({ aggregateRating }) => aggregateRating ?? [])).toEqual([
      { '@type': 'AggregateRating', ratingValue: 2.33, reviewCount },
    ]);
    const reviews = products.flatMap(({ review }) => (review ?? []) as { author: { name: string } }[]);
    expect(reviews.map(({ author }) => author.name)).toEqual(['Author 14', 'Author 13', 'Author 12']);
    await section(page).getByRole('link', { name: 'Show more reviews' }).click();
    expect(await authors(page)).toEqual([2, 1, 0]);
    await section(page).getByRole('link', { name: 'Back to the first reviews' }).click();
    await section(page).getByRole('link', { name: 'Highest rated' }).click();
    expect((await authors(page)).slice(0, 3)).toEqual([9, 8, 7]);
    expect(await section(page).getByRole('link', { name: 'Highest rated' }).getAttribute('aria-current')).toBe('true');
    expect(new URL(page.url()).hash).toBe('#reviews');
  });

  test('are linked from the rating, sorted in place, and extended below with the focus on the first new one', async () => {
    const { page, problems } = await openPage({ baseURL: shop.url });
    await page.goto(shop.reviewed);
    await page.getByRole('link', { name: `Rated 2.3 out of 5 in ${reviewCount} reviews` }).click();
    await expect.poll(() => new URL(page.url()).hash, { timeout: 15_000 }).toBe('#reviews');
    await expect.poll(() => section(page).evaluate((element) => element.getBoundingClientRect().top < innerHeight / 2)).toBe(true);
    await comeNear(page);
    const lowest = section(page).getByRole('link', { name: 'Lowest rated' });
    await lowest.click();
    await expect.poll(async () => (await authors(page)).slice(0, 4), { timeout: 15_000 }).toEqual([0, 10, 1, 11]);
    expect(await lowest.evaluate((link) => link === document.activeElement)).toBe(true);
    await section(page).getByRole('link', { name: 'Newest' }).click();
    await expect.poll(async () => (await authors(page)).at(0), { timeout: 15_000 }).toBe(14);
    await section(page).getByRole('link', { name: 'Show more reviews' }).click();
    await expect.poll(() => authors(page), { timeout: 15_000 }).toEqual(down(reviewCount - 1, 0));
    expect(await section(page).getByRole('link', { name: 'Show more reviews' }).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent.includes('number 2.'))).toBe(true);
    expect(problems).toEqual([]);
  });

  test('start at the first page for an invalid URL', async () => {
    const response = await fetch(`${shop.url}${shop.reviewed}?reviews=toString&reviews_after=nonsense`);
    expect(response.status).toBe(200);
    const shown = [...(await response.text()).matchAll(/<article [^>]*aria-label="Review by Author (\d+)"/g)].map(([, number]) =>
      Number(number),
    );
    expect(shown).toEqual(down(14, 3));
  });

  test('have no accessibility violations with the form open, in wide and narrow windows', async () => {
    const { page, problems } = await openPage({ baseURL: shop.url, reducedMotion: 'reduce', colorScheme: 'light' });
    await page.goto(shop.reviewed);
    await section(page).getByText('Write a review', { exact: true }).click();
    await form(page).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(problems).toEqual([]);
  });
});

// Helpful votes in a browser; the server's handling is tested in helpfulVotes.test.ts.

const review = (page: Page, number: number) => page.getByRole('article', { name: `Review by Author ${number}`, exact: true });

describe('[F66] helpful votes', () => {
  test('are counted immediately, rejected a second time with a message, and shown after a reload', async () => {
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
    // The vote is shown after a reload, though the page was rendered earlier and for all visitors.
    await page.reload();
    await page.evaluate(() => document.getElementById('reviews')?.scrollIntoView());
    const yes = one.getByRole('button', { name: /^Yes/ });
    await expect.poll(() => yes.getAttribute('aria-pressed'), patience).toBe('true');
    expect(await yes.innerText()).toBe('Yes (1)');
    expect(problems).toEqual([]);
    const other = await openPage({ baseURL: shop.url });
    await other.page.goto(shop.reviewed);
    const asked: string[] = [];
    other.page.on('request', (request) => request.postData()?.includes('"ids"') && asked.push(request.url()));
    await other.page.evaluate(() => document.getElementById('reviews')?.scrollIntoView());
    const theirs = review(other.page, 14);
    await expect
      .poll(() => theirs.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))), patience)
      .toBe(true);
    expect(await theirs.getByRole('button', { name: /^Yes/ }).getAttribute('aria-pressed')).toBe('false');
    // No query is sent for a visitor unknown to the shop.
    expect(asked).toEqual([]);
  });

  test('work without scripts: the page reloads with the new count and a message', async () => {
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

// Writing a review, with and without scripts.

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
    expect(await own.innerText()).toMatch(/8\.3 out of 10[\s\S]*Good light[\s\S]*Verified buyer[\s\S]*I would buy it again/);
    // The rest of the page updates.
    await expect.poll(() => section(page).getByRole('img', { name: 'Average rating: 8.3 out of 10' }).count(), patience).toBe(1);
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
  test('shows errors at their fields with the input kept, then a confirmation, and rejects a second review', async () => {
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

    // A second review of the same product is rejected with the reason.
    await page.goto(shop.fresh);
    await section(page).getByText('Write a review', { exact: true }).click();
    await fill(page, { name: 'Twice' });
    await send(page);
    await expect.poll(() => form(page).getByRole('alert').innerText(), patience).toContain('You’ve already reviewed “Fresh Lamp”.');
  });
});
