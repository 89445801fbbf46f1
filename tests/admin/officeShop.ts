import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { recordPrices } from '../../server/catalogue/pricing/prices.ts';
import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import { createStaff } from '../../server/foundation/accounts/adminAccounts.ts';
import type { Role, StaffRight } from '../../server/generated/prisma/client.ts';
import { confirmationKey } from '../../server/engagement/newsletter/links.ts';
import { confirmPath, withKey } from '../../server/engagement/newsletter/paths.ts';
import { signingKeys } from '../../server/platform/crypto/signing.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { makeCoupon } from '../coupons/coupons.ts';
import { orderToShip } from '../fulfilment/shipmentDocuments.ts';
import { makeSubscriber } from '../newsletter/newsletter.ts';
import { day, makeMerchant, makeOffer } from '../offers/offerShop.ts';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage, type ShopPage } from '../support/browser.ts';
import { plainOrder } from '../support/plainOrder.ts';
import { preparedShop, type PreparedShop } from '../support/preparedShop.ts';
import { makeProduct, makeStocked, makeVariable } from '../support/products.ts';

// One shop with staff for all files whose data don't disturb each other, because starting a shop costs as much as five pages. It is started
// once in each worker, and ends with it. A file that changes settings, or needs exact totals of a whole list, prepares its own shop.

export interface OfficeShop extends Pick<PreparedShop, 'url' | 'dataDir'> {
  staff: Record<StaffName, AdminWithSession>;
  made: Awaited<ReturnType<typeof makeRecords>>;
  /** Runs an operation of the Admin API as the administrator. */
  ask<T>(query: string, variables?: Record<string, unknown>): Promise<T>;
  /**
   * Opens an admin page.
   * @param path below /admin
   */
  open(path: string, options?: OpenOptions): Promise<ShopPage>;
}

interface OpenOptions {
  who?: StaffName | AdminWithSession;
  width?: number;
  colorScheme?: 'light' | 'dark';
}

const members = {
  boss: ['ADMINISTRATOR', []],
  clerk: ['STAFF', ['ORDERS']],
  keeper: ['STAFF', ['CATALOGUE']],
  dealer: ['STAFF', ['DEALS']],
  keyless: ['STAFF', ['SETTINGS']],
} as const satisfies Record<string, readonly [Exclude<Role, 'CUSTOMER'>, readonly StaffRight[]]>;
type StaffName = keyof typeof members;

async function makeStaff(db: Db): Promise<OfficeShop['staff']> {
  const staff = {} as OfficeShop['staff'];
  for (const [name, [role, rights]] of Object.entries(members) as [StaffName, (typeof members)[StaffName]][])
    staff[name] = await adminWithSession(db, { role, rights: [...rights], isSteppedUp: true, email: `${name}@shop.example` });
  return staff;
}

export const staffPassword = 'a horse reads by candlelight';

/** Accounts that sign in themselves: one without a second factor, one that has to re-authenticate, one with a single recovery code. */
async function makeSignIns(db: Db) {
  const first = 'first@shop.example';
  await createStaff(db, { email: first, role: 'ADMINISTRATOR', rights: [], password: staffPassword }, new Date());
  const asked = await adminWithSession(db, { password: staffPassword });
  return { first, asked, last: await adminWithSession(db, { isSteppedUp: true, recoveryCodes: 1 }) };
}

const line = (name: string) => ({ position: 0, name, quantity: 2, unitMinor: 1_000, lineMinor: 2_000 });

async function makeOrders(db: Db) {
  const customer = await db.prisma.account.create({ data: { email: 'emmy@example.com', name: 'Emmy Noether' } });
  const held = { subtotalMinor: 2_000, totalMinor: 2_000 };
  for (const { name, ...facts } of [
    { ...held, name: 'Teapot', lastName: 'Hopper', email: 'grace@example.com' },
    { ...held, name: 'Lamp', lastName: 'Noether', status: 'PROCESSING' as const, paidMinor: 2_000, accountId: customer.id },
  ]) {
    const { id } = await db.prisma.order.create({ data: { ...plainOrder(facts), lines: { create: [line(name)] } }, select: { id: true } });
    await db.prisma.orderEvent.create({ data: { orderId: id, kind: 'placed' } });
  }
  return {
    toReturn: await orderToShip(db),
    toShip: [await orderToShip(db), await orderToShip(db), await orderToShip(db, { status: 'CANCELLED' })].map(({ number }) => number),
    /** Each is of two cups and a pot. */
    raced: {
      refunded: await racedOrder(db, { status: 'PROCESSING', paidMinor: 2_500 }),
      cancelled: await racedOrder(db, { status: 'ON_HOLD' }),
      paid: await racedOrder(db, { status: 'ON_HOLD' }),
    },
  };
}

export interface RacedOrder {
  number: number;
  cup: string;
}

/** An order of two cups and a pot, with three cups left in stock. */
async function racedOrder(db: Db, facts: Parameters<typeof plainOrder>[0]): Promise<RacedOrder> {
  const { id, sku } = await makeStocked(db, 3, { name: 'Cup', totalSales: 2, status: 'DRAFT' });
  const cups = { ...line('Cup'), productId: id, stockProductId: id };
  const pot = { position: 1, name: 'Pot', quantity: 1, unitMinor: 500, lineMinor: 500 };
  const data = { ...plainOrder({ subtotalMinor: 2_500, totalMinor: 2_500, ...facts }), lines: { create: [cups, pot] } };
  const { number } = await db.prisma.order.create({ data, select: { number: true } });
  return { number, cup: sku ?? '' };
}

async function makeCatalogue(db: Db): Promise<{ attribute: number }> {
  for (const [position, name] of ['Kitchen', 'Garden', 'Office'].entries())
    await db.prisma.category.create({ data: { slug: name.toLowerCase(), name, position } });
  await db.prisma.product.createMany({
    data: ['Bulk bowl', 'Bulk plate', 'Bulk jug'].map((name) => ({
      slug: name.toLowerCase().replace(' ', '-'),
      name,
      regularPriceMinor: 1_000,
    })),
  });
  await db.prisma.product.create({ data: { slug: 'tea-set', name: 'Bulk tea set', type: 'GROUPED' } });
  await makeProduct(db, { name: 'Copper kettle', slug: 'copper-kettle', regularPriceMinor: 2_000 });
  const ids = (await db.prisma.product.findMany({ select: { id: true } })).map(({ id }) => id);
  await recordPrices(db.pool, ids, new Date());
  await refreshProducts(db.pool, 'all', new Date());
  const terms = { create: ['Red', 'Blue'].map((label, position) => ({ label, slug: label.toLowerCase(), position })) };
  return { attribute: (await db.prisma.attribute.create({ data: { slug: 'tint', name: 'Colour', terms } })).id };
}

/** What shoppers ask about: sold-out products, in a shop with an email address. */
async function makeSoldOut(db: Db) {
  await db.prisma.shopIdentity.update({ where: { id: 1 }, data: { email: 'help@shop.example' } });
  const { product: shirt } = await makeVariable(db, {
    facts: { name: 'Shirt' },
    variations: { blue: { managesStock: true, stock: 0 }, red: { managesStock: true, stock: 0 }, green: {} },
  });
  return { chair: await makeStocked(db, 0, { name: 'Blue chair' }), shirt };
}

async function makeCoupons(db: Db): Promise<void> {
  const { id: couponId } = await makeCoupon(db, { code: 'WELCOME', description: 'For new friends', usedCount: 1 });
  await makeCoupon(db, { code: 'OLD', endsAt: new Date('2020-01-01T00:00:00Z') });
  const coupons = { create: { couponId, code: 'WELCOME', discountMinor: 100, customer: 'ada@example.com' } };
  await db.prisma.order.create({ data: { ...plainOrder({ status: 'PROCESSING' }), coupons }, select: { id: true } });
}

async function makeOffers(db: Db, accountId: number): Promise<void> {
  const now = Date.now();
  const merchantId = await makeMerchant(db, { name: 'Ham & Sons' });
  for (const title of ['Iron pan', 'Steel pan', 'Copper pan']) await makeOffer(db, { merchantId, title }, new Date(now - 2 * day));
  await db.prisma.bulkEdit.create({
    data: {
      key: 'failed long ago',
      kind: 'PRICE',
      change: {},
      status: 'FAILED',
      requestedAt: new Date(now - 3 * day),
      accountId,
      requestId: 'test',
      total: 10,
      done: 4,
      changed: 4,
      reference: 'ab12cd34',
    },
  });
}

/** Subscribers of the public pages by name, each with the key of its email links, and an expired confirmation link. */
async function makeReaders(db: Db): Promise<{ keys: Map<string, string>; expired: string }> {
  const keys = new Map<string, string>();
  for (const name of ['press', 'undo', 'plain', 'looked', 'choices', 'forgotten', 'unused'])
    keys.set(name, (await makeSubscriber(db, { email: `${name}@example.com`, name: 'Ada' })).linkKey);
  const waiting = await makeSubscriber(db, { email: 'waiting@example.com', status: 'PENDING' });
  keys.set('waiting', waiting.linkKey);
  // Pending subscribers are deleted after 30 days, so these are made recent.
  await db.prisma.subscriber.update({ where: { id: waiting.id }, data: { createdAt: new Date(), pendingSince: new Date() } });

  const key = 'a key of this test';
  await db.prisma.signingKey.create({ data: { key } });
  const email = 'expired@example.com';
  const { id, emailShown, name, placement, variant, pageLink } = await makeSubscriber(db, { email, status: 'PENDING' });
  const askedAt = new Date(Date.now() - 3 * 24 * 3_600_000);
  await db.prisma.subscriber.update({ where: { id }, data: { createdAt: askedAt, pendingSince: askedAt } });
  await db.prisma.subscriberRequest.create({ data: { email, askedAt, emailShown, name, placement, variant, pageLink } });
  return { keys, expired: withKey(confirmPath, confirmationKey(signingKeys([key]), { id, askedAt })) };
}

async function makeMailing(db: Db): Promise<void> {
  const at = new Date();
  const row = (name: string) => {
    const email = `${name}@example.com`;
    return { email, emailShown: email, key: name, createdAt: at, pendingSince: at };
  };
  await db.prisma.subscriber.createMany({ data: ['ada', 'bo'].map(row) });
  const service = { kind: 'brevo', name: 'Letters', isEnabled: false, settings: { listId: '7' }, secrets: { secret: 'xkeysib-1' } };
  const { id: integrationId } = await db.prisma.integration.create({ data: { ...service, createdAt: at, updatedAt: at } });
  const failed = { status: 'FAILED', attempts: 9, failure: 'The key is wrong', responseStatus: 401 } as const;
  await db.prisma.integrationDelivery.create({
    data: { integrationId, eventId: 'e1', event: 'subscriber.confirmed', ...failed, payload: {}, createdAt: at },
  });
}

async function makeRecords(db: Db, { boss }: OfficeShop['staff']) {
  const soldOut = await makeSoldOut(db);
  const orders = await makeOrders(db);
  await makeCoupons(db);
  await makeOffers(db, boss.accountId);
  await makeMailing(db);
  return { ...soldOut, ...orders, ...(await makeCatalogue(db)), signIns: await makeSignIns(db), readers: await makeReaders(db) };
}

/** Sessions outlast the slowest run, so that the last file need not sign in or re-authenticate. */
async function extendSessions(db: Db): Promise<void> {
  const later = new Date(Date.now() + 6 * 60 * 60 * 1_000);
  await db.prisma.adminSession.updateMany({ data: { seenAt: later } });
  await db.prisma.adminSession.updateMany({ where: { steppedUpAt: { not: null } }, data: { steppedUpAt: later } });
}

async function start(): Promise<OfficeShop> {
  let [staff, made] = [undefined, undefined] as [OfficeShop['staff'] | undefined, OfficeShop['made'] | undefined];
  const { url, dataDir } = await preparedShop(async (db) => {
    staff = await makeStaff(db);
    made = await makeRecords(db, staff);
    await extendSessions(db);
  });
  if (!staff || !made) throw new Error('The shop was not prepared');
  const own = staff;
  return {
    url,
    dataDir,
    staff,
    made,
    async ask<T>(query: string, variables = {}) {
      const headers = { 'content-type': 'application/json', origin: url, cookie: `admin=${own.boss.token}` };
      const answer = await fetch(`${url}/admin/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
      const { data, errors } = (await answer.json()) as { data: T; errors?: { message: string }[] };
      if (errors?.[0]) throw new Error(errors[0].message);
      return data;
    },
    async open(path, { who = 'boss', width = 1280, colorScheme = 'light' } = {}) {
      const opened = await openPage({ baseURL: url, viewport: { width, height: 900 }, colorScheme, acceptDownloads: true });
      await signInAsAdmin(opened.page.context(), url, typeof who === 'string' ? own[who] : who);
      await opened.page.goto(`/admin${path}`);
      return opened;
    },
  };
}

const shared = globalThis as { soukOffice?: Promise<OfficeShop> };

/** Returns the worker's office, started for the first file that needs it. */
export const officeShop = (): Promise<OfficeShop> =>
  (shared.soukOffice ??= start().catch((error: unknown) => {
    // The next file tries again.
    delete shared.soukOffice;
    throw error;
  }));

/** Returns by how much a page is wider than its window. */
export const overflow = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Expects no axe findings on a desktop and, in dark mode, on a phone, where the page must fit. */
export async function expectClean(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
}
