import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { readOrderMail } from '../../server/commerce/orders/orderMail.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { renderOrderMail } from '../../server/commerce/orders/mails/render.ts';
import { foldChanges } from '../../server/backoffice/reports/fold.ts';
import { watchPrices } from '../../server/catalogue/pricing/pricing.ts';
import { bumpRevision } from '../../server/platform/cache/revision.ts';
import { setShopZone } from '../../shared/clock/shopClock.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { addToCart } from '../cart/cartDocuments.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct } from '../support/products.ts';
import { plainOrder } from '../support/plainOrder.ts';
import { newVisitor, testPayments, type Visitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';

// The shop's time zone is a setting that determines the days of reports, emails and deals.

let db: Db;
let boss: Visitor;

beforeEach(async () => {
  db = await freshDb();
  await (await sharedRevision(db)).reload();
  boss = (await openStaff(db, 'ADMINISTRATOR', [])).who;
  onTestFinished(() => setShopZone('UTC'));
});

async function setZone(timeZone: string, expectedVersion = 0) {
  const document = `mutation ($input: UpdateShopSettingsInput!) { result: updateShopSettings(input: $input) {
    __typename ... on UpdateShopSettingsPayload { settings { timeZone } } ... on InvalidInputError { issues { path message } } } }`;
  return (await boss.query<{ result: unknown }>(document, { input: { timeZone, expectedVersion } })).result;
}

const orderDays = async () => {
  await foldChanges(db);
  const rows = await db.pool.query<{ day: string; orders: number }>(
    `select "day"::text as day, "orders"::int from "ReportDay" where "dimension" = 'TOTAL' and "orders" > 0 order by 1`,
  );
  return rows.rows.map(({ day, orders }) => [day, orders]);
};

it('is UTC by default, is exposed to pages, and accepts only IANA names', async () => {
  const publicSettings = async () => (await newVisitor(db).query<{ shopSettings: unknown }>('{ shopSettings { timeZone } }')).shopSettings;
  expect(await publicSettings()).toEqual({ timeZone: 'UTC' });
  expect(await setZone('Berlin')).toEqual({
    __typename: 'InvalidInputError',
    issues: [{ path: ['input', 'timeZone'], message: 'Choose a time zone, such as Europe/Berlin.' }],
  });
  expect(await setZone('Europe/Berlin')).toEqual({ __typename: 'UpdateShopSettingsPayload', settings: { timeZone: 'Europe/Berlin' } });
  expect(await publicSettings()).toEqual({ timeZone: 'Europe/Berlin' });
  const entry = await db.prisma.auditEntry.findFirstOrThrow({ where: { action: 'settings.shop' } });
  expect(entry.details).toEqual({ timeZone: { from: 'UTC', to: 'Europe/Berlin' } });
});

it('determines the days of orders in reports, also of orders counted before a change', async () => {
  const placedAt = new Date('2026-03-04T23:30:00.000Z');
  await db.prisma.order.create({ data: plainOrder({ placedAt, status: 'PROCESSING' }) });
  expect(await orderDays()).toEqual([['2026-03-04', 1]]);
  await setZone('Europe/Berlin');
  expect(await orderDays()).toEqual([['2026-03-05', 1]]);
  await db.prisma.order.create({ data: plainOrder({ placedAt: new Date('2026-03-05T22:59:59.999Z'), status: 'PROCESSING' }) });
  expect(await orderDays()).toEqual([['2026-03-05', 2]]);
  await setZone('America/New_York', 1);
  expect(await orderDays()).toEqual([
    ['2026-03-04', 1],
    ['2026-03-05', 1],
  ]);
});

it('determines the dates in order emails', async () => {
  await setZone('Europe/Berlin');
  const { id } = await db.prisma.order.create({ data: plainOrder({ placedAt: new Date('2026-03-04T23:30:00.000Z'), status: 'ON_HOLD' }) });
  const facts = await readOrderMail({ db, payments: testPayments(db) }, { orderId: id, kind: 'placed' }, 'https://shop.example');
  expect(facts && JSON.stringify(renderOrderMail(facts))).toContain('placed on 5 March 2026');
});

it('determines the day boundaries of a deal', async () => {
  await setZone('Europe/Berlin');
  const { id: merchantId } = await db.prisma.merchant.create({
    data: { name: 'Potter', slug: 'potter', homepage: 'https://potter.example/' },
  });
  const facts = { title: 'A pan', merchantId, destinationUrl: 'https://potter.example/pan', startsAt: '2026-03-29', endsAt: '2026-03-29' };
  const made = `mutation ($input: CreateOfferInput!) { result: createOffer(input: $input) { __typename ... on CreateOfferPayload { offer { startsAt endsAt } } } }`;
  expect((await boss.query<{ result: { offer?: unknown } }>(made, { input: { facts } })).result.offer).toEqual({
    startsAt: '2026-03-28T23:00:00.000Z',
    endsAt: '2026-03-29T22:00:00.000Z',
  });
});

it('is used by a process from its start, and after another process changes it', async () => {
  const endsAt = new Date('2026-12-01T23:30:00.000Z');
  await db.prisma.coupon.create({ data: { code: 'LATER', kind: 'PERCENT', percentBasisPoints: 1_000, startsAt: endsAt } });
  const visitor = newVisitor(db);
  await addToCart(visitor, { productId: globalId('Product', (await makeProduct(db)).id), quantity: 1 });
  const refusal = async () => {
    const document = 'mutation { result: applyCoupon(input: { code: "LATER" }) { ... on UserError { message } } }';
    return (await visitor.query<{ result: { message: string } }>(document)).result.message;
  };
  await db.prisma.shopSettings.update({ where: { id: 1 }, data: { timeZone: 'Europe/Berlin' } });
  setShopZone('UTC');
  const clock = watchPrices(db, await sharedRevision(db), (fault) => {
    throw fault;
  });
  onTestFinished(() => clock.stop());
  await expect.poll(refusal).toContain('2026-12-02');
  await db.prisma.shopSettings.update({ where: { id: 1 }, data: { timeZone: 'America/New_York' } });
  await bumpRevision({ query: (text, values) => db.pool.query(text, values) });
  await expect.poll(refusal, { timeout: 10_000 }).toContain('2026-12-01');
});
