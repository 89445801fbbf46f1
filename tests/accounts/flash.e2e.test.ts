import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import { makeProduct } from '../support/products.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import { bothWays, members, notice, openAs } from './accountDriver.ts';

// A page shows a success message when the shop has performed the action, not because a link claims that it has.

let shop: ServerProcess;

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    await makeProduct(db, { name: 'lamp', slug: 'lamp' });
    await members(db, ['told@example.com']);
  });
});
afterAll(() => shop.stop());

const email = 'told@example.com';
const forged = [
  ['/account/settings/?done=password', 'Password changed'],
  ['/account/addresses/?done=removed', 'Address removed'],
  ['/account/welcome/?new=1&cart=99&wished=3', 'items added'],
  ['/account/welcome/?new=1', 'Your account is ready'],
] as const;

/** Returns the main content of a page without scripts. */
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

test('[F142] query parameters can’t make a page show a success message', async () => {
  const { page } = await openAs(shop.url, email);
  for (const [path, claim] of forged) {
    const sent = mainOf(await (await page.request.get(path)).text());
    expect(sent).toContain('</h1>');
    expect(sent).not.toContain(claim);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('main').textContent()).not.toContain(claim);
  }
  const guest = await openPage({ baseURL: shop.url });
  for (const [path, text] of [
    ['/account/sign-in/?news=password-set', 'Good to see you again.'],
    ['/account/goodbye/?done=erase', 'You’re not signed in'],
  ] as const) {
    expect(mainOf(await (await guest.page.request.get(path)).text())).toContain(text);
    await guest.page.goto(path);
    await guest.page.getByText(text).first().waitFor();
  }
  expect(guest.problems).toEqual([]);
});

describe.each(bothWays)('[F142] %s', (_name, options) => {
  test('a success message is shown once without changing the URL', async () => {
    const { page, problems } = await openAs(shop.url, email, options);
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
  const { page } = await openAs(shop.url, email, { javaScriptEnabled: false });
  const told = { form: 'name', isDone: true, message: 'You have won.', issues: {}, values: {} };
  const payload = Buffer.from(JSON.stringify({ path: '/account/settings/', until: Date.now() + 60_000, told })).toString('base64url');
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
