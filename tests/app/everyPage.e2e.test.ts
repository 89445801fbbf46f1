import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { buyForms, cartPanel, closePanel, fillCart, fillCheckout, placeOrder } from '../cart/cartPages.ts';
import { problemsInBothThemes } from '../kit/themes.ts';
import { openPage } from '../support/browser.ts';
import { expectSound } from './soundPage.ts';

// Checks for every page of the shop, in both themes and at phone and desktop widths. Pages without content: emptyStates.e2e.test.ts.

/** Returns the path of a listing's first product. */
async function productOf(page: Page, listing: string): Promise<string> {
  const text = await (await page.request.get(listing)).text();
  return /href="(\/product\/[^"]+)"/.exec(text)?.[1] ?? '';
}

// Each group shares a context, so that scripts are compiled once.
const groups: [name: string, addresses: string[]][] = [
  ['the home page and the deals', ['/', '/deals/']],
  ['lists of products', ['/shop/', '/?product_cat=kitchen', '/?s=lamp']],
  ['a product, searches and forms', ['a product', '/?product_cat=no-such-category', '/search/', '/find-order/']],
  ['information pages', ['/delivery/', '/terms/', '/privacy/', '/imprint/', '/faq/', '/size-guide/clothing/']],
];

test.each(groups)(
  '%s have no accessibility violations in either theme, fit every viewport width, and log no errors',
  async (_name, addresses) => {
    const { page, problems } = await openPage();
    for (const name of addresses) {
      const address = name === 'a product' ? await productOf(page, '/shop/?in_stock=1') : name;
      await page.goto(address);
      await expectSound(page, address);
      // Browsers log the 404 response of a missing page.
      expect.soft({ address, problems: problems.filter((problem) => !problem.includes('404')) }).toEqual({ address, problems: [] });
      problems.length = 0;
    }
  },
);

test('[F126] the journey from a filled cart to the order has no accessibility violations, and describes phone and company', async () => {
  const { page, problems } = await openPage();
  await fillCart(page, { cards: 2 });
  for (const address of ['/cart/', '/checkout/']) {
    await page.goto(address);
    await expectSound(page, address);
  }
  for (const name of ['About Phone', 'About Company']) {
    const button = page.getByRole('button', { name }).first();
    await button.click();
    const description = page.locator(`#${await button.getAttribute('aria-controls')}`);
    await description.waitFor();
    await page.keyboard.press('Escape');
    await description.waitFor({ state: 'hidden' });
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
