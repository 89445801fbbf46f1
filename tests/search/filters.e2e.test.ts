import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';

// Filtering by chips and handles, and what cards show when they are pointed at.

test('[I75, I76, I77] on a desktop: a handle sets the price, chips are removed one by one without moving the list, a card shows its second picture', async () => {
  const { page, problems } = await openPage({ viewport: { width: 1280, height: 900 } });
  await page.goto('/shop/');
  const pictures: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && pictures.push(new URL(request.url()).pathname));
  const top = () =>
    page
      .locator('main article')
      .first()
      .evaluate((card) => Math.round(card.getBoundingClientRect().top + scrollY));
  const before = await top();
  const bottomOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
  const tools = page.getByRole('combobox', { name: /sort/i });
  const lowest = page.getByRole('slider', { name: 'Lowest price' });
  await lowest.press('PageUp');
  await page.waitForURL(/[?&]min_price=\d+$/);
  await page.getByRole('checkbox', { name: 'On sale' }).check();
  await page.waitForURL(/on_sale=1/);
  const chips = page.getByRole('list', { name: 'Active filters' });
  await chips.getByRole('link', { name: 'Remove filter On sale' }).waitFor();
  expect(await chips.getByRole('listitem').count()).toBe(3);
  expect(await top()).toBe(before);
  // Count, chips and sort order are on one line above the cards, which take the whole width.
  for (const part of [chips, tools]) expect(await bottomOf(part)).toBeLessThan(before);
  expect((await page.locator('main article').nth(3).boundingBox())?.y).toBe((await page.locator('main article').first().boundingBox())?.y);
  await chips.getByRole('link', { name: 'Remove filter On sale' }).press('Enter');
  await page.waitForURL((url) => !url.search.includes('on_sale'));
  const price = chips.getByRole('link', { name: /^Remove filter From €/ });
  await expect.poll(() => price.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.search === '');
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => chips.count()).toBe(0);
  expect(await top()).toBe(before);
  await expect.poll(() => lowest.inputValue()).toBe('0');

  const card = page.locator('main article').first();
  expect(await card.locator('img').count()).toBe(1);
  const had = pictures.length;
  await card.hover();
  await expect.poll(() => card.locator('img').count()).toBe(2);
  const second = card.locator('img').nth(1);
  await expect.poll(() => second.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  await expect.poll(() => second.evaluate((image) => getComputedStyle(image).opacity)).toBe('1');
  expect(pictures.slice(had)).toContain(await second.evaluate((image: HTMLImageElement) => new URL(image.src).pathname));
  expect(problems).toEqual([]);
});

test('[I75, I77] on a phone: the drawer’s button counts the products, chips are one line, and each button of a card has its own corner', async () => {
  const { page, problems } = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto('/shop/');
  await page.getByRole('button', { name: 'Filters' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  const show = drawer.getByRole('button', { name: /^Show \d+ products$/ });
  const all = await show.innerText();
  for (const name of ['On sale', 'In stock']) await drawer.getByRole('checkbox', { name }).check();
  await page.waitForURL(/in_stock=1&on_sale=1/);
  await expect.poll(() => show.innerText()).not.toBe(all);
  const filtered = /\d+/.exec(await show.innerText())?.[0] ?? '';
  await show.tap();
  await page.getByText(new RegExp(`of ${filtered} results$`)).waitFor();
  const chips = page.getByRole('list', { name: 'Active filters' });
  const tops = await chips
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().bottom / 8)));
  expect(new Set(tops).size).toBe(1);

  const card = page
    .locator('main article')
    .filter({ has: page.getByRole('button', { name: /^Compare/ }) })
    .first();
  const corners = await card.locator('button:has(svg)').evaluateAll((buttons) => {
    const frame = buttons[0]?.closest('article')?.getBoundingClientRect();
    return buttons.slice(0, 3).map((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const side = frame && left + width / 2 < frame.left + frame.width / 2 ? 'left' : 'right';
      return `${frame && top + height / 2 < frame.top + frame.width / 2 ? 'top' : 'bottom'} ${side}`;
    });
  });
  expect(corners.toSorted()).toEqual(['bottom left', 'bottom right', 'top right']);
  await card.getByRole('link').first().focus();
  expect(await card.locator('img').count()).toBe(1);
  await chips.getByRole('link', { name: 'Clear all' }).tap();
  await page.waitForURL((url) => url.search === '');
  expect(problems).toEqual([]);
});
