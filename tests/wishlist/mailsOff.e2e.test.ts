import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { setVisitorCookie, preparedShop, signedInToken } from '../support/preparedShop.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

// The page linked from wishlist emails. Each test has its own list.

const keys = Array.from({ length: 6 }, (_, index) => String(index).repeat(32));
const [byButton = '', withoutScript = '', opened = '', oneClick = '', multipart = '', unused = ''] = keys;
let shop: ServerProcess;
let ownerToken = '';

async function lists(db: Db) {
  for (const mailKey of keys) {
    const token = await signedInToken(db, 'CUSTOMER');
    if (mailKey === byButton) ownerToken = token;
    const { id: accountId } = await db.prisma.account.findFirstOrThrow({ orderBy: { id: 'desc' } });
    await db.prisma.wishlist.create({ data: { accountId, mailsChanges: true, mailKey } });
  }
}

beforeAll(async () => {
  shop = await preparedShop(lists);
});
afterAll(() => shop.stop());

const path = (key: string) => `/wishlist/mails/off/?key=${key}`;
const question = 'Unsubscribe from price alerts?';
const ended = 'You’re unsubscribed from price alerts';

/** Returns the setting from the API, without a cookie. */
async function writesMails(key: string): Promise<boolean | null> {
  const query = 'query ($key: String!) { wishlistMails(key: $key) { mailsChanges } }';
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${shop.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables: { key } }) });
  const { data } = (await answer.json()) as { data: { wishlistMails: { mailsChanges: boolean } | null } };
  return data.wishlistMails && data.wishlistMails.mailsChanges;
}

describe('[F94] the unsubscribe link of wishlist emails', () => {
  test('asks first, unsubscribes by one button, and shows the result when opened again', async () => {
    const { page, problems } = await openPage({ baseURL: shop.url });
    await page.goto(path(byButton));
    await page.getByRole('heading', { name: question }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await writesMails(byButton)).toBe(true);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: ended }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await writesMails(byButton)).toBe(false);
    await page.goto(path(byButton));
    await page.getByRole('heading', { name: ended }).waitFor();
    expect(problems).toEqual([]);

    // The owner sees the setting, and turns emails on again.
    await setVisitorCookie(page.context(), shop.url, ownerToken);
    const run = (query: string) => page.request.post('/graphql', { data: { query }, headers: { origin: shop.url } });
    const own = await run('{ viewer { wishlist { mailsChanges } } }');
    expect(await own.json()).toMatchObject({ data: { viewer: { wishlist: { mailsChanges: false } } } });
    await run('mutation { setWishlistMails(input: { mailsChanges: true }) { __typename } }');
    expect(await writesMails(byButton)).toBe(true);
  });

  test('works without JavaScript', async () => {
    const { page } = await openPage({ baseURL: shop.url, javaScriptEnabled: false });
    await page.goto(path(withoutScript));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: ended }).waitFor();
    expect(await writesMails(withoutScript)).toBe(false);
  });

  test('changes nothing when a link scanner opens it', async () => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(`${shop.url}${path(opened)}`, { method });
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(await writesMails(opened)).toBe(true);
  });

  test.each([
    ['as a URL-encoded form', oneClick, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    ['as a multipart form', multipart, Object.assign(new FormData(), {})],
  ])('unsubscribes at once, without cookies, when an email client posts to it %s', async (_name, key, body) => {
    if (body instanceof FormData) body.set('List-Unsubscribe', 'One-Click');
    for (let times = 0; times < 2; times += 1) {
      const answer = await fetch(`${shop.url}${path(key)}`, { method: 'POST', body, redirect: 'manual' });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain(ended);
    }
    expect(await writesMails(key)).toBe(false);
  });

  test('is 404 with an invalid key, and changes nothing', async () => {
    const { page } = await openPage({ baseURL: shop.url });
    for (const key of ['', 'x', unused.slice(1), `${unused}0`, '%3Cb%3E']) {
      const response = await fetch(shop.url + path(key));
      expect(response.status).toBe(404);
      expect(await response.text()).toMatch(/<h1[^>]*>This link doesn’t work<\/h1>/);
      expect((await fetch(`${shop.url}${path(key)}`, { method: 'POST', body: new URLSearchParams() })).status).toBe(404);
    }
    expect(await writesMails(unused)).toBe(true);
    await page.goto(path('x'));
    await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('rejects a POST from another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const answer = await fetch(`${shop.url}${path(unused)}`, { method: 'POST', body: new URLSearchParams(), headers });
    expect(answer.status).toBe(403);
    expect(await writesMails(unused)).toBe(true);
  });
});
