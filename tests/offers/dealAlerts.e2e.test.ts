import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop, setVisitorCookie, signedInToken, type PreparedShop } from '../support/preparedShop.ts';
import { makeMerchant, makeOffer } from './offerShop.ts';

// Alerts about new deals in browsers: by script and without, and the link of their emails.

const mailKey = 'k'.repeat(32);

let shop: PreparedShop;
let [ada, grace] = ['', ''];
beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    [ada, grace] = [await signedInToken(db, 'CUSTOMER'), await signedInToken(db, 'CUSTOMER')];
    await db.prisma.account.updateMany({ data: { emailVerifiedAt: new Date() } });
    const { id: accountId } = await db.prisma.account.create({ data: { email: 'linus@example.com' } });
    await db.prisma.dealAlertMailing.create({ data: { accountId, mailKey } });
    await db.prisma.dealAlert.create({ data: { accountId, keyword: 'lamp', words: ['lamp'], wordKey: 'lamp', createdAt: new Date() } });
    await makeOffer(db, { merchantId: await makeMerchant(db, { name: 'Hafen', slug: 'hafen' }), title: 'Lamp' });
  });
});
afterAll(() => shop.stop());

test('[I97] an alert is created from the deals of a shop, paused and deleted', async () => {
  const { page, problems } = await openPage({ baseURL: shop.url, viewport: { width: 390, height: 844 } });
  await page.goto('/deals/?merchant=hafen');
  await page.getByRole('link', { name: 'Alert me about Hafen' }).click();
  await page.waitForURL('**/account/sign-in/?from=%2Faccount%2Fdeal-alerts%2F%3Fkeyword%3DHafen');
  await setVisitorCookie(page.context(), shop.url, ada);
  await page.goto('/account/deal-alerts/?keyword=Hafen');
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  const keyword = page.getByLabel('Keyword');
  expect(await keyword.inputValue()).toBe('Hafen');
  await page.getByLabel('Maximum price in euros').fill('cheap');
  await page.getByRole('button', { name: 'Create alert' }).click();
  await page.locator('#maxPriceMinor[aria-invalid=true]:focus').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByLabel('Maximum price in euros').fill('19,99');
  await page.getByRole('button', { name: 'Create alert' }).click();
  await page.getByText('Alert created.').waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(await keyword.inputValue()).toBe('');
  await page.getByText('Up to €19.99').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole('button', { name: 'Pause alert “Hafen”' }).click();
  await page.getByText('Alert paused.').waitFor();
  await page.getByRole('button', { name: 'Resume alert “Hafen”' }).click();
  await page.getByText('Alert resumed.').waitFor();
  await page.getByRole('button', { name: 'Delete alert “Hafen”' }).click();
  await page.getByText('You have no alerts yet.').waitFor();
  expect(problems).toEqual([]);
});

test('[I97] without scripts, alerts are created, paused and deleted, and errors keep what was entered', async () => {
  const { page } = await openPage({ baseURL: shop.url, javaScriptEnabled: false });
  await setVisitorCookie(page.context(), shop.url, grace);
  await page.goto('/account/deal-alerts/?keyword=%2A');
  await page.getByRole('button', { name: 'Create alert' }).click();
  expect(await page.getByLabel('Keyword').getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel('Keyword').inputValue()).toBe('*');
  await page.getByLabel('Keyword').fill('<i>Lamp</i>');
  await page.getByRole('button', { name: 'Create alert' }).click();
  expect(await page.getByRole('heading', { name: '<i>Lamp</i>' }).count()).toBe(1);
  await page.getByRole('button', { name: /^Pause/ }).click();
  expect(await page.getByText('Paused', { exact: true }).count()).toBe(1);
  await page.getByRole('button', { name: /^Delete/ }).click();
  expect(await page.getByText('You have no alerts yet.').count()).toBe(1);
});

test('[I97] the link of an email changes nothing by itself; its button and mail programs pause all alerts', async () => {
  const { page, problems } = await openPage({ baseURL: shop.url });
  const off = `/deal-alerts/off/?key=${mailKey}`;
  await page.goto(off);
  await page.getByRole('heading', { name: 'Pause all your deal alerts?' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Pause all alerts' }).click();
  await page.getByRole('heading', { name: 'Your deal alerts are paused' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  const post = (path: string) =>
    fetch(new URL(path, shop.url), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect((await post(off)).status).toBe(200);
  expect((await post('/deal-alerts/off/?key=unknown')).status).toBe(404);
  expect(problems).toEqual([]);
});
