import { beforeAll, expect, test } from 'vitest';
import * as t from '../../admin/products/__generated__/messages.ts';
import { closePanel, fillCheckout, placeOrder } from '../cart/cartPages.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { merchantsShop, type MerchantsShop } from './merchantsShop.ts';

// A merchant's day, from an empty shop to a partly refunded order, in the admin and in the shop. Each test continues where the previous one
// ended, as one person would. The second half is in merchantsEvening.e2e.test.ts.

let day: MerchantsShop;
let orderPath = '';

beforeAll(async () => {
  day = await merchantsShop();
});

test('[F12] a product with variations gets images, prices and stock, and is published', async () => {
  const { page, problems } = await day.admin('/attributes/new');
  const main = page.getByRole('main');
  await main.getByLabel('Name').fill('Glaze');
  for (const [index, value] of ['Matt', 'Gloss'].entries()) {
    await main.getByRole('button', { name: 'Add a value' }).click();
    await main.getByLabel(`Value ${index + 1}`, { exact: true }).fill(value);
  }
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Glaze' }).waitFor();

  await page.goto('/admin/products/new');
  await page.getByLabel('Name').fill('Day jug');
  await page.getByLabel('Type').selectOption({ label: 'With variations' });
  await page.getByRole('button', { name: 'Create draft' }).click();
  await page.getByRole('heading', { level: 1, name: 'Day jug' }).waitFor();

  // Two images are dropped, on the panel and on an image; the third is chosen as a file.
  await day.dropPicture(page.getByText('Drop images here, or'), 'front.png', '#884422');
  await page.getByLabel('Alt text for image 1').waitFor({ timeout: 60_000 });
  await day.dropPicture(page.getByLabel('Alt text for image 1'), 'side.png', '#228844');
  await page.getByLabel('Alt text for image 2').waitFor({ timeout: 60_000 });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Choose files' }).click()]);
  await chooser.setFiles({ name: 'back.png', mimeType: 'image/png', buffer: await day.picture('#222288') });
  await page.getByLabel('Alt text for image 3').waitFor({ timeout: 60_000 });
  await page.getByLabel('Alt text for image 1').fill('The jug from the front');
  await page.getByRole('button', { name: 'Save alt text for image 1' }).click();
  await page.getByRole('img', { name: 'The jug from the front' }).waitFor({ timeout: 60_000 });

  await page.getByLabel('Add an attribute').selectOption({ label: 'Glaze' });
  await page.getByRole('combobox', { name: 'Glaze', exact: true }).fill('Matt | Gloss');
  await page.getByLabel('For variations').check();
  await page.getByRole('button', { name: 'Save attributes' }).click();
  await page.getByText('Attributes saved.').waitFor();
  await page.getByRole('button', { name: 'Generate missing variations' }).click();
  for (const [name, price] of [
    ['Matt', '30'],
    ['Gloss', '34.50'],
  ] as const) {
    await page.getByLabel(`Price of ${name}`, { exact: true }).fill(price);
    await page.getByLabel(`SKU of ${name}`).fill(`DAY-${name.toUpperCase()}`);
    await page.getByLabel(`${name} is published`).check();
  }
  await page.getByRole('button', { name: 'Save variations' }).click();
  await page.getByText('Variations saved.').waitFor();
  for (const name of ['Matt', 'Gloss']) {
    await page.getByRole('button', { name: `Not tracked: adjust stock of ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Adjust stock' });
    await dialog.getByLabel('Counted quantity').fill('5');
    await dialog.getByRole('button', { name: 'Adjust', exact: true }).click();
    await page.getByRole('button', { name: `5: adjust stock of ${name}` }).waitFor();
  }
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption({ label: 'Published' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Product saved.').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(problems).toEqual([]);

  const { page: guest } = await day.shopper();
  await guest.goto('/product/day-jug/');
  await guest.getByRole('heading', { level: 1, name: 'Day jug' }).waitFor();
  const buy = guest.getByRole('form', { name: 'Buy' });
  expect(await buy.getByRole('radio').evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')))).toEqual([
    'matt',
    'gloss',
  ]);
  expect(await guest.getByRole('list', { name: 'Large images' }).getByRole('img').count()).toBe(3);
  expect(await guest.getByRole('main').innerText()).toContain('from €30.00');
});

test('[F12] a sale shows the prior price of an older product, and none of a new one', async () => {
  const { page } = await day.admin('/products?q=day');
  await page.getByRole('link', { name: 'Day jug' }).click();
  await page.getByLabel('Sale price of Matt').fill('31');
  await page.getByRole('button', { name: 'Save variations' }).click();
  await page.getByText(t.couldntSaveRow({ row: 'Matt', problem: 'The sale price must be below the regular price.' })).waitFor();
  const late = (await day.admin(new URL(page.url()).pathname.replace('/admin', ''))).page;
  await late.getByLabel('Sale price of Matt').fill('22');
  await page.getByLabel('Sale price of Matt').fill('21');
  await page.getByRole('button', { name: 'Save variations' }).click();
  await page.getByText('Variations saved.').waitFor();

  // A user who opened the page earlier sees the differences, and doesn't overwrite anything without confirming.
  await late.getByLabel('SKU of Matt').fill('DAY-MATT-2');
  await late.getByRole('button', { name: 'Save variations' }).click();
  await late.getByText(t.rowChanged({ row: 'Matt', changes: 'Sale price: None → 21.00' })).waitFor();
  expect(await late.getByLabel('Sale price of Matt').inputValue()).toBe('22');
  await late.getByLabel('Sale price of Matt').fill('21.00');
  await late.getByLabel('SKU of Matt').fill('DAY-MATT');
  await late.getByRole('link', { name: 'Products', exact: true }).first().click();
  await late.getByRole('heading', { level: 1, name: 'Products' }).waitFor();

  const { page: guest, problems } = await day.shopper();
  await guest.goto('/product/day-jug/');
  const buy = guest.getByRole('form', { name: 'Buy' });
  await buy.getByRole('radio', { name: 'Matt' }).check();
  const main = guest.getByRole('main');
  await main.getByText('€21.00').first().waitFor();
  // A product that has been available for less than 30 days is not marked as on sale (docs/prices.md).
  await main.getByText(/^New in our shop since/).waitFor();
  expect(await main.locator('[data-reduced=true]').count()).toBe(0);
  await buy.getByRole('radio', { name: 'Gloss' }).check();
  await main.getByText('€34.50').first().waitFor();

  await page.goto('/admin/products?q=old');
  await page.getByRole('link', { name: 'Old jug' }).click();
  await page.getByLabel('Sale price of Blue').fill('21');
  await page.getByRole('button', { name: 'Save variations' }).click();
  await page.getByText('Variations saved.').waitFor();
  await guest.goto('/product/old-jug/');
  await guest.getByRole('form', { name: 'Buy' }).getByRole('radio', { name: 'Blue' }).check();
  const price = main.locator('[data-reduced=true]').first();
  await expect
    .poll(() => price.textContent())
    .toMatch(/€21\.00.*Lowest price in the 30 days before the reduction: €30\.00.*30 per cent off/);
  expect(problems).toEqual([]);
});

test('[F44] an order is paid, shipped and partially refunded once despite a double click', async () => {
  const { page: guest } = await day.shopper();
  await guest.goto('/product/day-jug/', { waitUntil: 'networkidle' });
  const buy = guest.getByRole('form', { name: 'Buy' });
  await buy.getByRole('radio', { name: 'Matt' }).check();
  await buy.locator('[name=quantity]').fill('2');
  await buy.getByRole('button', { name: 'Add to cart' }).click();
  await closePanel(guest);
  await guest.goto('/checkout/');
  await fillCheckout(guest);
  await placeOrder(guest);
  await guest.waitForURL(/\/checkout\/order-received\/\d+\/\?key=/);
  const [, number = ''] = /order-received\/(\d+)/.exec(guest.url()) ?? [];
  orderPath = new URL(guest.url()).pathname + new URL(guest.url()).search;

  const { page, problems } = await day.admin(`/orders/${number}`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const confirm = (name: string) => dialog.getByRole('button', { name, exact: true });
  const items = page.getByRole('region', { name: 'Items' });
  const sum = (name: string) => items.locator('dt').getByText(name, { exact: true }).locator('xpath=following-sibling::dd').innerText();
  await page.locator('h1 + *', { hasText: 'Awaiting payment' }).waitFor();
  await page.getByText('2 × €21.00').waitFor();
  const total = await sum('Total');
  await button('Mark as paid').click();
  await confirm('Mark as paid').click();
  await button('Complete order').click();
  await confirm('Complete order').click();
  await page.locator('h1 + *', { hasText: 'Completed' }).waitFor();
  expect(await sum('Paid')).toBe(total);
  expect(await day.stockOf('Day jug', 'DAY-MATT')).toBe(3);

  await button('Refund').click();
  const refund = dialog.getByRole('button', { name: 'Refund' });
  expect(await refund.isDisabled()).toBe(true);
  await dialog.getByLabel('Day jug').fill('1');
  await dialog.getByText('€21.00 will be refunded.').waitFor();
  await dialog.getByLabel('Amount').fill('99');
  await dialog.getByText(`You can refund up to ${total}.`, { exact: true }).waitFor();
  expect(await refund.isDisabled()).toBe(true);
  await dialog.getByLabel('Amount').fill('');
  await dialog.getByLabel('Reason').fill('Its handle was loose.');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await confirm('Refund €21.00').dblclick();
  await page.getByText('€21.00 was refunded. Its handle was loose.').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.getByText('was refunded. Its handle').count()).toBe(1);
  await expect.poll(() => sum('Refunded')).toBe('−€21.00');
  await page.getByText('Partially refunded').waitFor();
  await page.getByText('1 of 2 refunded').waitFor();
  await button('Refund').click();
  await dialog.getByText('Up to 1.').waitFor();
  await page.keyboard.press('Escape');
  expect(await day.stockOf('Day jug', 'DAY-MATT')).toBe(4);
  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  expect(await history.filter({ hasText: day.boss.email }).allInnerTexts()).toEqual([
    expect.stringContaining('€21.00 was refunded.'),
    expect.stringContaining('The order was shipped.'),
    expect.stringContaining('was paid.'),
  ]);
  expect(problems).toEqual([]);
  await page.goto('/admin/products?q=day');
  await page.getByRole('link', { name: 'Day jug' }).click();
  await page.getByRole('button', { name: '4: adjust stock of Matt' }).waitFor();
  await page.getByRole('button', { name: '5: adjust stock of Gloss' }).waitFor();

  await guest.goto(orderPath);
  await guest.getByRole('main').getByText('Its handle was loose.').first().waitFor();
});

test('[F137] the audit log shows who did what to which order and why', async () => {
  const [, number = ''] = /order-received\/(\d+)/.exec(orderPath) ?? [];
  const { page, problems } = await day.admin('/audit');
  const row = (what: string) => page.getByRole('row').filter({ hasText: what }).first();
  for (const what of ['Order refunded', 'Order completed', 'Order marked as paid']) {
    expect(await row(what).innerText()).toContain(`Order #${number}`);
    expect(await row(what).innerText()).toContain(day.boss.email);
  }
  expect(await row('Order refunded').innerText()).toMatch(/reason: Its handle was loose\. · .*amount: €21\.00/);
  expect(await row('Product changed').innerText()).toContain('Product Day jug');
  expect(await accessibilityProblems(page)).toEqual([]);
  await row('Order refunded')
    .getByRole('link', { name: `Order #${number}` })
    .click();
  await page.getByRole('heading', { level: 1, name: `Order #${number}` }).waitFor();
  expect(problems).toEqual([]);
});
