import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { buyForms, cartPanel, closePanel, fillCart, fillCheckout, placeOrder } from '../cart/cartPages.ts';
import { problemsInBothThemes } from '../kit/themes.ts';
import { openPage } from '../support/browser.ts';

// Checks for every page of the shop, in both themes and at phone and desktop widths.

const widths = [320, 390, 1280, 1920];

/** Returns the path of a listing's first product. */
async function productOf(page: Page, listing: string): Promise<string> {
  const text = await (await page.request.get(listing)).text();
  return /href="(\/product\/[^"]+)"/.exec(text)?.[1] ?? '';
}

const plainPages = [
  '/',
  '/shop/',
  '/?product_cat=kitchen',
  '/?s=lamp',
  '/?s=nothing-is-called-so',
  '/?product_cat=no-such-category',
  '/search/',
  '/deals/',
  '/cart/',
  '/find-order/',
  '/delivery/',
  '/terms/',
  '/privacy/',
  '/imprint/',
  '/faq/',
  '/size-guide/clothing/',
  '/no-such-page/',
];

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** Expects no axe findings in either theme, and no horizontal scrolling at any width. */
async function expectSound(page: Page, address: string): Promise<void> {
  expect({ address, found: await problemsInBothThemes(page) }).toEqual({ address, found: [] });
  expect(await page.locator('h1').count(), address).toBe(1);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => isTooWide(page), { message: `${address} at ${width} pixels is too wide` }).toBe(false);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

test.each([...plainPages, 'a product'])(
  '%s has no accessibility violations in either theme, fits every viewport width, and logs no errors',
  async (name) => {
    const { page, problems } = await openPage();
    const address = name === 'a product' ? await productOf(page, '/shop/?in_stock=1') : name;
    await page.goto(address);
    await expectSound(page, address);
    // Browsers log the 404 response of a missing page.
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  },
);

test('the journey from a filled cart to the order has no accessibility violations', async () => {
  const { page, problems } = await openPage();
  await fillCart(page, { cards: 2 });
  for (const address of ['/cart/', '/checkout/']) {
    await page.goto(address);
    await expectSound(page, address);
  }
  await fillCheckout(page);
  await placeOrder(page);
  await page.waitForURL(/\/order-received\//);
  expect(await problemsInBothThemes(page)).toEqual([]);
  expect(problems).toEqual([]);
});

/** Returns the longest animation or transition of any element or pseudo-element, in milliseconds. */
const longestMotion = (page: Page) =>
  page.evaluate(() => {
    const milliseconds = (list: string) =>
      Math.max(0, ...list.split(',').map((part) => parseFloat(part) * (part.includes('ms') ? 1 : 1000)));
    const styles = [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after', '::backdrop'].map((pseudo) => getComputedStyle(element, pseudo)),
    );
    return Math.max(
      ...styles.flatMap(({ transitionDuration, transitionDelay, animationDuration, animationDelay }) =>
        [transitionDuration, transitionDelay, animationDuration, animationDelay].map(milliseconds),
      ),
    );
  });

test('with reduced motion, no animation runs on pages or in the dialogs opened from them', async () => {
  const { page } = await openPage({ reducedMotion: 'reduce' });
  const expectCalm = async (where: string) => expect({ where, longest: await longestMotion(page) }).toEqual({ where, longest: 0.01 });
  await page.goto('/shop/');
  await expectCalm('listing');
  await buyForms(page)
    .first()
    .getByRole('button', { name: /^Add to cart/ })
    .click();
  await cartPanel(page).waitFor();
  await expectCalm('panel');
  await closePanel(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Search/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('combobox').first().waitFor();
  await expectCalm('search');
  await page.goto(await productOf(page, '/shop/?in_stock=1'));
  await expectCalm('product page');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).first().click();
  await page.getByRole('dialog').first().waitFor();
  await expectCalm('menu');
});
