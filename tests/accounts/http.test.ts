import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { totpCode } from '../../server/foundation/accounts/totp.ts';
import { postGraphql, testApp, type TestApp } from '../http/testApp.ts';
import { newClient, type Client } from '../legacy/client.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct } from '../support/products.ts';
import { makeAccount, password } from './accountDocuments.ts';

// Sign-in as seen by browsers and API clients: cookies, headers and cached pages.

let db: Db;
let shop: TestApp;
let productId: string;

beforeAll(async () => {
  db = await freshDb();
  await makeAccount(db);
  await makeAccount(db, { email: 'boss@example.com', role: 'ADMINISTRATOR' });
  productId = globalId('Product', (await makeProduct(db)).id);
  shop = await testApp(db);
});
afterAll(() => shop.app.close());

const signInDocument = `mutation ($email: String!, $password: String!) { result: signIn(input: { email: $email, password: $password }) {
  __typename ... on SignInPayload { merged { cart } viewer { isSignedIn cartHash listsHash } } } }`;
const signIn = (client: Client, email = 'ada@example.com') =>
  client.gql<{ result: { __typename: string; merged: { cart: number }; viewer: { listsHash: string } } }>(signInDocument, {
    email,
    password,
  });
const signOut = (client: Client) => client.gql('mutation { signOut(input: {}) { __typename } }');
const add = (client: Client) =>
  client.gql('mutation ($id: ID!) { addToCart(input: { productId: $id }) { __typename } }', { id: productId });
const isSignedIn = async (client: Client) =>
  (await client.gql<{ viewer: { isSignedIn: boolean } }>('{ viewer { isSignedIn } }')).viewer.isSignedIn;
const setCookies = (header: unknown) => [header].flat().filter((line): line is string => typeof line === 'string');

describe('[F137] a browser', () => {
  it('gets a new session cookie at sign-in, and loses its cookies at sign-out', async () => {
    const client = newClient(shop.app);
    await add(client);
    const guest = client.cookies.get('sid');
    const { result } = await signIn(client);
    expect(result).toMatchObject({ __typename: 'SignInPayload', merged: { cart: 1 } });
    expect(client.cookies.get('sid')).not.toBe(guest);
    expect([client.cookies.get('known_visitor'), client.cookies.get('woocommerce_items_in_cart')]).toEqual(['1', '1']);
    await signOut(client);
    expect([...client.cookies.keys()]).toEqual([]);
  });

  it('gets a different hash of its lists after signing in or out', async () => {
    const client = newClient(shop.app);
    const { result } = await signIn(client);
    expect(result.viewer.listsHash).toMatch(/^[0-9a-f]{32}$/);
    expect(client.cookies.get('lists_hash')).toBe(result.viewer.listsHash);
    const phone = newClient(shop.app);
    await signIn(phone);
    expect(phone.cookies.get('lists_hash')).toBe(result.viewer.listsHash);
    await signIn(client, 'boss@example.com');
    expect(client.cookies.get('lists_hash')).not.toBe(result.viewer.listsHash);
    await signOut(client);
    expect(client.cookies.has('lists_hash')).toBe(false);
  });

  it('gets a cookie that scripts and other sites can’t use, with stricter rules for the admin', async () => {
    const { app } = await testApp(db, { PUBLIC_URL: 'https://shop.example' });
    const headers = { host: 'shop.example', 'sec-fetch-site': 'same-origin' };
    const answer = await postGraphql(app, { query: signInDocument, variables: { email: 'ada@example.com', password } }, headers);
    const [session] = setCookies(answer.headers['set-cookie']);
    for (const part of ['__Host-sid=', 'HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=31536000']) expect(session).toContain(part);
    const query =
      'mutation ($email: String!, $password: String!) { adminSignIn(input: { email: $email, password: $password }) { __typename } }';
    const admin = await postGraphql(app, { query, variables: { email: 'boss@example.com', password } }, headers, '/admin/graphql');
    const [cookie] = setCookies(admin.headers['set-cookie']);
    for (const part of ['__Host-admin=', 'HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(part);
    expect(cookie).not.toMatch(/Domain|Max-Age|Expires/);
    expect(admin.headers['cache-control']).toBe('private, no-store');
    await app.close();
  });

  it('can’t be signed in or out by another site’s page', async () => {
    const client = newClient(shop.app);
    await signIn(client);
    const cookie = `sid=${client.cookies.get('sid')}`;
    const answer = await postGraphql(
      shop.app,
      { query: 'mutation { signOut(input: {}) { __typename } }' },
      { cookie, 'sec-fetch-site': 'cross-site' },
    );
    expect(answer.statusCode).toBe(403);
    expect(await isSignedIn(client)).toBe(true);
  });
});

describe('[F137] tokens of the legacy theme', () => {
  it('end with their session', async () => {
    const client = newClient(shop.app);
    const nonce = async () => (await client.action({ action: 'rest-nonce' })).body;
    const holds = async (given: string) => (await client.send('GET', '/wp-json/', { headers: { 'x-wp-nonce': given } })).status;
    expect(await nonce()).toBe('0');
    await signIn(client);
    const first = await nonce();
    expect([first, await holds(first)]).toEqual([expect.stringMatching(/^[a-z2-7]{26}$/), 200]);
    await signOut(client);
    expect(await holds(first)).toBe(403);
    await signIn(client);
    expect([await holds(first), await holds(await nonce())]).toEqual([403, 200]);
  });
});

describe('[F142] an API client', () => {
  const request = (query: string, variables: object, authorization?: string) =>
    postGraphql(shop.app, { query, variables }, authorization === undefined ? {} : { authorization });

  it('signs in and uses the token as a bearer token, but not as a cookie', async () => {
    const answer = await request(signInDocument, { email: 'ada@example.com', password });
    const token = /^sid=([\w-]{43});/.exec(setCookies(answer.headers['set-cookie'])[0] ?? '')?.[1] ?? '';
    const query = '{ viewer { account { email } } }';
    expect((await request(query, {}, `Bearer ${token}`)).json()).toMatchObject({
      data: { viewer: { account: { email: 'ada@example.com' } } },
    });
    expect((await postGraphql(shop.app, { query }, { cookie: `sid=${token}` })).json()).toMatchObject({
      data: { viewer: { account: null } },
    });
    for (const wrong of ['Bearer x', `Bearer ${'a'.repeat(43)}`, `Basic ${token}`])
      expect((await request(query, {}, wrong)).json(), wrong).toMatchObject({ data: { viewer: { account: null } } });
    await request('mutation { signOut(input: {}) { __typename } }', {}, `Bearer ${token}`);
    expect((await request(query, {}, `Bearer ${token}`)).json()).toMatchObject({ data: { viewer: { account: null } } });
  });
});

describe('[F142] /account/data.json', () => {
  it('is a download for the signed-in customer, and redirects guests and throttled requests', async () => {
    const client = newClient(shop.app);
    await signIn(client);
    const answer = await client.send('GET', '/account/data.json');
    expect([answer.status, answer.json<{ account: { email: string } }>().account.email]).toEqual([200, 'ada@example.com']);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="souk-data-\d{4}-\d\d-\d\d\.json"$/) as string,
      'cross-origin-resource-policy': 'same-origin',
    });
    const guest = await newClient(shop.app).send('GET', '/account/data.json');
    expect(guest).toMatchObject({ status: 303, headers: { location: '/account/sign-in/?from=%2Faccount%2Fprivacy%2F' } });
    for (let count = 1; count < 10; count += 1) await client.send('GET', '/account/data.json');
    const refused = await client.send('GET', '/account/data.json');
    expect(refused).toMatchObject({ status: 303, headers: { location: '/account/privacy/' } });
    expect(String(refused.headers['set-cookie'])).toMatch(/^told_once=/);
    for (const { headers, body } of [guest, refused]) expect([headers['content-disposition'], body]).toEqual([undefined, '']);
  });
});

describe('[F137] the admin', () => {
  it('opens with its own cookie after both factors, regardless of the shop’s cookie', async () => {
    const client = newClient(shop.app);
    const query =
      'mutation ($email: String!, $password: String!) { adminSignIn(input: { email: $email, password: $password }) { __typename } }';
    await client.gql(query, { email: 'boss@example.com', password }, '/admin/graphql');
    const { adminEnrolTotp } = await client.gql<{ adminEnrolTotp: { secret: string } }>(
      'mutation { adminEnrolTotp(input: {}) { ... on AdminEnrolTotpPayload { secret } } }',
      {},
      '/admin/graphql',
    );
    const before = client.cookies.get('admin');
    const code = totpCode(adminEnrolTotp.secret, new Date());
    await client.gql(
      'mutation ($code: String!) { adminVerifySecondFactor(input: { code: $code }) { __typename } }',
      { code },
      '/admin/graphql',
    );
    expect(client.cookies.get('admin')).not.toBe(before);
    const stageQuery = '{ adminViewer { stage rights } }';
    const { adminViewer } = await client.gql<{ adminViewer: { stage: string } }>(stageQuery, {}, '/admin/graphql');
    const { viewer } = await client.gql<{ viewer: { isSignedIn: boolean } }>('{ viewer { isSignedIn } }');
    expect([adminViewer.stage, viewer.isSignedIn]).toEqual(['OPEN', false]);
    await client.gql('mutation { adminSignOut(input: {}) { __typename } }', {}, '/admin/graphql');
    expect(client.cookies.has('admin')).toBe(false);
  });
});
