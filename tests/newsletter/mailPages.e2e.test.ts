import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import { makeSubscriber } from './newsletter.ts';
import { standing } from './newsletterShop.ts';

// Pages linked from newsletter emails, for subscribers.

const names = ['press', 'undo', 'plain', 'looked', 'choices', 'forgotten', 'unused'] as const;
let shop: Awaited<ReturnType<typeof preparedShop>>;
const keys = new Map<string, string>();

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    for (const name of names) keys.set(name, (await makeSubscriber(db, { email: `${name}@example.com`, name: 'Ada' })).linkKey);
    const waiting = await makeSubscriber(db, { email: 'waiting@example.com', status: 'PENDING' });
    keys.set('waiting', waiting.linkKey);
    // Pending subscribers are deleted after 30 days, so this one is made recent.
    await db.prisma.subscriber.update({ where: { id: waiting.id }, data: { createdAt: new Date(), pendingSince: new Date() } });
  });
});
afterAll(() => shop.stop());

const unsubscribe = (name: string) => `/newsletter/unsubscribe/?key=${keys.get(name)}`;
const preferences = (name: string) => `/newsletter/preferences/?key=${keys.get(name)}`;
const statusOf = async (name: string) => (await standing(shop.url, unsubscribe(name)))?.status;

describe('[F102] the unsubscribe page', () => {
  test('asks for confirmation, unsubscribes, and can resubscribe', async () => {
    const { page, problems } = await openPage({ baseURL: shop.url });
    await page.goto(unsubscribe('undo'));
    await page.getByRole('heading', { name: 'Unsubscribe from the newsletter?' }).waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await statusOf('undo')).toBe('CONFIRMED');

    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: 'You’re unsubscribed' }).waitFor();
    await page.getByText('u…@example.com').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await statusOf('undo')).toBe('UNSUBSCRIBED');

    await page.getByRole('button', { name: 'Subscribe again' }).click();
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    expect(await statusOf('undo')).toBe('CONFIRMED');
    expect(problems).toEqual([]);
  });

  test('works without JavaScript and with the keyboard', async () => {
    const { page } = await openPage({ baseURL: shop.url, javaScriptEnabled: false });
    await page.goto(unsubscribe('plain'));
    await page.getByRole('button', { name: 'Unsubscribe' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'You’re unsubscribed' }).waitFor();
    expect(await statusOf('plain')).toBe('UNSUBSCRIBED');
  });

  test('doesn’t unsubscribe when only opened, and is uncached', async () => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(`${shop.url}${unsubscribe('looked')}`, { method });
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(await statusOf('looked')).toBe('CONFIRMED');
  });

  test('accepts one-click unsubscribes from mail clients', async () => {
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(`${shop.url}${unsubscribe('press')}`, { method: 'POST', body })).status).toBe(200);
    expect(await (await fetch(`${shop.url}${unsubscribe('press')}`)).text()).toMatch(/<h1[^>]*>You’re unsubscribed<\/h1>/);
  });
});

describe('[F102] the preferences page', () => {
  test('changes and removes the name, unsubscribes and resubscribes', async () => {
    const { page, problems } = await openPage({ baseURL: shop.url });
    await page.goto(preferences('choices'));
    await page.getByRole('heading', { name: 'Your newsletter' }).waitFor();
    await page.getByText('Saved name: A…').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.getByLabel('Your name').fill('Grace');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Name saved.').waitFor();
    expect(await standing(shop.url, preferences('choices'))).toEqual({ status: 'CONFIRMED', maskedName: 'G…' });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('No name saved.').waitFor();

    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByText('You’re unsubscribed.').waitFor();
    expect(await statusOf('choices')).toBe('UNSUBSCRIBED');
    await page.getByRole('button', { name: 'Subscribe again' }).click();
    await page.getByText('You’re subscribed again.').waitFor();
    expect(await standing(shop.url, preferences('choices'))).toEqual({ status: 'CONFIRMED', maskedName: null });
    expect(problems).toEqual([]);
  });

  test('erases the address without JavaScript, and its links stop working', async () => {
    const { page } = await openPage({ baseURL: shop.url, javaScriptEnabled: false });
    await page.goto(preferences('forgotten'));
    await page.getByText('Delete your address').click();
    await page.getByRole('button', { name: 'Delete my address' }).click();
    await page.getByRole('heading', { name: 'Your address has been deleted' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect((await page.goto(preferences('forgotten')))?.status()).toBe(404);
    await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor();
  });

  test('of an unconfirmed subscriber says so', async () => {
    const { page } = await openPage({ baseURL: shop.url, javaScriptEnabled: false });
    await page.goto(preferences('waiting'));
    await page.getByText('isn’t confirmed yet').waitFor();
    expect(await page.getByRole('button', { name: 'Unsubscribe' }).count()).toBe(0);
  });
});

test('[F102] an invalid link is a 404 on each page and changes nothing', async () => {
  const key = keys.get('unused') ?? '';
  for (const place of ['confirm', 'preferences', 'unsubscribe']) {
    for (const wrong of ['', 'x', key.slice(0, -1), `${key}0`, '%3Cb%3E']) {
      const response = await fetch(`${shop.url}/newsletter/${place}/?key=${wrong}`);
      expect([place, wrong, response.status]).toEqual([place, wrong, 404]);
      expect(await response.text()).toMatch(/<h1[^>]*>This link doesn’t work<\/h1>/);
    }
  }
  const { page, problems } = await openPage({ baseURL: shop.url });
  expect((await page.goto(`/newsletter/confirm/?key=${key}0`))?.status()).toBe(404);
  await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  // The browser logs the 404 status in the console.
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  expect(await statusOf('unused')).toBe('CONFIRMED');
  const other = await fetch(`${shop.url}/newsletter/nothing/`);
  expect(other.status).toBe(404);
  expect(await other.text()).toMatch(/<h1[^>]*>Page not found<\/h1>/);
});
