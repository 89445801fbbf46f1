import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { foldChanges } from '../../server/backoffice/reports/fold.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { theShopsJobs } from '../jobs/workshop.ts';
import { freshDb } from '../support/db.ts';
import { plainOrder } from '../support/plainOrder.ts';
import { testNow, type Visitor } from '../support/shopDriver.ts';

// Retention of data that distinguishes one browser from another.

let db: Db;
let admin: Visitor;
beforeEach(async () => {
  db = await freshDb();
  admin = (await openStaff(db, 'ADMINISTRATOR')).who;
});

const daysAgo = (days: number) => new Date(testNow.getTime() - days * 24 * 60 * 60 * 1_000);

/**
 * Runs the job as the server does.
 * @returns the logged messages
 */
async function maintenance(): Promise<string[]> {
  const messages: string[] = [];
  const log = (facts: object, text: string) => void messages.push(`${text} ${JSON.stringify(facts)}`);
  const jobs = await theShopsJobs(db, { send: () => Promise.resolve() }, { info: log, warn: log, error: log });
  await jobs.get('old-attribution')?.run({}, { now: testNow, signal: new AbortController().signal });
  return messages;
}

const touches = {
  sourceType: 'referral',
  utmSource: 'blog.example',
  utmCampaign: 'spring',
  referrer: 'https://blog.example/people/ada?mail=ada@example.com#x',
  sessionEntry: 'https://shop.example/deals/?utm_content=ada#top',
  firstSourceType: 'utm',
  firstUtmSource: 'news',
  firstReferrer: 'no address at all',
  firstSessionEntry: 'https://shop.example/',
  userAgent: 'Mozilla/5.0 (iPhone) Somebody/1.0',
  deviceType: 'Mobile',
  promoCode: '123456',
  evidence: [{ signal: 'referrer https://blog.example/people/ada', isDecisive: true, reason: 'x' }],
};

async function orderOf(days: number): Promise<number> {
  const facts = { placedAt: daysAgo(days), status: 'COMPLETED' as const };
  const { id } = await db.prisma.order.create({ data: { ...plainOrder(facts), attribution: { create: touches } }, select: { id: true } });
  return id;
}

const attributionOf = (orderId: number) => db.prisma.orderAttribution.findUniqueOrThrow({ where: { orderId } });

async function arrivalOf(days: number): Promise<void> {
  const visitor = { create: { tokenHash: `hash of ${days}`, createdAt: daysAgo(days), seenAt: testNow } };
  await db.prisma.visitorArrival.create({ data: { visitor, first: {}, current: {}, firstAt: daysAgo(days), currentAt: daysAgo(days) } });
}

const save = (more: object) =>
  admin.query(
    `mutation ($input: UpdateAttributionSettingsInput!) { result: updateAttributionSettings(input: $input) {
      ... on UpdateAttributionSettingsPayload { settings { attributionKeepDays } } ... on InvalidInputError { issues { path message } } } }`,
    { input: { allowTracking: true, trackingMonths: 6, sessionMinutes: 30, givesPromoCode: false, trafficSources: [], ...more } },
  );

describe('[F141] attribution identifiers', () => {
  it('are removed after 13 months, and the source is kept', async () => {
    const [old, young] = [await orderOf(397), await orderOf(395)];
    expect(await maintenance()).toEqual(['Removed old attribution identifiers {"orders":1,"arrivals":0}']);
    expect(await attributionOf(young)).toMatchObject({ ...touches, isBlunted: false });
    expect(await attributionOf(old)).toMatchObject({
      sourceType: 'referral',
      utmSource: 'blog.example',
      utmCampaign: 'spring',
      referrer: 'https://blog.example',
      sessionEntry: 'https://shop.example/deals/',
      firstSourceType: 'utm',
      firstUtmSource: 'news',
      firstReferrer: null,
      firstSessionEntry: 'https://shop.example/',
      userAgent: null,
      deviceType: 'Mobile',
      promoCode: null,
      evidence: [],
      isBlunted: true,
    });
    expect(await maintenance()).toEqual([]);
  });

  it('are removed in batches without changing reports', async () => {
    for (let count = 0; count < 3; count += 1) await orderOf(400 + count);
    await db.prisma.$executeRaw`
      INSERT INTO "Order" SELECT (jsonb_populate_record(o, jsonb_build_object('id', o."id" + 1000 * n, 'number', o."number" + 1000 * n, 'accessKey', o."accessKey" || n, 'position', null, 'changePosition', null))).*
      FROM "Order" o, generate_series(1, 200) n`;
    await db.prisma.$executeRaw`
      INSERT INTO "OrderAttribution" SELECT (jsonb_populate_record(a, jsonb_build_object('orderId', a."orderId" + 1000 * n))).*
      FROM "OrderAttribution" a, generate_series(1, 200) n`;
    const sums = async () => {
      await foldChanges(db);
      return db.prisma.reportDay.findMany({
        orderBy: [{ day: 'asc' }, { dimension: 'asc' }, { touch: 'asc' }, { kind: 'asc' }, { value: 'asc' }],
      });
    };
    const before = await sums();
    expect(before.length).toBeGreaterThan(10);
    expect(await maintenance()).toEqual([expect.stringContaining('"orders":603')]);
    expect(await sums()).toEqual(before);
  });

  it('are removed from visitors who did not order', async () => {
    await arrivalOf(397);
    await arrivalOf(395);
    expect(await maintenance()).toEqual([expect.stringContaining('"arrivals":1')]);
    expect(await db.prisma.visitorArrival.findMany({ select: { currentAt: true } })).toEqual([{ currentAt: daysAgo(395) }]);
  });

  it('are kept as long as configured, and saving other settings does not change that', async () => {
    const id = await orderOf(31);
    expect(await save({ attributionKeepDays: 30 })).toEqual({ result: { settings: { attributionKeepDays: 30 } } });
    expect(await save({})).toEqual({ result: { settings: { attributionKeepDays: 30 } } });
    await maintenance();
    expect((await attributionOf(id)).userAgent).toBeNull();
  });

  it.each([29, 1_096, -1])('can’t be kept for %s days', async (attributionKeepDays) => {
    expect(await save({ attributionKeepDays })).toMatchObject({
      result: { issues: [{ path: expect.arrayContaining(['attributionKeepDays']) as unknown, message: 'Use 30 to 1095 days.' }] },
    });
  });
});
