import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wordingVersion } from '../../web/consent/answerRules.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

// Attribution in flows where it used to be lost.

let shop: ServerProcess;
beforeAll(async () => {
  shop = await preparedShop(() => Promise.resolve());
});
afterAll(() => shop.stop());

const open = (options: object = {}) => openPage({ baseURL: shop.url, isAskedAboutCookies: true, ...options });

async function tracked(context: BrowserContext, name: string): Promise<string> {
  const cookie = (await context.cookies()).find((each) => each.name === name);
  return decodeURIComponent(cookie?.value ?? '');
}

describe('[F109] redirects', () => {
  test.each([
    ['/checkout/?utm_source=mail&country=DE', '/cart/?utm_source=mail'],
    ['/account/orders/?gclid=1', '/account/sign-in/'],
  ])('of %s keep the campaign', async (from, to) => {
    const { page, problems } = await open();
    await page.context().addCookies([{ name: 'cookie_consent', value: `granted.${wordingVersion}`, url: shop.url }]);
    const link = `<!doctype html><a href="${shop.url}${from}">Look</a>`;
    await page.route('http://blog.example/post', (route) => route.fulfill({ contentType: 'text/html', body: link }));
    await page.goto('http://blog.example/post', { waitUntil: 'commit' });
    await page.getByText('Look').click();
    await page.waitForURL((url) => url.href.includes(to));
    await page.waitForFunction(() => document.cookie.includes('sbjs_current'));
    expect(await tracked(page.context(), 'sbjs_current')).toMatch(/^typ=utm\|\|\|src=(mail|google)\|\|\|/);
    // Browsers send the referring site through every redirect, but not its page.
    expect(await tracked(page.context(), 'sbjs_current_add')).toContain('rf=http://blog.example/');
    expect(await tracked(page.context(), 'sbjs_session')).toMatch(/^pgs=1\|\|\|/);
    expect(problems).toEqual([]);
  });
});

describe('[F113] “More about cookies”', () => {
  test('in the same window keeps the referring site', async () => {
    const { page } = await open();
    await page.goto('/', { referer: 'https://blog.example/post' });
    await page.getByRole('link', { name: 'More about cookies' }).click();
    await page.locator('main').getByRole('button', { name: 'Accept' }).click();
    await page.waitForFunction(() => decodeURIComponent(document.cookie).includes('sbjs_current=typ=referral|||src=blog.example'));
  });

  test('in a new window records the landing once its window navigates', async () => {
    const { page, problems } = await open();
    await page.goto('/', { referer: 'https://blog.example/post' });
    const more = page.getByRole('link', { name: 'More about cookies' });
    const [other] = await Promise.all([page.context().waitForEvent('page'), more.click({ modifiers: ['Control'] })]);
    await other.locator('main').getByRole('button', { name: 'Accept' }).click();
    await page.waitForFunction(() => decodeURIComponent(document.cookie).includes('sbjs_current=typ=typein'));
    await page.locator('footer').getByRole('link', { name: 'On sale' }).click();
    await page.waitForFunction(() => decodeURIComponent(document.cookie).includes('sbjs_current=typ=referral|||src=blog.example'));
    expect(await tracked(page.context(), 'sbjs_first')).toContain('typ=referral|||src=blog.example');
    expect(await tracked(page.context(), 'sbjs_udata')).toMatch(/^vst=1\|\|\|/);
    expect(problems).toEqual([]);
  });

  test('in a new window records the landing’s campaign after a full page load', async () => {
    const { page } = await open();
    // The visitor leaves before the page can track the visit.
    await page.route(/\/followVisits[^/]*\.js$/, (route) => route.abort());
    await page.goto('/?utm_source=mail');
    const other = await page.context().newPage();
    await other.goto('/cookies/');
    await other.locator('main').getByRole('button', { name: 'Accept' }).click();
    await other.waitForFunction(() => decodeURIComponent(document.cookie).includes('sbjs_current=typ=typein'));
    await page.unrouteAll();
    await page.evaluate(() => void (location.href = '/terms/'));
    await page.waitForURL('**/terms/');
    await page.waitForFunction(() => decodeURIComponent(document.cookie).includes('sbjs_current=typ=utm|||src=mail'));
    expect(await tracked(page.context(), 'sbjs_first')).toContain('typ=utm|||src=mail');
    expect(await tracked(page.context(), 'sbjs_current_add')).toContain(`ep=${shop.url}/?utm_source=mail`);
    expect(await tracked(page.context(), 'sbjs_session')).toMatch(/^pgs=3\|\|\|/);
    expect(await tracked(page.context(), 'sbjs_udata')).toMatch(/^vst=1\|\|\|/);
  });
});

describe('[F113] [F115] foreign tracker cookies', () => {
  test('with an invalid promo code are replaced, and all are removed when tracking is declined', async () => {
    const { page } = await open();
    const { hostname } = new URL(shop.url);
    await page.context().addCookies([
      { name: 'cookie_consent', value: `granted.${wordingVersion}`, url: shop.url },
      { name: 'sbjs_promo', value: encodeURIComponent('code=<img src=x onerror=alert(1)>'), url: shop.url },
      { name: 'sbjs_session', value: encodeURIComponent('pgs=9007199254740991|||cpg=x'), url: shop.url },
    ]);
    await page.goto('/?utm_source=mail');
    await page.waitForFunction(() => decodeURIComponent(document.cookie).includes('src=mail'));
    await page.waitForFunction(() => !document.cookie.includes('sbjs_promo'));
    const domainCookies = ['sbjs_current', 'sbjs_first'].map((name) => ({ name, value: 'strange', domain: hostname, path: '/' }));
    await page.context().addCookies(domainCookies);
    await page.goto('/cookies/');
    await page.locator('main').getByRole('button', { name: 'Decline' }).click();
    await page.locator('main').getByText('You declined. Nothing is measured.').waitFor();
    await page.waitForFunction(() => !document.cookie.includes('sbjs_'));
    const left = (await page.context().cookies()).filter(({ name }) => name.startsWith('sbjs_'));
    expect(left).toEqual([]);
  });
});
