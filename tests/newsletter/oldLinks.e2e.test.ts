import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import { signingKeys } from '../../server/platform/crypto/signing.ts';
import { confirmationKey } from '../../server/engagement/newsletter/links.ts';
import { confirmPath, withKey } from '../../server/engagement/newsletter/paths.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { makeSubscriber } from './newsletter.ts';
import { mailedLink } from './newsletterShop.ts';

// Expired links, and the newsletter without scripts.

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
test('[F96, F102] without JavaScript, the form leads to its own page, where it can be sent', async () => {
  const { page } = await openPage({ baseURL: shop.url, javaScriptEnabled: false });
  await page.goto('/terms/');
  expect(await block(page).getByRole('button', { name: 'Hide form' }).isVisible()).toBe(false);
  await block(page).getByRole('textbox', { name: 'Email' }).fill('');
  await block(page).getByRole('button', { name: 'Subscribe' }).click();
  await page.getByText('Enter your email address.').waitFor();
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill('plain@example.com');
  await page.getByRole('main').getByLabel('Name').fill('Ada');
  const press = () => page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
  // A form submitted faster than humans do asks to press again, and keeps the input.
  await expect
    .poll(
      async () => {
        if ((await page.getByRole('heading', { name: 'Thank you' }).count()) > 0) return true;
        expect(await page.getByRole('main').getByRole('textbox', { name: 'Email' }).inputValue()).toBe('plain@example.com');
        await press();
        return (await page.getByRole('heading', { name: 'Thank you' }).count()) > 0;
      },
      { interval: 1_000, timeout: 30_000 },
    )
    .toBe(true);
  await page.goto(await mailedLink(shop.dataDir, 'confirm', 'plain@example.com', 'confirm'));
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await page.getByRole('heading', { name: 'You’re subscribed', exact: true }).waitFor();
});

test('[F98] without JavaScript, an unticked consent box is reported with the input kept', async () => {
  const { page } = await openPage({ baseURL: shop.url, javaScriptEnabled: false });
  await page.goto('/');
  const box = page.getByRole('region', { name: 'Deals in your inbox' });
  await box.getByRole('textbox', { name: 'Email' }).fill('unticked@example.com');
  await box.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByText('Tick the box if you want to hear from us.').waitFor();
  expect(await page.getByRole('main').getByRole('checkbox').isChecked()).toBe(false);
  expect(await page.getByRole('main').getByRole('textbox', { name: 'Email' }).inputValue()).toBe('unticked@example.com');
});

test('[F102] an expired confirmation link can be replaced by a new one', async () => {
  const { page, problems } = await openPage({ baseURL: shop.url });
  await page.goto(expired);
  await page.getByRole('heading', { name: 'This link has expired' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send new link' }).click();
  await page.getByRole('heading', { name: 'New link sent' }).waitFor();
  await page.goto(await mailedLink(shop.dataDir, 'confirm', 'expired@example.com', 'confirm'));
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await page.getByRole('heading', { name: 'You’re subscribed', exact: true }).waitFor();
  expect(problems).toEqual([]);
});
