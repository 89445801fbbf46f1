import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeReview } from '../../server/engagement/reviews/operations.ts';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop, type PreparedShop } from '../support/preparedShop.ts';
import { makeProduct } from '../support/products.ts';
import { knownToken, shopOf } from './reviewRows.ts';

// Reviews are moderated in the admin, and the storefront updates.

let shop: PreparedShop;
let desk: AdminWithSession;

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    desk = await adminWithSession(db, { role: 'STAFF', rights: ['DEALS'] });
    await db.prisma.shopSettings.update({ where: { id: 1 }, data: { reviewsNeedApproval: true } });
    const { id: productId } = await makeProduct(db, { slug: 'copper-pot', name: 'Copper Pot' });
    for (const [index, title] of ['Heats evenly', 'Buy pills', 'Too heavy'].entries()) {
      const review = await shopOf(db, await knownToken(db), { now: new Date(Date.UTC(2026, 2, 1, 12, index)) });
      const scores = ['quality', 'value', 'as-described'].map((criterion) => ({ criterion, points: 8 }));
      await writeReview(review, { productId, authorName: `Author ${index}`, title, body: `What I think: ${title}.`, scores });
    }
  });
});
afterAll(() => shop.stop());

test('pending reviews can be published, rejected, restored and deleted, and the storefront shows only published ones', async () => {
  const { page, problems } = await openPage({ baseURL: shop.url });
  await signInAsAdmin(page.context(), shop.url, desk);
  const storefront = await openPage({ baseURL: shop.url });
  await storefront.page.goto('/product/copper-pot/');
  await storefront.page
    .getByText('No reviews yet')
    .or(storefront.page.getByRole('region', { name: 'Reviews' }))
    .first()
    .waitFor();
  expect(await storefront.page.getByText('Heats evenly').count()).toBe(0);

  await page.goto('/admin/reviews');
  const main = page.getByRole('main');
  await main.getByText('3 reviews awaiting moderation.').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await main.getByRole('link', { name: 'Heats evenly' }).click();
  await main.getByRole('heading', { name: 'Heats evenly', level: 1 }).waitFor();
  await main.getByRole('button', { name: 'Publish' }).click();
  await main.getByText('1 review published.').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await storefront.page.reload();
  await storefront.page.getByText('Heats evenly', { exact: true }).waitFor();
  await storefront.page.getByRole('img', { name: 'Average rating: 8.0 of 10' }).waitFor();

  await main.getByRole('link', { name: 'Reviews' }).click();
  await main.getByText('2 reviews awaiting moderation.').waitFor();
  await main.getByRole('checkbox', { name: 'Select all on this page' }).focus();
  await page.keyboard.press('Space');
  await main.getByText('2 selected').waitFor();
  await main.getByRole('button', { name: 'Mark as spam' }).click();
  await main.getByText('2 reviews marked as spam.').waitFor();
  await main.getByText('No reviews awaiting moderation.').waitFor();
  await main.getByRole('button', { name: 'Undo' }).click();
  await main.getByText('2 reviews awaiting moderation.').waitFor();

  await main.getByRole('combobox', { name: 'Status' }).selectOption('APPROVED');
  await main.getByRole('link', { name: 'Heats evenly' }).click();
  await main.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this review?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await main.getByText('2 reviews awaiting moderation.').waitFor();
  await storefront.page.reload();
  await storefront.page.getByRole('heading', { name: 'Copper Pot', level: 1 }).waitFor();
  expect(await storefront.page.getByText('Heats evenly').count()).toBe(0);
  expect(problems).toEqual([]);
});
