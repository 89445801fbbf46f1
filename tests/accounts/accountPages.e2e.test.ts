import { describe, expect, test } from 'vitest';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { layoutShifts } from '../support/layoutShift.ts';
import { shopUrl } from '../support/shopUrl.ts';

// What the sign-in pages have in common, on the shop shared by all tests: no test changes anything.

const token = 'aB3_-aB3_-aB3_-aB3_-aB';
const pages: [string, string, number][] = [
  ['/account/sign-in/', 'Sign in', 200],
  ['/account/register/', 'Create account', 200],
  ['/account/forgot/', 'Forgot your password?', 200],
  [`/account/reset/?token=${token}`, 'Set a new password', 200],
  ['/account/reset/?token=cut', 'This link doesn’t work', 404],
  [`/account/verify/?token=${token}`, 'Confirm your email address', 200],
  ['/account/verify/', 'This link doesn’t work', 404],
];

describe.each(pages)('[F142] %s', (path, title, status) => {
  test('is uncached, excluded from search engines, and sends no referrer to other sites', async () => {
    const answer = await fetch(`${shopUrl()}${path}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'private, no-store']);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(html).toContain('<meta name="referrer" content="same-origin"/>');
    expect(html).toContain(`${title}</h1>`);
  });

  test('has no accessibility violations or layout shift in wide and narrow windows', async () => {
    const { page, problems, requests } = await openPage();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await accessibilityProblems(page), String(width)).toEqual([]);
      expect(await layoutShifts(page), String(width)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), String(width)).toBe(true);
    }
    expect(requests).toEqual([]);
    expect(problems.filter((problem) => status === 200 || !problem.includes('404'))).toEqual([]);
  });
});

test.each(['welcome', 'sign-out', 'email'])('[F137] a guest who opens /account/%s/ is redirected to sign-in', async (task) => {
  const answer = await fetch(`${shopUrl()}/account/${task}/?token=${token}`, { redirect: 'manual' });
  const from = task === 'email' ? `?from=${encodeURIComponent(`/account/email/?token=${token}`)}` : '';
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `/account/sign-in/${from}`]);
});

test('[F142] fields have autocomplete attributes for password managers', async () => {
  const autocompleteOf = async (path: string) => {
    const html = await (await fetch(`${shopUrl()}${path}`)).text();
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
    const valueOf = (input: string, attribute: string) => new RegExp(` ${attribute}="([^"]*)"`, 'i').exec(input)?.[1];
    return [...main.matchAll(/<input[^>]*>/g)].map(([input]) => `${valueOf(input, 'id')}: ${valueOf(input, 'autocomplete')}`);
  };
  expect(await autocompleteOf('/account/sign-in/')).toEqual(['email: username', 'password: current-password']);
  expect(await autocompleteOf('/account/register/')).toEqual(['name: name', 'email: username', 'password: new-password']);
  expect(await autocompleteOf(`/account/reset/?token=${token}`)).toEqual(['password: new-password']);
});

test('[F142] narrow windows link to the account in the toolbar and the menu', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await openPage({ viewport: { width: 390, height: 800 }, javaScriptEnabled });
    await page.goto('/shop/?s=pan');
    const inToolbar = page.getByRole('navigation', { name: 'Toolbar' }).getByRole('link', { name: 'Account' });
    // Pages are cached for all queries with the same meaning, so that without scripts only the path is known.
    const from = javaScriptEnabled ? '/shop/?s=pan' : '/shop/';
    expect(await inToolbar.getAttribute('href')).toBe(`/account/?from=${encodeURIComponent(from)}`);
    await page.getByRole('button', { name: 'Menu' }).click();
    const inMenu = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Your account' });
    await inMenu.waitFor();
    expect(await inMenu.getAttribute('href')).toBe('/account/');
  }
});
