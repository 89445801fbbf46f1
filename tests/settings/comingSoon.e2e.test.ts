import { afterAll, beforeAll, expect, test } from 'vitest';
import { bumpRevision } from '../../server/platform/cache/revision.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { layoutShifts } from '../support/layoutShift.ts';
import { setVisitorCookie, preparedShop, signedInToken } from '../support/preparedShop.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

let shop: ServerProcess;
/** Tokens of administrators, one per test. */
const tokens: string[] = [];

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    await db.prisma.shopSettings.update({ where: { id: 1 }, data: { isComingSoon: true } });
    for (let index = 0; index < 2; index += 1) tokens.push(await signedInToken(db));
    await bumpRevision(db.pool);
  });
});
afterAll(() => shop.stop());

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

test('[F124] other visitors never see the banner or load its code', async () => {
  const { page, requests } = await openPage({ baseURL: shop.url });
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await page.getByRole('complementary', { name: 'Coming soon' }).count()).toBe(0);
  expect(files.filter((url) => url.includes('ComingSoonBar'))).toEqual([]);
  expect(requests).toEqual([]);
});
