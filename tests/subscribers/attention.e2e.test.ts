import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import { signingKeys } from '../../server/signing.ts';
import { confirmationKey } from '../../server/subscribers/links.ts';
import { confirmPath, withKey } from '../../server/subscribers/paths.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { makeSubscriber } from './newsletter.ts';
import { mailedLink } from './newsletterShop.ts';

// What takes time: the form that draws attention to itself, and links that are too old; and what works without script.

let shop: Awaited<ReturnType<typeof preparedShop>>;
let expired = '';
beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    const key = 'a key of this test';
    await db.prisma.signingKey.create({ data: { key } });
    const email = 'expired@example.com';
    const { id, emailShown, name, placement, variant, pageLink } = await makeSubscriber(db, { email, status: 'PENDING' });
    const askedAt = new Date(Date.now() - 3 * 24 * 3_600_000);
    await db.prisma.subscriber.update({ where: { id }, data: { createdAt: askedAt, pendingSince: askedAt } });
    await db.prisma.subscriberRequest.create({ data: { email, askedAt, emailShown, name, placement, variant, pageLink } });
    expired = withKey(confirmPath, confirmationKey(signingKeys([key]), { id, askedAt }));
  });
});
afterAll(() => shop.stop());

const block = (page: Page) => page.getByRole('contentinfo').getByRole('region', { name: 'News from the shop' });
const marked = (page: Page) => page.locator('[data-attention]');

/** A page whose clock is moved by hand, with the form in sight. */
async function openStill(options = {}) {
  const opened = await openPage({ baseURL: shop.url, ...options });
  const { page } = opened;
  await page.clock.install();
  await page.goto('/terms/');
  await block(page).evaluate((element) => element.scrollIntoView());
  // It answers: hidden and shown again.
  const toggle = block(page).getByRole('button', { name: /the form$/ });
  await expect
    .poll(
      async () => {
        if ((await toggle.textContent()) === 'Hide the form') await toggle.click();
        return toggle.textContent();
      },
      { timeout: 20_000 },
    )
    .toBe('Show the form');
  await page.clock.pauseAt(new Date(Date.now() + 600_000));
  await toggle.click();
  await toggle.evaluate((element) => (element as HTMLElement).blur());
  return { ...opened, toggle };
}

test('[F100] draws attention every 3500 ms, and ends its movement by itself', async () => {
  const { page } = await openStill();
  const starts = await page.evaluateHandle(() => {
    const seen = { count: 0 };
    document.addEventListener('animationstart', () => (seen.count += 1));
    return seen;
  });
  await page.clock.runFor(3499);
  expect(await marked(page).count()).toBe(0);
  for (let times = 0; times < 2; times += 1) {
    await page.clock.runFor(times === 0 ? 1 : 3500);
    await expect.poll(() => starts.evaluate(({ count }) => count)).toBe(times + 1);
    // The movement's own time is the browser's: its end takes the mark away.
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect.poll(() => marked(page).count()).toBe(0);
  }
});

test('[F100] marks the form, and does not while somebody is in it or has hidden it', async () => {
  const { page, toggle } = await openStill();
  await page.evaluate(() => document.addEventListener('animationend', (event) => event.stopImmediatePropagation(), true));
  await page.clock.runFor(3500);
  expect(await marked(page).count()).toBe(1);
  await block(page).getByRole('textbox', { name: 'E-mail' }).focus();
  expect(await marked(page).count()).toBe(0);
  await page.clock.runFor(7000);
  expect(await marked(page).count()).toBe(0);
  await toggle.click();
  await toggle.evaluate((element) => (element as HTMLElement).blur());
  await page.clock.runFor(7000);
  expect(await marked(page).count()).toBe(0);
});

test('[F100] never moves for whoever wants no motion, nor once it was sent', async () => {
  const { page } = await openStill({ reducedMotion: 'reduce' });
  await page.clock.runFor(7000);
  expect(await marked(page).count()).toBe(0);

  const sender = await openStill();
  await sender.page.clock.resume();
  await block(sender.page).getByRole('textbox', { name: 'E-mail' }).fill('sent@example.com');
  await block(sender.page).getByRole('button', { name: 'Subscribe' }).click();
  await block(sender.page).getByRole('heading', { name: 'Thank you!' }).waitFor();
  await sender.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await sender.page.clock.runFor(7000);
  expect(await marked(sender.page).count()).toBe(0);
});

test('[F96, F102] without script the form leads to a page of its own, where one more press sends it', async () => {
  const { page } = await openPage({ baseURL: shop.url, javaScriptEnabled: false });
  await page.goto('/terms/');
  expect(await block(page).getByRole('button', { name: 'Hide the form' }).isVisible()).toBe(false);
  await block(page).getByRole('textbox', { name: 'E-mail' }).fill('');
  await block(page).getByRole('button', { name: 'Subscribe' }).click();
  await page.getByText('Enter your e-mail address.').waitFor();
  await page.getByRole('main').getByRole('textbox', { name: 'E-mail' }).fill('plain@example.com');
  await page.getByRole('main').getByLabel('Name').fill('Ada');
  const press = () => page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
  // Whoever is quicker than people are is asked to press again; what was entered stays.
  await expect
    .poll(
      async () => {
        if ((await page.getByRole('heading', { name: 'Thank you!' }).count()) > 0) return true;
        expect(await page.getByRole('main').getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe('plain@example.com');
        await press();
        return (await page.getByRole('heading', { name: 'Thank you!' }).count()) > 0;
      },
      { interval: 1_000, timeout: 30_000 },
    )
    .toBe(true);
  await page.goto(await mailedLink(shop.dataDir, 'confirm', 'plain@example.com', 'confirm'));
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await page.getByRole('heading', { name: 'You are subscribed', exact: true }).waitFor();
});

test('[F98] without script a box that is not ticked is asked for again', async () => {
  const { page } = await openPage({ baseURL: shop.url, javaScriptEnabled: false });
  await page.goto('/');
  const box = page.getByRole('region', { name: 'Deals in your mailbox' });
  await box.getByRole('textbox', { name: 'E-mail' }).fill('unticked@example.com');
  await box.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByText('Tick the box if you want to hear from us.').waitFor();
  expect(await page.getByRole('main').getByRole('checkbox').isChecked()).toBe(false);
  expect(await page.getByRole('main').getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe('unticked@example.com');
});

test('[F102] a link that is too old sends a new one', async () => {
  const { page, problems } = await openPage({ baseURL: shop.url });
  await page.goto(expired);
  await page.getByRole('heading', { name: 'This link is too old' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await page.getByRole('heading', { name: 'A new link is on its way' }).waitFor();
  await page.goto(await mailedLink(shop.dataDir, 'confirm', 'expired@example.com', 'confirm'));
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await page.getByRole('heading', { name: 'You are subscribed', exact: true }).waitFor();
  expect(problems).toEqual([]);
});
