import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, onTestFinished } from 'vitest';
import { bumpRevision } from '../../server/platform/cache/revision.ts';
import { wordingVersion } from '../../web/consent/answerRules.ts';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { openPage, type ShopPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import { makeStocked } from '../support/products.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import { follow, inputs, pagesSeen, trackerCookies } from './trackedPage.ts';

// The tracker in a browser, also in flows where attribution used to be lost; at a host name, because cookies behave differently at IP addresses.

let shop: ServerProcess;
let owner: AdminWithSession;
beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    owner = await adminWithSession(db);
    await makeStocked(db, 50);
    await bumpRevision(db.pool);
  });
});
afterAll(() => shop.stop());

const open = (options: object = {}) => openPage({ baseURL: shop.url, isAskedAboutCookies: true, ...options });
const acceptCookies = async ({ page }: ShopPage) => {
  await page.context().addCookies([{ name: 'cookie_consent', value: `granted.${wordingVersion}`, url: shop.url }]);
};

/** Adds the shop's only product to the cart, so that there is something to check out. */
async function fill(page: Page): Promise<void> {
  await page.goto('/shop/');
  await page.locator('main article form:has(input[name=product]) button').first().click();
  await page.waitForFunction(() => document.cookie.includes('woocommerce_items_in_cart'));
}

/** Signs in staff who can change the tracking settings. */
async function settingsOffice(): Promise<(changes: { allowTracking?: boolean; givesPromoCode?: boolean }) => Promise<void>> {
  const { page: office } = await openPage({ baseURL: shop.url });
  await signInAsAdmin(office.context(), shop.url, owner);
  return async (changes) => {
    const query = `mutation ($input: UpdateAttributionSettingsInput!) { result: updateAttributionSettings(input: $input) { __typename } }`;
    const input = { trackingMonths: 0.00001, sessionMinutes: 30, trafficSources: [], ...changes };
    const headers = { origin: shop.url, 'sec-fetch-site': 'same-origin' };
    const answer = await office.request.post('/admin/graphql', { data: { query, variables: { input } }, headers });
    expect(await answer.json()).toMatchObject({ data: { result: { __typename: 'UpdateAttributionSettingsPayload' } } });
  };
}

describe('[F110] [F141] a tracked visit', () => {
  test('sets seven cookies, and counts each navigation and each changed query as one page', async () => {
    const opened = await open();
    const { page, problems } = opened;
    await acceptCookies(opened);
    await page.goto('/?utm_source=mail&utm_campaign=a%20b', { referer: 'https://blog.example/post' });
    const cookies = await pagesSeen(page, 1);
    expect([...cookies.keys()].toSorted()).toEqual(
      ['current', 'current_add', 'first', 'first_add', 'migrations', 'session', 'udata'].map((name) => `sbjs_${name}`),
    );
    expect(cookies.get('sbjs_current')).toMatch(/^typ=utm\|\|\|src=mail\|\|\|mdm=\(none\)\|\|\|cmp=a b\|\|\|/);
    expect(cookies.get('sbjs_current_add')).toMatch(
      /^fd=\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\|\|\|ep=.*\/\?utm_source=mail.*\|\|\|rf=https:\/\/blog\.example\//,
    );
    expect(cookies.get('sbjs_udata')).toMatch(/^vst=1\|\|\|/);

    await follow(page, 'On sale');
    await pagesSeen(page, 2);
    await follow(page, 'New arrivals');
    await pagesSeen(page, 3);
    await page.goto('/terms/');
    const later = await pagesSeen(page, 4);
    expect(later.get('sbjs_udata')).toMatch(/^vst=1\|\|\|/);
    expect(later.get('sbjs_current')).toBe(cookies.get('sbjs_current'));
    // 0.00001 months are zero minutes, so cookies last until the browser is closed. The visit lasts half an hour.
    const lasting = (await page.context().cookies()).filter(({ name, expires }) => name.startsWith('sbjs_') && expires > 0);
    expect(lasting.map(({ name }) => name)).toEqual(['sbjs_session']);
    expect(problems).toEqual([]);
  });

  test('[F108] [F45] fills the sixteen checkout inputs', async () => {
    const opened = await open();
    const { page, problems } = opened;
    await acceptCookies(opened);
    await page.goto('/?utm_source=mail');
    await pagesSeen(page, 1);
    await fill(page);
    await page.goto('/checkout/');
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=wc_order_attribution_utm_source]')?.value === 'mail');
    const values = await inputs(page);
    expect(Object.keys(values)).toHaveLength(16);
    expect(values).toMatchObject({ source_type: 'utm', utm_medium: '(none)', session_count: '1', session_pages: '3', referrer: '(none)' });
    expect(values.session_start_time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(problems).toEqual([]);
  });
});

describe('[F113] the tracking setting', () => {
  test('when declined removes cookies and empties inputs, and when accepted again records the landing', async () => {
    const opened = await open();
    const { page, problems } = opened;
    await acceptCookies(opened);
    await fill(page);
    await page.goto('/checkout/?utm_source=mail');
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=wc_order_attribution_utm_source]')?.value === 'mail');
    await page.locator('footer').getByRole('link', { name: 'Cookies', exact: true }).click();
    const main = page.locator('main');
    await main.getByRole('button', { name: 'Decline' }).click();
    await main.getByText('You’ve declined. We don’t measure your visits.').waitFor();
    await page.waitForFunction(() => !document.cookie.includes('sbjs_'));
    expect([...(await trackerCookies(page.context())).keys()]).toEqual([]);

    await main.getByRole('button', { name: 'Accept' }).click();
    await main.getByText('You’ve accepted. We measure your visits.').waitFor();
    await page.waitForFunction(() => decodeURIComponent(document.cookie).includes('src=mail'));
    await main.getByRole('button', { name: 'Decline' }).click();
    await main.getByText('You’ve declined. We don’t measure your visits.').waitFor();
    await page.goto('/checkout/');
    expect(new Set(Object.values(await inputs(page)))).toEqual(new Set(['']));
    expect(problems).toEqual([]);
  });

  test('of the shop applies to open windows from their next page', async () => {
    const turn = await settingsOffice();
    // Other tests, and retries of this one, start with tracking turned on.
    onTestFinished(() => turn({ allowTracking: true }));
    const opened = await open();
    const { page, problems } = opened;
    await acceptCookies(opened);
    await fill(page);
    await page.goto('/?utm_source=mail');
    await page.waitForFunction(() => decodeURIComponent(document.cookie).includes('src=mail'));
    await turn({ allowTracking: false });
    await follow(page, 'On sale');
    await page.waitForFunction(() => !document.cookie.includes('sbjs_'));
    expect([...(await trackerCookies(page.context())).keys()]).toEqual([]);
    // A hovered link is prefetched, and would still have the old setting.
    await page.mouse.move(0, 0);
    await turn({ allowTracking: true });
    await follow(page, 'New arrivals');
    await page.waitForFunction(() => decodeURIComponent(document.cookie).includes('src=mail'));
    await turn({ allowTracking: false });
    await page.goto('/checkout/');
    await page.waitForFunction(() => !document.cookie.includes('sbjs_'));
    expect(new Set(Object.values(await inputs(page)))).toEqual(new Set(['']));
    expect(problems).toEqual([]);
  });

  test('without an answer sets no cookies, and consent on a later page records the landing and its pages', async () => {
    const { page, problems } = await open();
    await page.goto('/?utm_source=mail');
    const question = page.getByRole('region', { name: 'May we measure visits to our shop?' });
    await question.waitFor();
    await page.locator('footer').getByRole('link', { name: 'On sale' }).click();
    await page.waitForURL('**/shop/?on_sale=1');
    expect([...(await trackerCookies(page.context())).keys()]).toEqual([]);
    await question.getByRole('button', { name: 'Accept' }).click();
    const cookies = await pagesSeen(page, 2);
    expect(cookies.get('sbjs_current')).toContain('src=mail');
    expect(problems).toEqual([]);
  });
});

test('[F115] a promo code is assigned only while enabled, and then kept', async () => {
  const turn = await settingsOffice();
  onTestFinished(() => turn({ givesPromoCode: false }));
  const opened = await open();
  const { page, problems } = opened;
  await acceptCookies(opened);
  const codeAfter = async (path: string, pages: number) => {
    await page.goto(path);
    return (await pagesSeen(page, pages)).get('sbjs_promo');
  };
  await turn({ givesPromoCode: false });
  expect(await codeAfter('/', 1)).toBeUndefined();
  await turn({ givesPromoCode: true });
  const given = await codeAfter('/terms/', 2);
  expect(given).toMatch(/^code=[1-9]\d{5}$/);
  expect(await codeAfter('/', 3)).toBe(given);
  await turn({ givesPromoCode: false });
  expect(await codeAfter('/terms/', 4)).toBe(given);
  expect(problems).toEqual([]);
});

// Flows where attribution used to be lost.

describe('[F109] redirects', () => {
  test.each([
    ['/checkout/?utm_source=mail&country=DE', '/cart/?utm_source=mail'],
    ['/account/orders/?gclid=1', '/account/sign-in/'],
  ])('of %s keep the campaign', async (from, to) => {
    const opened = await open();
    const { page, problems } = opened;
    await acceptCookies(opened);
    const link = `<!doctype html><a href="${shop.url}${from}">Look</a>`;
    await page.route('http://blog.example/post', (route) => route.fulfill({ contentType: 'text/html', body: link }));
    await page.goto('http://blog.example/post', { waitUntil: 'commit' });
    await page.getByText('Look').click();
    await page.waitForURL((url) => url.href.includes(to));
    await page.waitForFunction(() => document.cookie.includes('sbjs_current'));
    const cookies = await trackerCookies(page.context());
    expect(cookies.get('sbjs_current')).toMatch(/^typ=utm\|\|\|src=(mail|google)\|\|\|/);
    // Browsers send the referring site through every redirect, but not its page.
    expect(cookies.get('sbjs_current_add')).toContain('rf=http://blog.example/');
    expect(cookies.get('sbjs_session')).toMatch(/^pgs=1\|\|\|/);
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
    await follow(page, 'On sale');
    await page.waitForFunction(() => decodeURIComponent(document.cookie).includes('sbjs_current=typ=referral|||src=blog.example'));
    const cookies = await trackerCookies(page.context());
    expect(cookies.get('sbjs_first')).toContain('typ=referral|||src=blog.example');
    expect(cookies.get('sbjs_udata')).toMatch(/^vst=1\|\|\|/);
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
    const cookies = await trackerCookies(page.context());
    expect(cookies.get('sbjs_first')).toContain('typ=utm|||src=mail');
    expect(cookies.get('sbjs_current_add')).toContain(`ep=${shop.url}/?utm_source=mail`);
    expect(cookies.get('sbjs_session')).toMatch(/^pgs=3\|\|\|/);
    expect(cookies.get('sbjs_udata')).toMatch(/^vst=1\|\|\|/);
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
    await page.locator('main').getByText('You’ve declined. We don’t measure your visits.').waitFor();
    await page.waitForFunction(() => !document.cookie.includes('sbjs_'));
    const left = (await page.context().cookies()).filter(({ name }) => name.startsWith('sbjs_'));
    expect(left).toEqual([]);
  });
});
