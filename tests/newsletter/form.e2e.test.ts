import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newsletterWordings, wordingText } from '../../server/engagement/consent/wordings.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import { makeSubscriber } from './newsletter.ts';
import { mailedLink, mailsTo, standing, watchSignUps } from './newsletterShop.ts';

// Newsletter forms on public pages: A at the end of every page, B in a box on the home page, B without a name on the deals page.

let shop: Awaited<ReturnType<typeof preparedShop>>;
beforeAll(async () => {
  shop = await preparedShop((db) => makeSubscriber(db, { email: 'known@example.com' }));
});
afterAll(() => shop.stop());

const footerForm = (page: Page) => page.getByRole('contentinfo').getByRole('region', { name: 'News from the shop' });
const boxForm = (page: Page) => page.getByRole('region', { name: 'Deals in your inbox' });
const subscribe = (block: Locator) => block.getByRole('button', { name: 'Subscribe' });

/** Opens a page and scrolls near the form, which loads its code. */
async function openForm(path: string, find: (page: Page) => Locator, options = {}) {
  const opened = await openPage({ baseURL: shop.url, ...options });
  await opened.page.goto(path);
  const sent = watchSignUps(opened.page);
  const block = find(opened.page);
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
  return { ...opened, block, sent };
}

describe('[F96] the form', () => {
  test('has the variant of its place, fits a phone’s screen, and can be hidden and shown', async () => {
    const { page, block, problems } = await openForm('/', footerForm);
    expect(await block.getByRole('textbox', { name: 'Email' }).count()).toBe(1);
    expect(await block.getByLabel('Name').count()).toBe(1);
    expect(await block.getByRole('checkbox').count()).toBe(0);
    await block.getByText(wordingText(newsletterWordings.A[0], 'Souk')).waitFor();
    const toggle = block.getByRole('button', { name: / form$/ });
    await toggle.click();
    expect(await toggle.textContent()).toBe('Show form');
    expect(await toggle.getAttribute('aria-expanded')).toBe('false');
    expect(await block.getByRole('textbox', { name: 'Email' }).isVisible()).toBe(false);
    await toggle.press('Enter');
    expect(await block.getByRole('textbox', { name: 'Email' }).isVisible()).toBe(true);

    const box = boxForm(page);
    expect(await box.getByLabel('Name').count()).toBe(1);
    expect(await box.getByRole('checkbox', { name: wordingText(newsletterWordings.B[0], 'Souk') }).isChecked()).toBe(false);
    expect(await accessibilityProblems(page)).toEqual([]);
    // On a phone the form is as wide as the window, and nothing overflows.
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await block.getByRole('textbox', { name: 'Email' }).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(problems).toEqual([]);
  });
});

describe('[F97, F98] the form of the deals page, with a consent box and no name', () => {
  test('requires the box to be ticked, and then sends the displayed wording and no name', async () => {
    const { page, block, sent, problems } = await openForm('/deals/', boxForm);
    expect(await block.getByLabel('Name').count()).toBe(0);
    const tick = block.getByRole('checkbox');
    expect(await tick.isChecked()).toBe(false);
    await block.getByRole('textbox', { name: 'Email' }).fill('box@example.com');
    await subscribe(block).click();
    await block.getByText('Tick the box if you want to hear from us.').waitFor();
    expect(await tick.getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);

    await tick.check();
    await subscribe(block).click();
    await block.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(await block.getByText('Tick the box if you want to hear from us.').count()).toBe(0);
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
    expect(problems).toEqual([]);
  });
});

describe('[F101] the thank-you message', () => {
  test('is the same for known and unknown addresses, and only unknown ones are emailed', async () => {
    const words: (string | null)[] = [];
    for (const email of ['known@example.com', 'new@example.com']) {
      const { block } = await openForm('/terms/', footerForm);
      await block.getByRole('textbox', { name: 'Email' }).fill(email);
      await subscribe(block).click();
      await block.getByRole('heading', { name: 'Thank you' }).waitFor();
      words.push(await block.getByRole('status').textContent());
    }
    expect(new Set(words).size).toBe(1);
    await mailedLink(shop.dataDir, 'confirm', 'new@example.com', 'confirm');
    expect(mailsTo(shop.dataDir, 'confirm', 'known@example.com')).toBe(0);
  });
});

test('[F102] a visitor subscribes, confirms and unsubscribes through the links in the emails', async () => {
  const { page, block, sent, problems } = await openForm('/terms/', footerForm);
  await block.getByRole('textbox', { name: 'Email' }).fill('whole@example.com');
  await block.getByLabel('Name').fill('Ada');
  await subscribe(block).click();
  await block.getByRole('heading', { name: 'Thank you' }).waitFor();
  expect(sent).toEqual([expect.objectContaining({ name: 'Ada' })]);
  const confirm = await mailedLink(shop.dataDir, 'confirm', 'whole@example.com', 'confirm');
  await page.goto(confirm);
  await page.getByRole('heading', { name: 'Confirm your subscription' }).waitFor();
  await page.getByText('w…@example.com').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await page.getByRole('heading', { name: 'You’re subscribed', exact: true }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.goto(confirm);
  await page.getByRole('heading', { name: 'You’re already subscribed' }).waitFor();

  const leave = await mailedLink(shop.dataDir, 'welcome', 'whole@example.com', 'unsubscribe');
  await page.goto(leave);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await page.getByRole('heading', { name: 'You’re unsubscribed' }).waitFor();
  expect(await standing(shop.url, leave)).toEqual({ status: 'UNSUBSCRIBED', maskedName: 'A…' });
  await page.goto(confirm);
  await page.getByRole('heading', { name: 'You have unsubscribed' }).waitFor();
  expect(problems).toEqual([]);
});
