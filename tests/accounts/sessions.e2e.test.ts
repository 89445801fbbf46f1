import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newSecret, secretHash } from '../../server/foundation/accounts/requestRules.ts';
import type { AccountRequestKind } from '../../server/generated/prisma/client.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import { password } from './accountDocuments.ts';
import { bothWays, members, notice, openAs, signOutOthers } from './accountDriver.ts';
import { axeProblems, soon } from './signInDriver.ts';

// What pages show for a session that has ended, a link from an email that doesn't work, and a message that the shop did not send.

const [mine, theirs] = ['mine@example.com', 'theirs@example.com'];
const names = ['tabs', 'revoked', 'erased', 'one', 'two', 'told', 'mine', 'theirs'];
const secrets = { register: newSecret(), reset: newSecret(), email: newSecret() };
const expired = { register: newSecret(), reset: newSecret(), email: newSecret() };
const wrong = newSecret();
let shop: ServerProcess;

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    const ids = await members(
      db,
      names.map((name) => `${name}@example.com`),
    );
    const accountId = ids[theirs] ?? 0;
    const kinds: [keyof typeof secrets, AccountRequestKind, string][] = [
      ['register', 'REGISTER', 'new@example.com'],
      ['reset', 'RESET_PASSWORD', theirs],
      ['email', 'CHANGE_EMAIL', 'other@example.com'],
    ];
    for (const [name, kind, email] of kinds)
      for (const [secret, hours] of [
        [secrets[name], 1],
        [expired[name], -1],
      ] as const) {
        const expiresAt = new Date(Date.now() + hours * 60 * 60 * 1_000);
        const account = kind === 'REGISTER' ? {} : { accountId };
        await db.prisma.accountRequest.create({ data: { kind, email, ...account, tokenHash: secretHash(secret), expiresAt } });
      }
  });
});
afterAll(() => shop.stop());

// Other tabs stop showing personal data once the session has ended.

const isAlive = (page: Page) => page.locator('html[data-alive]').waitFor({ state: 'attached' });
const mark = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Account' }).getByText('signed in');

async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  await isAlive(tab);
  await mark(tab).waitFor();
  return tab;
}

/** Sends a mutation without involving a page, as a form without scripts would. */
async function post(page: Page, mutation: string, input: object = {}): Promise<void> {
  const query = `mutation ($input: ${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input!) { ${mutation}(input: $input) { __typename } }`;
  const answer = await page.request.post('/graphql', { data: { query, variables: { input } }, headers: { origin: shop.url } });
  expect(await answer.json()).toMatchObject({ data: {} });
}

/** Simulates a page restored from the back/forward cache. */
const restoreFromCache = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

describe('[F142] other tabs of a browser', () => {
  test('leave the account pages at sign-out, even hidden ones, and no longer show the account as signed in', async () => {
    const { page } = await openAs(shop.url, 'tabs@example.com');
    const settings = await openTab(page, '/account/settings/');
    const hidden = await openTab(page, '/account/settings/');
    await hidden.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
    const home = await openTab(page, '/shop/');
    await page.goto('/account/');
    await page.getByRole('navigation', { name: 'Your account' }).getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/account/sign-in/');
    for (const tab of [settings, hidden]) await tab.waitForURL('**/account/sign-in/?from=%2Faccount%2Fsettings%2F');
    expect(await settings.getByText('tabs@example.com').count()).toBe(0);
    for (const tab of [settings, home]) await mark(tab).waitFor({ state: 'detached' });
  });

  test('leave the account pages when the account is deleted', async () => {
    const { page } = await openAs(shop.url, 'erased@example.com');
    const settings = await openTab(page, '/account/settings/');
    await page.goto('/account/privacy/');
    await page.getByLabel('Your password').fill(password);
    await page.getByRole('button', { name: 'Delete my account permanently' }).click();
    await page.waitForURL('**/account/goodbye/');
    await settings.waitForURL('**/account/sign-in/?from=%2Faccount%2Fsettings%2F');
  });
});

describe('[F142] an account page', () => {
  test('is left when another device ends the session', async () => {
    const { page } = await openAs(shop.url, 'revoked@example.com');
    const stream = page.waitForRequest((request) => request.url().includes('/graphql?id='));
    await page.goto('/account/settings/');
    await stream;
    const phone = await openAs(shop.url, 'revoked@example.com');
    await signOutOthers(phone.page);
    await page.waitForURL('**/account/sign-in/?from=%2Faccount%2Fsettings%2F');
  });

  test('is checked when restored from the back/forward cache, and shows the account that has signed in since', async () => {
    const { page } = await openAs(shop.url, 'one@example.com');
    await page.goto('/account/settings/');
    await page.getByRole('main').getByText('one@example.com').first().waitFor();
    await post(page, 'signIn', { email: 'two@example.com', password });
    await restoreFromCache(page);
    await page.getByRole('main').getByText('two@example.com').first().waitFor();
    expect(await page.getByText('one@example.com').count()).toBe(0);
    await post(page, 'signOut');
    await restoreFromCache(page);
    await page.waitForURL('**/account/sign-in/?from=%2Faccount%2Fsettings%2F');
  });
});

// A page shows a success message when the shop has performed the action, not because a link claims that it has.

const told = 'told@example.com';
const forged = [
  ['/account/settings/?done=password', 'Password changed'],
  ['/account/addresses/?done=removed', 'Address removed'],
  ['/account/welcome/?new=1&cart=99&wished=3', 'items added'],
  ['/account/welcome/?new=1', 'Your account is ready'],
] as const;

/** Returns the main content of a page without scripts. */
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

test('[F142] query parameters can’t make a page show a success message', async () => {
  const { page } = await openAs(shop.url, told);
  for (const [path, claim] of forged) {
    const sent = mainOf(await (await page.request.get(path)).text());
    expect(sent).toContain('</h1>');
    expect(sent).not.toContain(claim);
  }
  // Scripts read the parameters no more than the server.
  for (const [path, claim] of [forged[0], forged[2]]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('main').textContent()).not.toContain(claim);
  }
  for (const [path, text] of [
    ['/account/sign-in/?news=password-set', 'Good to see you again.'],
    ['/account/goodbye/?done=erase', 'You’re not signed in'],
  ] as const) {
    expect(mainOf(await (await fetch(shop.url + path)).text())).toContain(text);
  }
});

describe.each(bothWays)('[F142] %s', (_name, options) => {
  test('a success message is shown once without changing the URL', async () => {
    const { page, problems } = await openAs(shop.url, told, options);
    await page.goto('/account/settings/?from=mail');
    await page.getByRole('main').getByRole('textbox', { name: /^Name/ }).fill('told');
    await page.getByRole('button', { name: 'Save name' }).click();
    await notice(page, 'Name saved.').waitFor();
    expect(new URL(page.url()).search).toBe('?from=mail');
    await page.reload();
    await page.getByRole('main').getByRole('textbox', { name: /^Name/ }).waitFor();
    expect(await notice(page, 'Name saved.').count()).toBe(0);

    await page.goto('/account/goodbye/');
    await page.waitForURL('**/account/');
    await page.getByRole('heading', { level: 1, name: 'Hello, told' }).waitFor();

    await page.goto('/account/sign-out/');
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You’re signed out.').waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(problems).toEqual([]);
  });
});

test('[F142] messages with an invalid signature are not shown', async () => {
  const { page } = await openAs(shop.url, told, { javaScriptEnabled: false });
  const forgedMessage = { form: 'name', isDone: true, message: 'You have won.', issues: {}, values: {} };
  const payload = Buffer.from(JSON.stringify({ path: '/account/settings/', until: Date.now() + 60_000, told: forgedMessage })).toString(
    'base64url',
  );
  for (const value of [`${payload}.${'A'.repeat(43)}`, payload, 'nothing', '.', '']) {
    await page.context().addCookies([{ name: 'told_once', value, domain: new URL(shop.url).hostname, path: '/account/settings/' }]);
    const answer = await page.request.get('/account/settings/');
    expect(answer.status()).toBe(200);
    const sent = mainOf(await answer.text());
    expect(sent).toContain('Name');
    expect(sent).not.toContain('You have won.');
  }
  await page.goto('/account/settings/');
  await page.getByRole('button', { name: 'Save name' }).click();
  await notice(page, 'Name saved.').waitFor();
});

// Pages that email links lead to, opened with links that have expired or were never valid.

/** Presses Tab until the focused element matches, as a keyboard user does. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stops = 0; stops < 80; stops += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((sought) => document.activeElement?.matches(sought) ?? false, selector)) return;
  }
  throw new Error(`The keyboard does not reach ${selector}`);
}

type Task = 'verify' | 'reset' | 'email';
const links: [string, Task, string][] = [
  ['an unknown link', 'verify', wrong],
  ['an expired link', 'verify', expired.register],
  ['a link for another purpose', 'verify', secrets.reset],
  ['an unknown link', 'reset', wrong],
  ['an expired link', 'reset', expired.reset],
  ['a link for another purpose', 'reset', secrets.register],
  ['an unknown link', 'email', wrong],
  ['an expired link', 'email', expired.email],
  ['a link of another account', 'email', secrets.email],
];

const openFor = (task: Task, options: BrowserContextOptions) =>
  task === 'email' ? openAs(shop.url, mine, options) : openPage({ baseURL: shop.url, ...options });

// Clicked through by keyboard only; that each kind of invalid link is rejected is tested by request.
describe.each([
  [1280, true, [wrong, expired.reset, secrets.email]],
  [390, false, [expired.register, secrets.register, wrong]],
] as const)('[F142] %i pixels wide, JavaScript: %s,', (width, javaScriptEnabled, [verify, reset, email]) => {
  const options = { viewport: { width, height: 800 }, javaScriptEnabled };

  test.each<[Task, string]>([
    ['verify', verify],
    ['reset', reset],
    ['email', email],
  ])('the page %s shows that a link is invalid and how to continue, by keyboard only', async (task, secret) => {
    const { page, problems } = await openFor(task, options);
    await page.goto(`/account/${task}/?token=${secret}`);
    await tabTo(page, task === 'reset' ? 'main input' : 'main form button[type=submit]');
    if (task === 'reset') await page.keyboard.type('orange harbour teapot');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'This link doesn’t work' }).waitFor();
    const focus = () => page.evaluate(() => document.activeElement?.tagName);
    await expect.poll(focus, soon).toBe(javaScriptEnabled ? 'H1' : 'BODY');
    expect(await axeProblems(page, javaScriptEnabled)).toEqual([]);
    for (const wide of [1280, 390]) {
      await page.setViewportSize({ width: wide, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
    await page.setViewportSize(options.viewport);
    await tabTo(page, 'main section a');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.search.includes('token'));
    expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
  });
});

test.each(links)('[F142] %s is rejected by the page %s and by the API', async (_name, task, secret) => {
  const { page } = await openFor(task, {});
  const headers = { origin: shop.url };
  const form = { password: 'orange harbour teapot' };
  const answer = await page.request.post(`/account/${task}/?token=${secret}`, { form, headers });
  expect(answer.status()).toBe(422);
  const html = await answer.text();
  expect(html).toMatch(/<h1[^>]*>This link doesn’t work<\/h1>/);
  // The page has a link to continue.
  expect(html).toMatch(/<main[\s\S]*<section[\s\S]*<a [^>]*href="\/account\//);
  const [mutation, input] = {
    verify: ['verifyEmail', { token: secret }],
    reset: ['resetPassword', { token: secret, ...form }],
    email: ['confirmEmailChange', { token: secret }],
  }[task] as [string, object];
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { result: ${mutation}(input: $input) { ... on UserError { code } } }`;
  const response = await page.request.post('/graphql', { data: { query, variables: { input } }, headers });
  expect(await response.json()).toMatchObject({ data: { result: { code: 'UNKNOWN_LINK' } } });
});
