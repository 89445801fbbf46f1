import type { Page } from 'playwright-core';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { globalId } from '../../shared/globalId.ts';
import { expectClean, officeShop, type OfficeShop } from '../admin/officeShop.ts';
import { noScript } from '../cart/cartPages.ts';
import { readMail, type ReadMail } from '../mail/mime.ts';
import { mainProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';

// The contact form and back-in-stock alerts, with and without script, up to the emails.

let shop: OfficeShop;
beforeAll(async () => {
  shop = await officeShop();
});

const main = (page: Page) => page.getByRole('main');

function mails(): ReadMail[] {
  const directory = path.join(shop.dataDir, 'mail');
  try {
    const names = readdirSync(directory).filter((name) => name.endsWith('.eml'));
    return names.map((name) => readMail(readFileSync(path.join(directory, name))));
  } catch {
    return [];
  }
}

/** Waits for the email whose subject contains a text. */
async function mailAbout(text: string, to: string): Promise<ReadMail> {
  let found: ReadMail | undefined;
  await expect
    .poll(() => (found = mails().find(({ headers }) => headers.get('subject')?.includes(text) && headers.get('to') === to)), {
      timeout: 90_000,
    })
    .toBeDefined();
  if (!found) throw new Error('No mail');
  return found;
}

const linkIn = (mail: ReadMail, place: string) =>
  new RegExp(`https?://[^/]+(/stock-alert/${place}/\\?key=[\\w-]+)`).exec(mail.text)?.[1] ?? '';

test('[I57] a shopper sends a message with the keyboard, after mending what was wrong', async () => {
  const { page, problems } = await openPage({ baseURL: shop.url });
  await page.goto('/imprint/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
  await expectClean(page);
  await main(page).getByRole('button', { name: 'Send message' }).focus();
  await page.keyboard.press('Enter');
  await main(page).getByText('Enter your name.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('name');
  await page.keyboard.type('Ada Byron');
  await main(page).getByLabel('Your email').fill('ada@example.com');
  await main(page).getByLabel('Topic').selectOption({ label: 'Delivery' });
  await main(page).getByLabel('Order number (optional)').fill('1024');
  await main(page).getByLabel('Message').fill('Do you deliver to Malta?');
  expect(await mainProblems(page)).toEqual([]);
  await main(page).getByRole('button', { name: 'Send message' }).click();
  await main(page).getByRole('status').filter({ hasText: 'We’ve received your message' }).waitFor();
  const { headers, text } = await mailAbout('Delivery, order 1024', 'help@shop.example');
  expect(headers.get('reply-to')).toBe('ada@example.com');
  expect(text).toContain('  Do you deliver to Malta?');
  expect(problems).toEqual([]);
});

test('[I57] the contact form works without script', async () => {
  const { page } = await openPage({ baseURL: shop.url, ...noScript });
  await page.goto('/contact/');
  await main(page).getByLabel('Your name').fill('Grace');
  await main(page).getByLabel('Your email').fill('grace@');
  await main(page).getByLabel('Message').fill('Hello');
  await main(page).getByRole('button', { name: 'Send message' }).click();
  await main(page).getByText('Enter an email address such as name@example.com.').waitFor();
  expect(await main(page).getByLabel('Message').inputValue()).toBe('Hello');
  await main(page).getByLabel('Your email').fill('grace@example.com');
  await main(page).getByRole('button', { name: 'Send message' }).click();
  await main(page).getByRole('status').filter({ hasText: 'We’ve received your message' }).waitFor();
  await mailAbout('Grace', 'help@shop.example');
});

test('[I58] a shopper is emailed when a product is back in stock', async () => {
  const { page, problems } = await openPage({ baseURL: shop.url });
  const { chair } = shop.made;
  await page.goto(`/product/${chair.slug}/`);
  const form = main(page).getByRole('region', { name: 'Out of stock' });
  await form.getByLabel('Email').focus();
  // The focus loads the form's script; until then, it is sent as without script.
  await expect.poll(() => form.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')))).toBe(true);
  await page.keyboard.type('ada@');
  await page.keyboard.press('Enter');
  await form.getByRole('alert').filter({ hasText: 'Enter an email address' }).waitFor();
  await expectClean(page);
  await form.getByLabel('Email').fill('ada@example.com');
  await page.keyboard.press('Enter');
  await form.getByRole('status').filter({ hasText: 'Check your inbox' }).waitFor();
  const asked = await mailAbout('Confirm your alert', 'ada@example.com');
  await page.goto(linkIn(asked, 'confirm'));
  await expectClean(page);
  await main(page).getByRole('button', { name: 'Confirm alert' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your alert is on' }).waitFor();
  const restock = `mutation ($input: AdjustStockInput!) { adjustStock(input: $input) { __typename } }`;
  const input = { id: globalId('AdminProduct', chair.id), setTo: 3, reason: 'COUNT', idempotencyKey: crypto.randomUUID() };
  expect(await shop.ask(restock, { input })).toEqual({ adjustStock: { __typename: 'AdjustStockPayload' } });
  const news = await mailAbout('back in stock', 'ada@example.com');
  expect(news.text).toContain(`/product/${chair.slug}/`);
  expect(news.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  await page.goto(linkIn(news, 'off'));
  await expectClean(page);
  await main(page).getByRole('button', { name: 'Cancel alerts' }).click();
  await page.getByRole('heading', { level: 1, name: 'No alerts' }).waitFor();
  expect(problems).toEqual([]);
});

test('[I58] the form works without script, for a variation, and mail programs cancel with one click', async () => {
  const { page } = await openPage({ baseURL: shop.url, ...noScript });
  await page.goto(`/product/${shop.made.shirt.slug}/`);
  const form = main(page).getByRole('region', { name: 'Is the option you want out of stock?' });
  await form.getByLabel('Which option?').selectOption({ label: 'Red' });
  await form.getByLabel('Email').fill('grace@');
  await form.getByRole('button', { name: 'Email me' }).click();
  await main(page).getByText('Enter an email address such as name@example.com.').waitFor();
  await main(page).getByLabel('Email').fill('grace@example.com');
  await main(page).getByRole('button', { name: 'Email me' }).click();
  await main(page).getByRole('status').filter({ hasText: 'Check your inbox' }).waitFor();
  const asked = await mailAbout('“Shirt red”', 'grace@example.com');
  await page.goto(linkIn(asked, 'confirm'));
  await main(page).getByRole('button', { name: 'Confirm alert' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your alert is on' }).waitFor();
  const oneClick = await fetch(shop.url + linkIn(asked, 'off'), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(oneClick.status).toBe(200);
  await page.goto(linkIn(asked, 'confirm'));
  await page.getByRole('heading', { level: 1, name: 'This link doesn’t work' }).waitFor();
});
