import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminWithSession, becomeAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop, type PreparedShop } from '../support/preparedShop.ts';
import { makeMerchant, makeOffer } from './offerShop.ts';

// Votes that came too quickly are looked at in the administration.

let shop: PreparedShop;
let desk: AdminWithSession;

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    desk = await adminWithSession(db, { role: 'STAFF', rights: ['DEALS'] });
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

test('a burst of one network is found, discarded, put back, and the score is frozen', async () => {
  const { page, problems } = await openPage({ baseURL: shop.url });
  await becomeAdmin(page.context(), shop.url, desk);
  await page.goto('/admin/offers?votes=flagged');
  const main = page.getByRole('main');
  await main.getByText('Look at them').waitFor();
  await main.getByRole('link', { name: '35° of 35' }).click();
  await main.getByRole('heading', { name: 'Hot iron', level: 1 }).waitFor();
  await main.getByText('35 in all').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);

  const discard = main.getByRole('button', { name: /^Discard the burst from Network \d/ });
  await discard.focus();
  await page.keyboard.press('Enter');
  const discarded = main.getByRole('table', { name: 'Discarded votes' });
  await discarded.getByRole('button', { name: 'Put back' }).waitFor();
  const fact = (name: string, value: string) =>
    main.locator('dl > div').filter({ hasText: name }).filter({ hasText: value }).first().waitFor();
  await fact('Votes that count', '5');
  await fact('Score', '5');
  expect(await discard.isDisabled()).toBe(true);
  expect(await accessibilityProblems(page)).toEqual([]);
  await discarded.getByRole('button', { name: 'Put back' }).click();
  await fact('Votes that count', '35');

  await main.getByRole('button', { name: 'Freeze the score' }).click();
  await main.getByText('votes are taken and held').waitFor();
  await main.getByRole('button', { name: 'Let the score go' }).click();
  await fact('Frozen', 'No');
  await main.getByRole('button', { name: 'They are all right' }).click();
  await fact('To be looked at', 'No');
  expect(problems).toEqual([]);
});
