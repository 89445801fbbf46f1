import { test } from 'vitest';
import { fillCart } from '../cart/cartPages.ts';
import { openPage } from '../support/browser.ts';

test('[F126] the checkout has descriptions for phone and company', async () => {
  const { page } = await openPage();
  await fillCart(page);
  await page.goto('/checkout/');
  for (const name of ['About Phone', 'About Company']) {
    const button = page.getByRole('button', { name }).first();
    await button.click();
    const id = (await button.getAttribute('aria-controls')) ?? '';
    await page.locator(`#${id}`).waitFor();
    await page.keyboard.press('Escape');
    await page.locator(`#${id}`).waitFor({ state: 'hidden' });
  }
});
