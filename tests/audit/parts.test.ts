import { beforeEach, describe, expect, it } from 'vitest';
import { recordAudit } from '../../server/foundation/audit/operations.ts';
import { runBulkEdit } from '../../server/catalogue/products/admin/bulk/bulkRun.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { deletionBatch } from '../../server/engagement/newsletter/rules.ts';
import { runDeletion } from '../../server/engagement/newsletter/deletionRun.ts';
import { openStaff, type Staff } from '../accounts/adminDriver.ts';
import { makeCoupon } from '../coupons/coupons.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { testNow } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';

// A bulk action is one entry of the audit log, with its steps nested below it.

interface Entry {
  databaseId: number;
  action: string;
  partCount: number;
  parts: { action: string; targetCount: number; targetNames: string[]; details: string }[];
}

let db: Db;
let boss: Staff;

beforeEach(async () => {
  db = await freshDb();
  boss = await openStaff(db, 'ADMINISTRATOR');
});

const log = async (filter: object = {}) =>
  (
    await boss.who.query<{ auditLog: { edges: { node: Entry }[] } }>(
      `query ($filter: AuditFilter) { auditLog(first: 50, filter: $filter) { edges { node { databaseId action partCount
        parts { action targetCount targetNames details } } } } }`,
      { filter },
    )
  ).auditLog.edges.map(({ node }) => node);
const names = async (filter: object = {}) =>
  (await log(filter)).map(({ action }) => action).filter((action) => !action.startsWith('admin.'));

async function act(name: string, input: object): Promise<{ __typename: string; bulkEdit?: { databaseId: number } }> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const more = name === 'startBulkEdit' ? '... on StartBulkEditPayload { bulkEdit { databaseId } }' : '';
  const document = `mutation ($input: ${type}Input!) { result: ${name}(input: $input) { __typename ... on UserError { message } ${more} } }`;
  const { result } = await boss.who.query<{ result: { __typename: string; bulkEdit?: { databaseId: number } } }>(document, { input });
  expect(result).toMatchObject({ __typename: `${type}Payload` });
  return result;
}

const tenLess = { price: { target: 'REGULAR', percentBasisPoints: -1_000 } };

describe('[F137] a bulk product change in the audit log', () => {
  it('is one entry whose parts record each old and new price, and so is its undo', async () => {
    const { id: mug } = await makeProduct(db, { name: 'Mug', regularPriceMinor: 1_000 });
    const { id: other } = await makeProduct(db, { name: 'Mug', regularPriceMinor: 2_000 });
    const { bulkEdit } = await act('startBulkEdit', {
      target: { productIds: [mug, other] },
      change: tenLess,
      idempotencyKey: 'ten-less-1',
    });
    const id = bulkEdit?.databaseId ?? 0;
    const run = async () => runBulkEdit({ db, catalog: await sharedRevision(db) }, id, { now: testNow });
    await run();
    const price = (name: string, from: number, to: number) => [`${name} › regularPriceMinor`, { from, to }];
    const [entry] = await log({ action: 'product.' });
    expect(await names()).toEqual(['product.bulk-edit-start']);
    expect(entry).toMatchObject({ partCount: 1, parts: [{ action: 'product.bulk-edit', targetCount: 2, targetNames: ['Mug', 'Mug'] }] });
    const changes = Object.entries(JSON.parse(entry?.parts[0]?.details ?? '{}') as object).slice(-2);
    expect(changes).toEqual([price('Mug', 1_000, 900), price(`Mug #${other}`, 2_000, 1_800)]);
    await act('undoBulkEdit', { id });
    await run();
    expect(await names()).toEqual(['product.bulk-edit-undo', 'product.bulk-edit-start']);
    expect(JSON.parse((await log())[0]?.parts[0]?.details ?? '')).toMatchObject({ 'Mug › regularPriceMinor': { from: 900, to: 1_000 } });
  });

  it('shows the first of many steps, and lists all of them when filtered by its ID', async () => {
    const actor = { accountId: boss.accountId, requestId: 'test', address: '' };
    const note = (partOf: number | null) => recordAudit(db.prisma, { now: testNow }, { ...actor, partOf }, { action: 'product.bulk-edit' });
    const whole = await note(null);
    for (let step = 0; step < 22; step += 1) await note(whole);
    const [entry] = await log();
    expect([entry?.partCount, entry?.parts.length]).toEqual([22, 20]);
    expect(await names({ partOf: entry?.databaseId })).toHaveLength(22);
  });
});

describe('[F137] a bulk action in the audit log', () => {
  it('is found by the action it performs, without affecting single actions', async () => {
    await makeCoupon(db, { code: 'MANY' });
    const { id } = await db.prisma.coupon.findFirstOrThrow();
    await act('startCouponAction', { action: 'DISABLE', ids: [id], idempotencyKey: 'off-with-it' });
    await act('setCouponsEnabled', { ids: [id], isEnabled: true });
    expect(await names()).toEqual(['coupon.enable', 'work.start']);
    expect(await names({ action: 'coupon.' })).toEqual(['coupon.enable', 'work.start']);
    expect(await names({ action: 'offer.' })).toEqual([]);
    expect((await log({ action: 'work.' }))[0]?.parts).toMatchObject([{ action: 'coupon.disable', targetNames: ['MANY'] }]);
  });

  it('takes the same number of statements, however many entries have parts', async () => {
    const price = async () => (await countStatements(db, () => log())).count;
    const many = async (count: number, first: number) => {
      for (let index = 0; index < count; index += 1) {
        await makeCoupon(db, { code: `C${first + index}` });
        const { id } = await db.prisma.coupon.findFirstOrThrow({ orderBy: { id: 'desc' } });
        await act('startCouponAction', { action: 'DISABLE', ids: [id], idempotencyKey: `off-with-${first + index}` });
      }
    };
    await many(1, 0);
    const one = await price();
    await many(4, 1);
    expect(await price()).toBeLessThanOrEqual(one);
  });
});

it('[F103] deleting all subscribers is one entry with steps', async () => {
  await db.prisma.$executeRaw`
    INSERT INTO "Subscriber" ("email", "emailShown", "key", "createdAt", "pendingSince")
    SELECT 's' || n || '@example.com', 's' || n || '@example.com', 'k' || n, now(), now() FROM generate_series(1, ${deletionBatch + 1}::int) n`;
  await act('deleteAllSubscribers', {});
  const { id } = await db.prisma.subscriberDeletion.findFirstOrThrow();
  await runDeletion(db, id, { now: testNow });
  expect(await names()).toEqual(['subscriber.delete-all']);
  expect((await log({ action: 'subscriber.' }))[0]?.parts.map(({ targetCount }) => targetCount)).toEqual([deletionBatch, 1]);
});
