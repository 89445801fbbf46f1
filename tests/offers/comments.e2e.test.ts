import type { Page } from 'playwright-core';
import { globalId } from '../../shared/globalId.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop, setVisitorCookie, signedInToken, type PreparedShop } from '../support/preparedShop.ts';
import { dayMs, fromNow, soon } from './dealsShop.ts';
import { makeMerchant, makeOffer } from './offerShop.ts';

// Comments on a deal in browsers: posted, answered and reported by shoppers on a phone and a desktop, and moderated by staff.

let shop: PreparedShop;
let boss: AdminWithSession;
let ada = '';
beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    boss = await adminWithSession(db, { isSteppedUp: true });
    ada = await signedInToken(db, 'CUSTOMER');
    const merchantId = await makeMerchant(db, { name: 'Hafen' });
    await makeOffer(db, { merchantId, slug: 'lamp', title: 'Lamp' }, fromNow(-dayMs));
    const old = await makeOffer(
      db,
      { merchantId, slug: 'old', title: 'Old lamp', startsAt: fromNow(-2 * dayMs), endsAt: fromNow(-dayMs) },
      fromNow(-2 * dayMs),
    );
    const facts = { authorName: 'Grace', status: 'PUBLISHED' } as const;
    await db.prisma.offerComment.create({ data: { ...facts, offerId: old, body: 'It was good.' } });
    const many = await makeOffer(db, { merchantId, slug: 'many', title: 'Much discussed' }, fromNow(-dayMs));
    await db.prisma.offerComment.createMany({
      data: Array.from({ length: 25 }, (_, index) => ({ ...facts, offerId: many, body: `Number ${index + 1}.` })),
    });
    for (const [id, commentCount] of [
      [old, 1],
      [many, 25],
    ] as const)
      await db.prisma.offer.update({ where: { id }, data: { commentCount } });
  });
});
afterAll(() => shop.stop());

const phone = { viewport: { width: 390, height: 844 } };
const section = (page: Page) => page.locator('#comments');
const bodies = (page: Page) =>
  section(page)
    .getByRole('article')
    .evaluateAll((all) => all.map((item) => item.querySelectorAll('p')[1]?.textContent));

async function open(path: string, token = '', options: Parameters<typeof openPage>[0] = {}) {
  const opened = await openPage({ baseURL: shop.url, ...options });
  if (token !== '') await setVisitorCookie(opened.page.context(), shop.url, token);
  await opened.page.goto(path);
  return opened;
}

/** Scrolls to the comments and waits until scripts handle them. */
async function comeNear(page: Page): Promise<void> {
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await page.evaluate(() => document.getElementById('comments')?.scrollIntoView());
  const isAlive = () =>
    page.evaluate(() => Object.keys(document.getElementById('comments') ?? {}).some((key) => key.startsWith('__react')));
  await expect.poll(isAlive, soon).toBe(true);
}

test('[I92] a comment is posted, approved, answered, reported, hidden and restored', async () => {
  const shopper = await open('/deals/lamp/', ada);
  await comeNear(shopper.page);
  const form = shopper.page.getByRole('form', { name: 'Write a comment' });
  await form.getByLabel('Your comment').fill('<b>Bright</b> light.');
  await form.getByLabel('Your name').fill('Ada');
  await form.getByRole('button', { name: 'Post comment' }).click();
  await expect.poll(() => section(shopper.page).getByRole('status').first().innerText(), soon).toMatch(/appears here once/);
  const own = section(shopper.page).getByRole('article', { name: 'Comment by Ada' });
  expect(await own.innerText()).toMatch(/Pending approval[^]*<b>Bright<\/b> light\./);

  const admin = await openPage({ baseURL: shop.url });
  await signInAsAdmin(admin.page.context(), shop.url, boss);
  const decide = async (button: 'Publish' | 'Hide', status = '') => {
    await admin.page.goto(`/admin/comments${status}`);
    await admin.page
      .getByRole('checkbox', { name: /^Select comment/ })
      .first()
      .check();
    await admin.page.getByRole('button', { name: button, exact: true }).click();
    await admin.page.getByText(button === 'Hide' ? '1 comment hidden.' : '1 comment published.').waitFor();
  };
  await decide('Publish');

  const other = await open('/deals/lamp/', '', phone);
  expect(await bodies(other.page)).toEqual(['<b>Bright</b> light.']);
  await comeNear(other.page);
  expect(await accessibilityProblems(other.page)).toEqual([]);
  expect(await other.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await section(other.page).getByText('Report', { exact: true }).click();
  await section(other.page).getByLabel('What’s wrong with this comment? (optional)').fill('Advertising');
  await section(other.page).getByRole('button', { name: 'Report comment' }).click();
  await section(other.page).getByText('Thanks for your report.').waitFor();
  await section(other.page).getByText('Reply', { exact: true }).click();
  const reply = other.page.getByRole('form', { name: 'Write a reply' });
  await reply.getByLabel('Your reply').fill('How bright?');
  await reply.getByLabel('Your name').fill('Kim');
  await reply.getByRole('button', { name: 'Post reply' }).click();
  await expect.poll(() => reply.getByRole('alert').innerText(), soon).toBe('Sign in to comment.');
  expect(await accessibilityProblems(other.page)).toEqual([]);

  await admin.page.goto('/admin/comments');
  await admin.page.getByText('Advertising').waitFor();
  expect(await accessibilityProblems(admin.page)).toEqual([]);
  await decide('Hide');
  await other.page.reload();
  expect(await section(other.page).getByRole('article').count()).toBe(0);
  await decide('Publish', '?status=HIDDEN');

  await shopper.page.reload();
  await comeNear(shopper.page);
  await own.getByText('Delete', { exact: true }).click();
  await own.getByRole('button', { name: 'Delete my comment' }).click();
  await section(shopper.page).getByText('Comment deleted').waitFor();
  expect([...shopper.problems, ...admin.problems, ...other.problems]).toEqual([]);
});

test('[I92] without scripts, comments are posted, reported and deleted by forms, on a phone and a desktop', async () => {
  for (const options of [{}, phone]) {
    const { page } = await open('/deals/many/', ada, { ...options, javaScriptEnabled: false });
    const form = page.getByRole('form', { name: 'Write a comment' });
    await form.getByLabel('Your comment').fill(`Without scripts, ${JSON.stringify(options)}.`);
    await form.getByLabel('Your name').fill('Ada');
    await form.getByRole('button', { name: 'Post comment' }).click();
    expect(new URL(page.url()).search).toMatch(/^\?comment=(pending|published)$/);
    expect(await section(page).getByRole('status').first().innerText()).not.toBe('');
    const first = section(page).getByRole('article').first();
    await first.getByText('Report', { exact: true }).click();
    await first.getByRole('button', { name: 'Report comment' }).click();
    expect(await section(page).getByText('Thanks for your report.').count()).toBe(1);
    await section(page).getByRole('article', { name: 'Comment by Grace' }).first().getByText('Delete', { exact: true }).click();
    await section(page).getByRole('button', { name: 'Delete my comment' }).locator('visible=true').click();
    expect(await section(page).getByText('This comment no longer exists.').count()).toBe(1);
    // The comment replied to is deleted while the reply is written: the text isn't lost.
    await form
      .locator('input[name=parent]')
      .evaluate((field: HTMLInputElement, id) => (field.value = id), globalId('OfferComment', 1_000_000));
    await form.getByLabel('Your comment').fill('A reply to nobody.');
    await form.getByLabel('Your name').fill('Ada');
    await form.getByRole('button', { name: 'Post comment' }).click();
    expect(await section(page).getByRole('alert').filter({ hasText: 'A reply to nobody.' }).innerText()).toContain(
      'This comment no longer exists.',
    );
  }
});

test('[I92] comments are sorted and loaded in pages, and closed when the deal has ended', async () => {
  const { page, problems } = await open('/deals/many/?comments=oldest');
  expect((await bodies(page))[0]).toBe('Number 1.');
  await comeNear(page);
  await section(page).getByRole('link', { name: 'Show more comments' }).click();
  await expect.poll(async () => (await bodies(page)).length, soon).toBe(25);
  await section(page).getByRole('link', { name: 'Newest' }).click();
  await expect.poll(async () => (await bodies(page))[0], soon).toBe('Number 25.');
  await page.goto('/deals/old/');
  expect(await bodies(page)).toEqual(['It was good.']);
  expect(await section(page).getByText('This deal has ended, so comments are closed.').count()).toBe(1);
  expect(
    await section(page)
      .getByRole('form', { name: /^Write/ })
      .count(),
  ).toBe(0);
  expect(problems).toEqual([]);
});
