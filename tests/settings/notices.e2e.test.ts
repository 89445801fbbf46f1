import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemsInBothThemes } from '../kit/themes.ts';
import { bumpRevision } from '../../server/platform/cache/revision.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { layoutShifts } from '../support/layoutShift.ts';
import { preparedShop, setVisitorCookie, signedInToken } from '../support/preparedShop.ts';
import { makeProduct } from '../support/products.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

// The store notice on every page, and the banner of a shop that isn't open yet. Public pages are the same for all visitors, so only the
// browser knows whether the notice was dismissed.

const text = 'We are on holiday from 1 to 7 August; orders leave on the 8th.';
let shop: ServerProcess;
/** Tokens of administrators, one per test. */
const tokens: string[] = [];

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    await makeProduct(db, { name: 'Mug', slug: 'mug' });
    await db.prisma.shopSettings.update({ where: { id: 1 }, data: { storeNotice: text, isComingSoon: true } });
    for (let index = 0; index < 2; index += 1) tokens.push(await signedInToken(db));
    await bumpRevision(db.pool);
  });
});
afterAll(() => shop.stop());

test('[F123] [F124] visitors see the notice at the top, also after dismissing another one, until they dismiss it, and no banner', async () => {
  const { page, problems, requests } = await openPage({ baseURL: shop.url });
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.context().addCookies([{ name: 'store_noticeanother1', value: 'hidden', url: shop.url }]);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await page.getByRole('complementary', { name: 'Coming soon' }).count()).toBe(0);
  expect(files.filter((url) => url.includes('ComingSoonBar'))).toEqual([]);
  expect(requests).toEqual([]);
  const notice = page.getByRole('complementary', { name: 'Store notice' });
  await notice.getByText(text, { exact: true }).waitFor();
  expect((await notice.boundingBox())?.y).toBe(0);
  expect(await layoutShifts(page)).toEqual([]);
  expect(await problemsInBothThemes(page)).toEqual([]);

  await notice.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await notice.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => [document.activeElement?.id, scrollY])).toEqual(['content', 0]);
  const cookies = await page.context().cookies();
  const stored = cookies.filter(({ name }) => name.startsWith('store_notice') && name !== 'store_noticeanother1');
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

async function asAdministrator(token: string | undefined, colorScheme: 'light' | 'dark' = 'light') {
  const opened = await openPage({ baseURL: shop.url, colorScheme });
  await setVisitorCookie(opened.page.context(), shop.url, token ?? '');
  await opened.page.goto('/');
  return { ...opened, banner: opened.page.getByRole('complementary', { name: 'Coming soon' }) };
}

test('[F124] administrators see the banner at the bottom of the window, and dismissing it hides it in every browser', async () => {
  const { page, banner, problems } = await asAdministrator(tokens[0], 'dark');
  await banner.waitFor();
  const box = await banner.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(900);
  expect(await layoutShifts(page)).toEqual([]);
  expect(await accessibilityProblems(page)).toEqual([]);

  let answer = () => undefined as void;
  const requested = new Promise<void>((resolve) => {
    void page.route('**/graphql', async (route) => {
      await new Promise<void>((go) => {
        answer = () => go();
        resolve();
      });
      await route.continue();
    });
  });
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await requested;
  expect(await banner.isVisible()).toBe(true);
  answer();
  await banner.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => [document.activeElement?.id, scrollY])).toEqual(['content', 0]);
  await page.unrouteAll({ behavior: 'wait' });
  // The banner stays dismissed in this tab, whose stored copy of the visitor's data says so, and in another browser.
  await page.reload({ waitUntil: 'networkidle' });
  expect(await banner.count()).toBe(0);
  const { page: other, banner: otherBanner } = await asAdministrator(tokens[0]);
  await other.waitForLoadState('networkidle');
  expect(await otherBanner.count()).toBe(0);
  expect(problems).toEqual([]);
});

test('[F124] [F130] on a phone the banner is above the toolbar, and a failed dismissal hides it only on this page', async () => {
  const { page, banner } = await asAdministrator(tokens[1]);
  await banner.waitFor();
  // On a phone the banner is above the toolbar, which stays usable.
  await page.setViewportSize({ width: 390, height: 844 });
  const toolbar = page.getByRole('navigation', { name: 'Toolbar' });
  const [bar, below] = [await banner.boundingBox(), await toolbar.boundingBox()];
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(below?.y);
  const isOnTop = await toolbar
    .getByRole('link')
    .first()
    .evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  expect(isOnTop).toBe(true);
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.route('**/graphql', (route) => route.abort());
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('alert').filter({ hasText: 'You are probably offline.' }).waitFor();
  await banner.waitFor({ state: 'detached' });
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto('/shop/');
  await banner.waitFor();
});
