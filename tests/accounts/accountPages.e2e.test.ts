import { expect, test } from 'vitest';
import { problemsInBothThemes } from '../kit/themes.ts';
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

test.each(pages)(
  '[F142] %s is uncached, excluded from search engines, and sends no referrer to other sites',
  async (path, title, status) => {
    const answer = await fetch(`${shopUrl()}${path}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'private, no-store']);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(html).toContain('<meta name="referrer" content="same-origin"/>');
    expect(html).toContain(`${title}</h1>`);
  },
);

test('[F142] the sign-in pages have no accessibility violations or layout shift in wide and narrow windows', async () => {
  // One context for all pages, so that scripts are compiled once.
  const { page, problems, requests } = await openPage();
  for (const [path, title] of pages) {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      const found = {
        shifts: await layoutShifts(page),
        isWide: await page.evaluate(() => document.documentElement.scrollWidth > innerWidth),
      };
      expect({ path, width, ...found }).toEqual({ path, width, shifts: [], isWide: false });
    }
    expect({ path, found: await problemsInBothThemes(page) }).toEqual({ path, found: [] });
  }
  expect(requests).toEqual([]);
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
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

test('[F142] narrow windows link to the account in the header and the menu', async () => {
  // Pages are cached for all queries with the same meaning, so that without scripts only the path is known.
  const html = await (await fetch(`${shopUrl()}/shop/?s=pan`)).text();
  expect(html).toContain(`href="/account/?from=${encodeURIComponent('/shop/')}"`);
  const { page } = await openPage({ viewport: { width: 390, height: 800 } });
  await page.goto('/shop/?s=pan');
  const inHeader = page.getByRole('banner').getByRole('link', { name: 'Account' });
  expect(await inHeader.getAttribute('href')).toBe(`/account/?from=${encodeURIComponent('/shop/?s=pan')}`);
  await page.getByRole('button', { name: 'Menu' }).click();
  const inMenu = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Your account' });
  await inMenu.waitFor();
  expect(await inMenu.getAttribute('href')).toBe('/account/');
});
