import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as t from '../../admin/kit/__generated__/messages.ts';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop, type PreparedShop } from '../support/preparedShop.ts';
import { makeProduct } from '../support/products.ts';
import { makeMerchant, makeOffer } from './offerShop.ts';

// Offers and merchants are edited in the admin, the storefront updates, and suspicious votes are reviewed.

let shop: PreparedShop;
let first: AdminWithSession;
let second: AdminWithSession;
let sharedOffer = 0;

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    first = await adminWithSession(db, { role: 'STAFF', rights: ['DEALS'], name: 'Nuala', isSteppedUp: true });
    second = await adminWithSession(db, { role: 'STAFF', rights: ['DEALS'], name: 'Bo' });
    await makeProduct(db, { name: 'Olive oil', slug: 'olive-oil', sku: 'OLV-1' });
    sharedOffer = await makeOffer(db, { merchantId: await makeMerchant(db, { name: 'Ham & Sons' }), title: 'Ham' });
    // A burst of votes from one network, among regular ones.
    const offerId = await makeOffer(db, { merchantId: await makeMerchant(db), title: 'Hot iron' });
    const at = Date.now() - 3_600_000;
    const vote = (networkHash: string, ms: number) => ({ offerId, value: 1, networkHash, at: new Date(at + ms) });
    const honest = Array.from({ length: 5 }, (_, index) => vote(`home ${index}`, -index * 900_000));
    const quick = Array.from({ length: 30 }, (_, index) => vote('office', index * 5_000));
    await db.prisma.hotVote.createMany({ data: [...honest, ...quick] });
    await db.prisma.offer.update({ where: { id: offerId }, data: { score: 35, voteCount: 35, votesFlaggedAt: new Date(at) } });
  });
});
afterAll(() => shop.stop());

async function opened(path: string, who = first) {
  const found = await openPage({ baseURL: shop.url });
  await signInAsAdmin(found.page.context(), shop.url, who);
  await found.page.goto(path);
  await found.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  return { ...found, main: found.page.getByRole('main') };
}

const storefront = async (path: string): Promise<Page> => {
  const { page } = await openPage({ baseURL: shop.url });
  await page.goto(path);
  return page;
};

test('staff add a merchant, then create, publish, end, duplicate and delete an offer', async () => {
  const { page, main, problems } = await opened('/admin/merchants/new');
  await main.getByLabel('Name').fill('Olive & Co');
  await main.getByLabel('Website').fill('http://olive.example');
  await main.getByRole('button', { name: 'Add merchant' }).click();
  await main.getByText('Enter an HTTPS URL with a host and without a user name or password.').first().waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await main.getByLabel('Website').fill('https://olive.example');
  await main.getByRole('button', { name: 'Add merchant' }).click();
  await main.getByRole('heading', { name: 'Olive & Co', level: 1 }).waitFor();
  await main.getByRole('link', { name: 'New offer' }).click();
  await main.getByRole('heading', { name: 'New offer', level: 1 }).waitFor();
  expect(await main.getByLabel('Merchant', { exact: true }).inputValue()).not.toBe('');
  await main.getByLabel('Title').fill('Oil for less');
  await main.getByLabel('Destination URL').fill('https://olive.example/oil');
  await main.getByLabel('Price', { exact: true }).fill('12,5o');
  await main.getByRole('button', { name: 'Create draft' }).click();
  await main.getByText('Enter an amount, such as 12.50.').waitFor();
  await main.getByLabel('Price', { exact: true }).fill('12,50');
  await main.getByRole('searchbox', { name: 'Product' }).fill('OLV-1');
  await main.getByRole('button', { name: 'Add Olive oil' }).click();
  await main.getByLabel('Ends', { exact: true }).fill('2090-03-04');
  await main.getByLabel('Code', { exact: true }).fill('OLIVE10');
  await main.getByRole('button', { name: 'Create draft' }).click();
  await main.getByRole('heading', { name: 'Oil for less', level: 1 }).waitFor();
  expect(await main.getByLabel('Ends', { exact: true }).inputValue()).toBe('2090-03-04');
  expect(await main.getByLabel('Ends at').inputValue()).toBe('');
  await main.getByRole('button', { name: 'Remove Olive oil' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);

  const bytes = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#7a8b2f' } })
    .png()
    .toBuffer();
  const file = main.getByLabel('Offer image');
  await file.setInputFiles({ name: 'oil.svg', mimeType: 'image/png', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') });
  await main.getByText('SVG images aren’t supported').waitFor();
  await file.setInputFiles({ name: 'oil.png', mimeType: 'image/png', buffer: bytes });
  await main.getByText('This offer has its own image.').waitFor();

  await main.getByRole('button', { name: 'Publish' }).focus();
  await page.keyboard.press('Enter');
  await main.getByText('Live', { exact: true }).waitFor();
  await main.getByRole('cell', { name: '€12.50' }).waitFor();
  const seen = await storefront('/deals/oil-for-less/');
  await seen.getByRole('heading', { name: 'Oil for less', level: 1 }).waitFor();
  expect(await seen.getByText('OLIVE10', { exact: true }).count()).toBe(0);

  await main.getByRole('button', { name: 'End now' }).click();
  await page.getByRole('dialog', { name: 'End this offer now?' }).getByRole('button', { name: 'End offer' }).click();
  await main.getByText('Ended', { exact: true }).waitFor();
  await seen.reload();
  await seen.getByText('OLIVE10', { exact: true }).first().waitFor();

  await main.getByRole('button', { name: 'Duplicate' }).click();
  await main.getByRole('heading', { name: 'Oil for less (copy)', level: 1 }).waitFor();
  await main.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete Oil for less (copy)?' }).getByRole('button', { name: 'Delete' }).click();
  await main.getByRole('heading', { name: 'Offers', level: 1 }).waitFor();
  await main.getByRole('combobox', { name: 'Status' }).selectOption('ENDED');
  await main.getByText('1 in all').waitFor();
  await main.getByRole('link', { name: 'Oil for less' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await main.getByRole('searchbox').fill('nothing like it');
  await main.getByText('No offers found.').waitFor();
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
});

test('a save conflict on an offer shows the other person’s changes and can be overwritten', async () => {
  const [one, other] = [await opened(`/admin/offers/${sharedOffer}`), await opened(`/admin/offers/${sharedOffer}`, second)];
  await one.main.getByLabel('Summary').fill('Smoked for a year.');
  await one.main.getByLabel('Price', { exact: true }).fill('9.90');
  await one.main.getByRole('button', { name: 'Save' }).click();
  await one.main.getByText('All changes saved.').waitFor();
  await other.main.getByLabel('Price', { exact: true }).fill('8.80');
  await other.main.getByRole('button', { name: 'Save' }).click();
  const dialog = other.page.getByRole('dialog', { name: t.someoneElseSavedChanges });
  await dialog.getByRole('row', { name: `Summary – Smoked for a year. ${t.notChangedKeepsTheirs}` }).waitFor();
  await dialog.getByRole('row', { name: 'Price – 9.90 8.80' }).waitFor();
  expect(await accessibilityProblems(other.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Overwrite with my changes' }).click();
  await other.main.getByText('All changes saved.').waitFor();
  expect(await other.main.getByLabel('Summary').inputValue()).toBe('Smoked for a year.');
  await other.main.getByRole('cell', { name: '€8.80' }).waitFor();
});

test('merging a duplicate merchant moves its offers to the other one', async () => {
  const { page, main } = await opened('/admin/merchants/new');
  await main.getByLabel('Name').fill('Ham and Sons');
  await main.getByLabel('Website').fill('https://ham.example');
  await main.getByRole('button', { name: 'Add merchant' }).click();
  await main.getByRole('heading', { name: 'Ham and Sons', level: 1 }).waitFor();
  await page.goto('/admin/merchants?q=ham');
  await main.getByRole('link', { name: 'Ham & Sons' }).click();
  await main.getByLabel('Move offers to').selectOption({ label: 'Ham and Sons' });
  await main.getByRole('button', { name: 'Merge' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click();
  await main.getByRole('heading', { name: 'Ham and Sons', level: 1 }).waitFor();
  await main.getByRole('link', { name: '1 offer' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('discarding and restoring suspicious votes updates the score, and approving them clears the flag', async () => {
  const { page, main, problems } = await opened('/admin/offers?votes=flagged');
  await main.getByText('Needs review').waitFor();
  await main.getByRole('link', { name: '35° from 35 votes' }).click();
  await main.getByRole('heading', { name: 'Hot iron', level: 1 }).waitFor();
  await main.getByText('35 in all').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);

  const pick = main.getByRole('checkbox', { name: /^Select vote \d/ });
  for (let index = 0; index < 3; index += 1) await pick.nth(index).check();
  await main.getByRole('button', { name: 'Discard', exact: true }).click();
  const discarded = main.getByRole('table', { name: 'Discarded votes' });
  await discarded.getByRole('button', { name: 'Restore' }).waitFor();
  const fact = (name: string, value: string) =>
    main.locator('dl > div').filter({ hasText: name }).filter({ hasText: value }).first().waitFor();
  await fact('Votes counted', '32');
  await fact('Score', '32');
  expect(await accessibilityProblems(page)).toEqual([]);
  await discarded.getByRole('button', { name: 'Restore' }).click();
  await fact('Votes counted', '35');

  await main.getByRole('button', { name: 'Approve votes' }).click();
  await fact('Needs review', 'No');
  expect(problems).toEqual([]);
});
