import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemsInBothThemes } from '../kit/themes.ts';
import { bumpRevision } from '../../server/platform/cache/revision.ts';
import { openPage } from '../support/browser.ts';
import { layoutShifts } from '../support/layoutShift.ts';
import { preparedShop } from '../support/preparedShop.ts';
import { makeProduct } from '../support/products.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

// The store notice on every page. Public pages are the same for all visitors, so only the browser knows whether it was dismissed.

const text = 'We are on holiday from 1 to 7 August; orders leave on the 8th.';
let shop: ServerProcess;

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    await makeProduct(db, { name: 'Mug', slug: 'mug' });
    await db.prisma.shopSettings.update({ where: { id: 1 }, data: { storeNotice: text } });
    await bumpRevision(db.pool);
  });
});
afterAll(() => shop.stop());

test('[F123] the notice shows at the top without layout shift, and stays away before first paint once dismissed', async () => {
  const { page, problems } = await openPage({ baseURL: shop.url });
  await page.goto('/');
  const notice = page.getByRole('complementary', { name: 'Store notice' });
  await notice.getByText(text, { exact: true }).waitFor();
  expect((await notice.boundingBox())?.y).toBe(0);
  expect(await layoutShifts(page)).toEqual([]);
  expect(await problemsInBothThemes(page)).toEqual([]);

  await notice.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await notice.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => [document.activeElement?.id, scrollY])).toEqual(['content', 0]);
  const cookies = await page.context().cookies();
  const stored = cookies.filter(({ name }) => name.startsWith('store_notice'));
  expect(stored).toMatchObject([{ name: expect.stringMatching(/^store_notice[a-z0-9]+$/) as string, value: 'hidden', path: '/' }]);

  for (const path of ['/shop/', '/product/mug/']) {
    await page.goto(path);
    expect(await notice.count()).toBe(0);
    expect(await layoutShifts(page)).toEqual([]);
  }
  expect(problems).toEqual([]);

  // The notice isn't visible even briefly. The page's script never loads, so that hydration isn't what hides it.
  await page.route('**/assets/entryClient*.js', () => undefined);
  await page.goto('/shop/', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText(text).isVisible()).toBe(false);
});

test('[F123] a new notice is shown to visitors who dismissed the last one', async () => {
  const { page } = await openPage({ baseURL: shop.url });
  await page.context().addCookies([{ name: 'store_noticeanother1', value: 'hidden', url: shop.url }]);
  await page.goto('/');
  expect(await page.getByText(text).isVisible()).toBe(true);
});

test('[F123] the page is identical for everyone, and shows the notice without JavaScript', async () => {
  const { page } = await openPage({ baseURL: shop.url, javaScriptEnabled: false });
  const response = await page.goto('/');
  expect(await page.getByText(text).isVisible()).toBe(true);
  // A button without effect isn't shown.
  expect(await page.getByRole('button', { name: 'Dismiss' }).isVisible()).toBe(false);
  const [, noticeId = ''] = /data-notice-id="([a-z0-9]+)"/.exec((await response?.text()) ?? '') ?? [];
  const dismissed = await fetch(shop.url, { headers: { cookie: `store_notice${noticeId}=hidden` } });
  const html = (await response?.text()) ?? '';
  expect(await dismissed.text()).toBe(html);
});
