import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newSecret, secretHash } from '../../server/foundation/accounts/requestRules.ts';
import type { Db } from '../../server/platform/database/db.ts';
import type { AccountRequestKind } from '../../server/generated/prisma/client.ts';
import { preparedShop } from '../support/preparedShop.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import { openPage } from '../support/browser.ts';
import { members, openAs } from './accountDriver.ts';
import { axeProblems, soon } from './signInDriver.ts';

// Pages that email links lead to, opened with links that have expired or were never valid: by keyboard only, in narrow and wide windows.

const [mine, theirs] = ['mine@example.com', 'theirs@example.com'];
const secrets = { register: newSecret(), reset: newSecret(), email: newSecret() };
const expired = { register: newSecret(), reset: newSecret(), email: newSecret() };
const wrong = newSecret();
let shop: ServerProcess;

beforeAll(async () => {
  shop = await preparedShop(async (db: Db) => {
    const ids = await members(db, [mine, theirs]);
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

// The kinds of invalid links are spread over the pages, because the kind makes no difference to the page: each is covered once.
describe.each([
  [1280, true, [wrong, expired.reset, secrets.email]],
  [390, true, [secrets.reset, wrong, expired.email]],
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
