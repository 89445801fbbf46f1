import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { newsletterWordings, wordingText } from '../../server/engagement/consent/wordings.ts';
import { officeShop, type OfficeShop } from '../admin/officeShop.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { mailedLink, standing, watchSignUps } from './newsletterShop.ts';

// Newsletter forms on public pages (A at the end of every page, B in a box on the home page, B without a name on the deals page), and the
// pages that emails link to. The states of the form are in form.component.test.tsx.

let office: OfficeShop;
beforeAll(async () => {
  office = await officeShop();
});

const footerForm = (page: Page) => page.getByRole('contentinfo').getByRole('region', { name: 'News from the shop' });
const boxForm = (page: Page) => page.getByRole('region', { name: 'Deals in your inbox' });
const subscribe = (block: Locator) => block.getByRole('button', { name: 'Subscribe' });

/** Opens a page and scrolls near the form, which loads its code. */
async function openForm(page: Page, path: string, find: (page: Page) => Locator): Promise<Locator> {
  await page.goto(path);
  const block = find(page);
  await block.evaluate((element) => element.scrollIntoView());
  // The form is hydrated: it can be hidden and shown again.
  const toggle = block.getByRole('button', { name: / form$/ });
  await expect
    .poll(
      async () => {
        if ((await toggle.textContent()) === 'Hide form') await toggle.click();
        return toggle.textContent();
      },
      { timeout: 20_000 },
    )
    .toBe('Show form');
  await toggle.click();
  return block;
}

const keyOf = (name: string) => office.made.readers.keys.get(name) ?? '';
const unsubscribe = (name: string) => `/newsletter/unsubscribe/?key=${keyOf(name)}`;
const preferences = (name: string) => `/newsletter/preferences/?key=${keyOf(name)}`;
const statusOf = async (name: string) => (await standing(office.url, unsubscribe(name)))?.status;

test('[F96, F97, F98, F102] a visitor subscribes with the form of the place, confirms and unsubscribes through the emails', async () => {
  const { page, problems } = await openPage({ baseURL: office.url });
  const sent = watchSignUps(page);
  const box = await openForm(page, '/deals/', boxForm);
  expect(await box.getByLabel('Name').count()).toBe(0);
  await box.getByRole('textbox', { name: 'Email' }).fill('box@example.com');
  await box.getByRole('checkbox').check();
  await subscribe(box).click();
  await box.getByRole('heading', { name: 'Thank you' }).waitFor();
  expect(sent).toEqual([
    expect.objectContaining({
      email: 'box@example.com',
      variant: 'B',
      consent: true,
      wordingVersion: newsletterWordings.B[0].version,
      placement: 'deals',
      pageLink: '/deals/',
    }),
  ]);
  expect(Object.keys(sent[0] ?? {})).not.toContain('name');

  const homeBox = await openForm(page, '/', boxForm);
  expect(await homeBox.getByLabel('Name').count()).toBe(1);
  expect(await homeBox.getByRole('checkbox', { name: wordingText(newsletterWordings.B[0], 'Souk') }).isChecked()).toBe(false);
  expect(await footerForm(page).count()).toBe(0);

  const block = await openForm(page, '/terms/', footerForm);
  expect(await block.getByRole('textbox', { name: 'Email' }).count()).toBe(1);
  expect(await block.getByLabel('Name').count()).toBe(1);
  expect(await block.getByRole('checkbox').count()).toBe(0);
  await block.getByText(wordingText(newsletterWordings.A[0], 'Souk')).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  // On a phone the form is as wide as the window, and nothing overflows.
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await block.getByRole('textbox', { name: 'Email' }).isVisible()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await block.getByRole('textbox', { name: 'Email' }).fill('whole@example.com');
  await block.getByLabel('Name').fill('Ada');
  await subscribe(block).click();
  await block.getByRole('heading', { name: 'Thank you' }).waitFor();
  expect(sent.slice(1)).toEqual([expect.objectContaining({ name: 'Ada' })]);
  const confirm = await mailedLink(office.dataDir, 'confirm', 'whole@example.com', 'confirm');
  await page.goto(confirm);
  await page.getByRole('heading', { name: 'Confirm your subscription' }).waitFor();
  await page.getByText('w…@example.com').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await page.getByRole('heading', { name: 'You’re subscribed', exact: true }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.goto(confirm);
  await page.getByRole('heading', { name: 'You’re already subscribed' }).waitFor();

  const leave = await mailedLink(office.dataDir, 'welcome', 'whole@example.com', 'unsubscribe');
  await page.goto(leave);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await page.getByRole('heading', { name: 'You’re unsubscribed' }).waitFor();
  expect(await standing(office.url, leave)).toEqual({ status: 'UNSUBSCRIBED', maskedName: 'A…' });
  await page.goto(confirm);
  await page.getByRole('heading', { name: 'You’ve unsubscribed' }).waitFor();
  expect(problems).toEqual([]);
});

test('[F102] the pages of emails unsubscribe, resubscribe, change the name, and replace an expired link', async () => {
  const { page, problems } = await openPage({ baseURL: office.url });
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

  await page.goto(preferences('choices'));
  await page.getByRole('heading', { name: 'Your newsletter' }).waitFor();
  await page.getByText('Saved name: “A…”.').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByLabel('Your name').fill('Grace');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Name saved.').waitFor();
  expect(await standing(office.url, preferences('choices'))).toEqual({ status: 'CONFIRMED', maskedName: 'G…' });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('No name saved.').waitFor();

  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await page.getByText('You’re unsubscribed.').waitFor();
  expect(await statusOf('choices')).toBe('UNSUBSCRIBED');
  await page.getByRole('button', { name: 'Subscribe again' }).click();
  await page.getByText('You’re subscribed again.').waitFor();
  expect(await standing(office.url, preferences('choices'))).toEqual({ status: 'CONFIRMED', maskedName: null });

  await page.goto(office.made.readers.expired);
  await page.getByRole('heading', { name: 'This link has expired' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send new link' }).click();
  await page.getByRole('heading', { name: 'New link sent' }).waitFor();
  await page.goto(await mailedLink(office.dataDir, 'confirm', 'expired@example.com', 'confirm'));
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await page.getByRole('heading', { name: 'You’re subscribed', exact: true }).waitFor();
  expect(problems).toEqual([]);

  expect((await page.goto(`/newsletter/confirm/?key=${keyOf('unused')}0`))?.status()).toBe(404);
  await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('[F96, F98, F102] without JavaScript, the form leads to its own page, and emails’ pages unsubscribe and erase', async () => {
  const { page } = await openPage({ baseURL: office.url, javaScriptEnabled: false });
  await page.goto('/terms/');
  expect(await footerForm(page).getByRole('button', { name: 'Hide form' }).isVisible()).toBe(false);
  await footerForm(page).getByRole('textbox', { name: 'Email' }).fill('');
  await footerForm(page).getByRole('button', { name: 'Subscribe' }).click();
  await page.getByText('Enter your email address.').waitFor();
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill('scriptless@example.com');
  await page.getByRole('main').getByLabel('Name').fill('Ada');
  const press = () => page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
  // A form submitted faster than humans do asks to press again, and keeps the input.
  await expect
    .poll(
      async () => {
        if ((await page.getByRole('heading', { name: 'Thank you' }).count()) > 0) return true;
        expect(await page.getByRole('main').getByRole('textbox', { name: 'Email' }).inputValue()).toBe('scriptless@example.com');
        await press();
        return (await page.getByRole('heading', { name: 'Thank you' }).count()) > 0;
      },
      { interval: 1_000, timeout: 30_000 },
    )
    .toBe(true);
  await page.goto(await mailedLink(office.dataDir, 'confirm', 'scriptless@example.com', 'confirm'));
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await page.getByRole('heading', { name: 'You’re subscribed', exact: true }).waitFor();

  // An unticked consent box is reported with the input kept.
  await page.goto('/');
  const box = boxForm(page);
  await box.getByRole('textbox', { name: 'Email' }).fill('unticked@example.com');
  await box.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByText('Tick the box if you want to hear from us.').waitFor();
  expect(await page.getByRole('main').getByRole('checkbox').isChecked()).toBe(false);
  expect(await page.getByRole('main').getByRole('textbox', { name: 'Email' }).inputValue()).toBe('unticked@example.com');

  await page.goto(unsubscribe('plain'));
  await page.getByRole('button', { name: 'Unsubscribe' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'You’re unsubscribed' }).waitFor();
  expect(await statusOf('plain')).toBe('UNSUBSCRIBED');

  await page.goto(preferences('forgotten'));
  await page.getByText('Delete your address').click();
  await page.getByRole('button', { name: 'Delete my address' }).click();
  await page.getByRole('heading', { name: 'Your address has been deleted' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect((await page.goto(preferences('forgotten')))?.status()).toBe(404);
  await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor();

  await page.goto(preferences('waiting'));
  await page.getByText('isn’t confirmed yet').waitFor();
  expect(await page.getByRole('button', { name: 'Unsubscribe' }).count()).toBe(0);
});

test('[F102] links unsubscribe neither when only opened, nor when invalid, and accept one-click unsubscribes of mail clients', async () => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await fetch(`${office.url}${unsubscribe('looked')}`, { method });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  expect(await statusOf('looked')).toBe('CONFIRMED');

  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(`${office.url}${unsubscribe('press')}`, { method: 'POST', body })).status).toBe(200);
  expect(await (await fetch(`${office.url}${unsubscribe('press')}`)).text()).toMatch(/<h1[^>]*>You’re unsubscribed<\/h1>/);

  const key = keyOf('unused');
  for (const place of ['confirm', 'preferences', 'unsubscribe']) {
    for (const wrong of ['', 'x', key.slice(0, -1), `${key}0`, '%3Cb%3E']) {
      const response = await fetch(`${office.url}/newsletter/${place}/?key=${wrong}`);
      expect([place, wrong, response.status]).toEqual([place, wrong, 404]);
      expect(await response.text()).toMatch(/<h1[^>]*>This link doesn’t work<\/h1>/);
    }
  }
  expect(await statusOf('unused')).toBe('CONFIRMED');
  const other = await fetch(`${office.url}/newsletter/nothing/`);
  expect(other.status).toBe(404);
  expect(await other.text()).toMatch(/<h1[^>]*>Page not found<\/h1>/);
});
