import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../support/browser.ts';
import { wordingVersion } from '../../web/consent/answerRules.ts';

const waitFor = (page: Page, count: number, event = 'page_view') =>
  page.waitForFunction(([name, wanted]) => (window.dataLayer ?? []).filter((entry) => entry.event === name).length >= wanted, [
    event,
    count,
  ] as const);

const layer = (page: Page) => page.evaluate(() => JSON.parse(JSON.stringify(window.dataLayer ?? null)) as Record<string, unknown>[] | null);

/** Opens a page of a visitor who consented earlier. */
async function agreed() {
  const shop = await openPage();
  await shop.page.context().addCookies([{ name: 'cookie_consent', value: `granted.${wordingVersion}`, url: shop.url('/') }]);
  return shop;
}

describe('[F116] the data layer', () => {
  it('receives the common properties once per page, on first load and on navigation, and cart changes under their standard names', async () => {
    const { page, url, problems } = await agreed();
    await page.goto(url('/shop/'));
    await waitFor(page, 1);
    await page.locator('main a[href^="/product/"]').first().click();
    await page.locator('main h1').waitFor();
    await waitFor(page, 2);
    await page.goBack();
    await waitFor(page, 3);
    const entries = (await layer(page)) ?? [];
    const views = entries.filter(({ event }) => event === 'page_view');
    expect(views.map((view) => new URL(String(view.url)).pathname.split('/')[1])).toEqual(['shop', 'product', 'shop']);
    expect(views[0]).toMatchObject({
      blog_id: 1,
      store_currency: 'EUR',
      timezone: '+00:00',
      store_admin: 0,
      is_guest: 1,
      device: 'desktop',
      pages: { isAccountPage: false, isCart: false },
    });
    expect(Array.isArray(views[1]?.breadcrumbs) && views[1].breadcrumbs.length > 0).toBe(true);
    expect(entries.map(({ event }) => event)).toContain('view_item');
    expect(entries.map(({ event }) => event)).toContain('view_item_list');

    // Cart changes have their standard names.
    const added = page.waitForResponse((response) => response.request().postData()?.includes('"isPageView":false') === true);
    await page
      .getByRole('button', { name: /add to cart/i })
      .first()
      .click();
    await added;
    await waitFor(page, 1, 'add_to_cart');
    const entry = ((await layer(page)) ?? []).find(({ event }) => event === 'add_to_cart');
    expect(entry).toMatchObject({ ecommerce: { currency: 'EUR', items: [{ quantity: 1 }] } });
    await page.goto(url('/cart/'));
    await waitFor(page, 1, 'view_cart');
    await page
      .getByRole('button', { name: /remove/i })
      .first()
      .click();
    await waitFor(page, 1, 'remove_from_cart');
    expect(problems).toEqual([]);
  });

  it('stays empty before consent and after consent is withdrawn', async () => {
    const { page, url } = await openPage({ isAskedAboutCookies: true });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('"isPageView"')) sent.push(request.url());
    });
    await page.goto(url('/'));
    // The consent banner appears late, so that any code that wanted to report has had time by then.
    const accept = page.getByRole('region', { name: 'May we measure visits to our shop?' }).getByRole('button', { name: 'Accept' });
    await accept.waitFor();
    expect([await layer(page), sent]).toEqual([null, []]);
    expect(await page.evaluate(() => localStorage.getItem('souk-visit'))).toBeNull();
    await accept.click();
    await waitFor(page, 1);
    expect(sent).toHaveLength(1);
    await page.context().addCookies([{ name: 'cookie_consent', value: `denied.${wordingVersion}`, url: url('/') }]);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.waitForFunction(() => localStorage.getItem('souk-visit') === null);
    await page.locator('footer').getByRole('link', { name: 'Cookies' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cookies' }).waitFor();
    expect(sent).toHaveLength(1);
  });
});
