import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../server/foundation/accounts/passwords.ts';
import type { Db } from '../../server/platform/database/db.ts';
import type { Role } from '../../server/generated/prisma/client.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { signedInToken } from '../support/preparedShop.ts';
import { newClient, type Client, type Sent } from './client.ts';

// The coming-soon banner through both APIs.

let db: Db;
let shop: TestApp;

beforeAll(async () => {
  db = await freshDb();
  await db.prisma.shopSettings.update({ where: { id: 1 }, data: { isComingSoon: true } });
  shop = await testApp(db);
});
afterAll(() => shop.app.close());

/** Creates a signed-in client. */
async function member(role: Role = 'ADMINISTRATOR') {
  const client = newClient(shop.app, new Map([['sid', await signedInToken(db, role)]]));
  const { id } = await db.prisma.account.findFirstOrThrow({ orderBy: { id: 'desc' } });
  const isDismissed = async () => (await db.prisma.account.findUniqueOrThrow({ where: { id } })).comingSoonBannerDismissed;
  const { wpApiSettings } = await client.globals();
  return { client, id, isDismissed, nonce: String(wpApiSettings?.nonce) };
}

const dismissal = { 'woocommerce_meta[coming_soon_banner_dismissed]': 'yes' };
const users = '/wp-json/wp/v2/users';

const post = (client: Client, nonce: string | undefined, url = `${users}/me`, form: object | string = dismissal, type?: string) =>
  client.send('POST', url, {
    form,
    headers: { ...(nonce === undefined ? {} : { 'x-wp-nonce': nonce }), ...(type === undefined ? {} : { 'content-type': type }) },
  });

const codeOf = (answer: Sent) => [answer.status, answer.json<{ code: string }>().code];
const isShown = async (client: Client) =>
  (await client.gql<{ viewer: { showsComingSoonBanner: boolean } }>('{ viewer { showsComingSoonBanner } }')).viewer.showsComingSoonBanner;

describe('[F124] POST /wp-json/wp/v2/users/me', () => {
  it('dismisses the banner for the account as the mutation does, and can be repeated', async () => {
    const [legacy, graphql] = [await member(), await member()];
    expect([await isShown(legacy.client), await isShown(graphql.client)]).toEqual([true, true]);
    const answer = await post(legacy.client, legacy.nonce, `${users}/me?_locale=user`);
    expect([answer.status, answer.json()]).toEqual([200, { id: legacy.id, woocommerce_meta: { coming_soon_banner_dismissed: 'yes' } }]);
    expect(answer.headers['x-wp-nonce']).toBe(legacy.nonce);
    expect(answer.headers['x-graphql-operation']).toBe('mutation dismissComingSoonBanner');
    await graphql.client.gql('mutation { dismissComingSoonBanner(input: {}) { __typename } }');
    for (const { client, isDismissed } of [legacy, graphql]) expect([await isShown(client), await isDismissed()]).toEqual([false, true]);
    expect((await post(legacy.client, legacy.nonce)).status).toBe(200);
    expect(await isShown((await member()).client)).toBe(true);
  });

  it('accepts the caller’s own id, JSON, PUT and PATCH', async () => {
    const { client, id, nonce, isDismissed } = await member();
    expect((await post(client, nonce, `${users}/${id}/`)).status).toBe(200);
    expect(await isDismissed()).toBe(true);
    const json = JSON.stringify({ woocommerce_meta: { coming_soon_banner_dismissed: 'yes' }, name: 'Ignored' });
    for (const method of ['POST', 'PUT', 'PATCH'] as const) {
      await db.prisma.account.update({ where: { id }, data: { comingSoonBannerDismissed: false } });
      const headers = { 'x-wp-nonce': nonce, 'content-type': 'application/json; charset=utf-8' };
      expect((await client.send(method, `${users}/me`, { form: json, headers })).status, method).toBe(200);
      expect(await isDismissed(), method).toBe(true);
    }
  });

  it('is allowed for customers, who never see the banner', async () => {
    const { client, nonce, isDismissed } = await member('CUSTOMER');
    expect(await isShown(client)).toBe(false);
    expect((await post(client, nonce)).status).toBe(200);
    expect(await isDismissed()).toBe(true);
  });

  it.each<[string, object | string, string | undefined]>([
    ['other fields', { name: 'Somebody', 'meta[woocommerce_coming_soon_banner_dismissed]': 'yes' }, undefined],
    ['another value', { 'woocommerce_meta[coming_soon_banner_dismissed]': 'no' }, undefined],
    ['malformed JSON', '{"woocommerce_meta":', 'application/json'],
    ['JSON that isn’t an object', 'null', 'application/json'],
    ['deeply nested JSON', `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`, 'application/json'],
  ])('changes nothing with %s', async (_name, form, type) => {
    const { client, id, nonce, isDismissed } = await member();
    const answer = await post(client, nonce, `${users}/me`, form, type);
    expect([answer.status, answer.json()]).toEqual([200, { id, woocommerce_meta: {} }]);
    expect(await isDismissed()).toBe(false);
  });

  it('returns 404 rest_user_invalid_id for guests, callers without a token, and other ids', async () => {
    const guest = newClient(shop.app);
    const { wpApiSettings } = await guest.globals();
    expect(codeOf(await post(guest, String(wpApiSettings?.nonce)))).toEqual([404, 'rest_user_invalid_id']);
    const [one, other] = [await member(), await member()];
    expect(codeOf(await post(one.client, undefined))).toEqual([404, 'rest_user_invalid_id']);
    for (const user of [other.id, 999_999, 0])
      expect(codeOf(await post(one.client, one.nonce, `${users}/${user}`))).toEqual([404, 'rest_user_invalid_id']);
    expect([await one.isDismissed(), await other.isDismissed()]).toEqual([false, false]);
  });

  it('[F122] returns 403 rest_cookie_invalid_nonce with a stale token, and works with a renewed one', async () => {
    const { client, nonce, isDismissed } = await member();
    expect(codeOf(await post(client, `${nonce.slice(1)}a`))).toEqual([403, 'rest_cookie_invalid_nonce']);
    expect(await isDismissed()).toBe(false);
    const renewed = (await client.action({ action: 'rest-nonce' })).body;
    expect((await post(client, renewed)).status).toBe(200);
    expect(await isDismissed()).toBe(true);
  });

  it('has a GET that returns the caller’s own record only', async () => {
    const { client, id, nonce } = await member('CUSTOMER');
    const read = (url: string, headers: Record<string, string> = { 'x-wp-nonce': nonce }) =>
      client.send('GET', `${users}/${url}`, { headers });
    const record = (dismissed: string) => ({ id, woocommerce_meta: { coming_soon_banner_dismissed: dismissed } });
    const before = await read('me?_locale=user&context=edit');
    expect([before.status, before.json(), before.headers['x-wp-nonce']]).toEqual([200, record('no'), nonce]);
    expect(before.headers['x-graphql-operation']).toBe('query viewer');
    await post(client, nonce);
    expect([(await read('me')).json(), (await read(`${id}/`)).json()]).toEqual([record('yes'), record('yes')]);
    const other = await member();
    expect(codeOf(await read(String(other.id)))).toEqual([404, 'rest_user_invalid_id']);
    // Without a token, the client is a guest.
    expect(codeOf(await read('me', {}))).toEqual([401, 'rest_not_logged_in']);
    const guest = newClient(shop.app);
    const { wpApiSettings } = await guest.globals();
    const headers = { 'x-wp-nonce': String(wpApiSettings?.nonce) };
    expect(codeOf(await guest.send('GET', `${users}/me`, { headers }))).toEqual([401, 'rest_not_logged_in']);
    expect(codeOf(await guest.send('GET', `${users}/0`, { headers }))).toEqual([404, 'rest_user_invalid_id']);
  });

  it('is rejected from another site’s page, and a GET changes nothing', async () => {
    const { client, nonce, isDismissed } = await member();
    const foreign = { 'x-wp-nonce': nonce, 'sec-fetch-site': 'cross-site' };
    expect(codeOf(await client.send('POST', `${users}/me`, { form: dismissal, headers: foreign }))).toEqual([403, 'rest_forbidden']);
    const query = new URLSearchParams({ ...dismissal, _wpnonce: nonce }).toString();
    expect((await client.send('GET', `${users}/me?${query}`)).json()).toMatchObject({
      woocommerce_meta: { coming_soon_banner_dismissed: 'no' },
    });
    expect(await isDismissed()).toBe(false);
  });

  it('dismisses the banner until the next sign-in, which changes the tokens too', async () => {
    const { client, nonce, id } = await member();
    expect((await post(client, nonce)).status).toBe(200);
    expect(await isShown(client)).toBe(false);
    await db.prisma.account.update({ where: { id }, data: { passwordHash: await hashPassword('violet tractor meadow') } });
    const { email } = await db.prisma.account.findUniqueOrThrow({ where: { id } });
    await client.gql('mutation { signOut(input: {}) { __typename } }');
    expect((await client.action({ action: 'rest-nonce' })).body).toBe('0');
    await client.gql('mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }', {
      input: { email, password: 'violet tractor meadow' },
    });
    expect(await isShown(client)).toBe(true);
    expect(codeOf(await post(client, nonce))).toEqual([403, 'rest_cookie_invalid_nonce']);
    const renewed = (await client.action({ action: 'rest-nonce' })).body;
    expect(renewed).toMatch(/^[a-z2-7]{26}$/);
    expect((await post(client, renewed)).status).toBe(200);
    expect(await isShown(client)).toBe(false);
  });
});
