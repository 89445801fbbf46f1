import { expect, test } from 'vitest';
import { wordingVersion } from '../../web/consent/answerRules.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { globalId } from '../support/products.ts';
import { shopUrl } from '../support/shopUrl.ts';

const [first, second] = ['/product/bramble-the-bear/', '/product/aldous-m2-mirrorless-camera/'];
const stored = () => localStorage.getItem('souk-viewed');

test('[I59] with consent only, a product page shows the products viewed before, until they are cleared', async () => {
  const { page } = await openPage();
  await page.goto(first);
  expect(await page.evaluate(stored)).toBeNull();

  await page.context().addCookies([{ name: 'cookie_consent', value: `granted.${wordingVersion}`, url: shopUrl() }]);
  await page.reload();
  await page.goto(second);
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  const scrollOn = async () => {
    await page.mouse.wheel(0, 1_000);
    return recent.getByRole('article').count();
  };
  await expect.poll(scrollOn, { timeout: 30_000 }).toBe(1);
  expect(await recent.getByRole('link', { name: 'Bramble the Bear' }).first().getAttribute('href')).toBe(first);
  expect(await accessibilityProblems(page)).toEqual([]);
  await recent.getByRole('button', { name: 'Clear recently viewed products' }).click();
  await recent.waitFor({ state: 'detached' });
  expect(await page.evaluate(stored)).toBeNull();

  // Products that are no longer sold leave no empty space, and are forgotten.
  await page.evaluate((gone) => localStorage.setItem('souk-viewed', JSON.stringify([gone])), globalId('Product', 999_999));
  await page.goto(first);
  const left = async () => {
    await page.mouse.wheel(0, 1_000);
    return JSON.parse((await page.evaluate(stored)) ?? '[]') as string[];
  };
  await expect.poll(async () => (await left()).length, { timeout: 30_000 }).toBe(1);
  expect(await recent.count()).toBe(0);
});
