import { beforeEach, describe, expect, it } from 'vitest';
import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import { noticeRestocked, readStockAlertMail, renderStockAlertMail } from '../../server/engagement/alerts/alerts.ts';
import { stockAlertPersonalData } from '../../server/engagement/alerts/personalData.ts';
import type { Db } from '../../server/platform/database/db.ts';
import type { StockAlertMail } from '../../server/platform/jobs/outbox.ts';
import type { Mailer } from '../../server/platform/mail/mailer.ts';
import { sendOnce } from '../../server/platform/mail/sendOnce.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeStocked, makeVariable, variationId } from '../support/products.ts';
import { newVisitor, testNow } from '../support/shopDriver.ts';

// Emails of back-in-stock alerts when jobs run again, products are hidden, and people change their address.

let db: Db;
let sent: string[];
const mailer: Mailer = {
  send: ({ subject }) => {
    sent.push(subject);
    return Promise.resolve();
  },
};
beforeEach(async () => {
  db = await freshDb();
  sent = [];
});

const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000);

/** Creates a confirmed alert. */
const waiting = (productId: number, email = 'ada@example.com', more: object = {}) =>
  db.prisma.stockAlert.create({ data: { email, productId, key: `key-${email}`, requestedAt: testNow, confirmedAt: testNow, ...more } });

async function setStock(id: number, stock: number) {
  await db.prisma.product.update({ where: { id }, data: { stock } });
  await refreshProducts(db.pool, [id], testNow);
}

/** Queues the emails that are due. */
async function restocked(now: Date): Promise<StockAlertMail[]> {
  await noticeRestocked(db, now);
  const jobs = await db.prisma.outbox.findMany({ where: { name: 'stock-alert-mail' } });
  await db.prisma.outbox.deleteMany();
  return jobs.map(({ payload }) => payload as StockAlertMail);
}

async function run(job: StockAlertMail | undefined, now: Date) {
  const facts = job && (await readStockAlertMail(db, job, 'https://shop.example'));
  if (facts) await sendOnce(db, mailer, renderStockAlertMail(facts), { now, signal: new AbortController().signal });
}

describe('[I58] the email of a back-in-stock alert', () => {
  it('is sent once although its job runs again after the product has sold out', async () => {
    const { id } = await makeStocked(db, 0);
    await waiting(id);
    await setStock(id, 1);
    const [job] = await restocked(minutes(1));
    await run(job, minutes(1));
    await setStock(id, 0);
    await run(job, minutes(2));
    await setStock(id, 1);
    for (const again of await restocked(minutes(3))) await run(again, minutes(3));
    expect(sent).toHaveLength(1);
  });

  it('waits while the variation’s product is hidden', async () => {
    const made = await makeVariable(db, { variations: { blue: { managesStock: true, stock: 0 }, red: {} } });
    const blue = variationId(made, 'blue');
    await waiting(blue);
    await setStock(blue, 1);
    const [job] = await restocked(minutes(1));
    await db.prisma.product.update({ where: { id: made.product.id }, data: { status: 'DRAFT' } });
    await run(job, minutes(1));
    expect(sent).toEqual([]);
    await db.prisma.product.update({ where: { id: made.product.id }, data: { status: 'PUBLISHED' } });
    for (const again of await restocked(minutes(2))) await run(again, minutes(2));
    expect(sent).toHaveLength(1);
  });
});

describe('[I58] back-in-stock alerts', () => {
  it('follow an account to its new address, with new links, in place of unconfirmed ones', async () => {
    const [one, two, three] = [await makeStocked(db, 0), await makeStocked(db, 0), await makeStocked(db, 0)];
    await waiting(one.id, 'old@example.com');
    await waiting(two.id, 'old@example.com');
    await waiting(three.id, 'old@example.com', { confirmedAt: null });
    await waiting(one.id, 'new@example.com', { confirmedAt: null });
    await waiting(two.id, 'new@example.com');
    const follow = await stockAlertPersonalData.changeEmail?.({ db } as never);
    await db.prisma.$transaction(async (tx) => follow?.(tx, { from: 'old@example.com', to: 'new@example.com' }));
    const rows = await db.prisma.stockAlert.findMany({ orderBy: { productId: 'asc' } });
    expect(rows.map(({ email, productId, confirmedAt }) => [email, productId, confirmedAt !== null])).toEqual([
      ['new@example.com', one.id, true],
      ['new@example.com', two.id, true],
    ]);
    expect(rows.map(({ key }) => key)).not.toContain('key-old@example.com');
  });

  it('can be requested 50 times a day from one network', async () => {
    const { id } = await makeStocked(db, 0);
    const request = async (count: number) => {
      const visitor = newVisitor(db, { address: '203.0.113.7', now: minutes(11 * Math.floor(count / 10)) });
      const { result } = await visitor.query<{ result: { __typename: string } }>(
        'mutation ($input: RequestStockAlertInput!) { result: requestStockAlert(input: $input) { __typename } }',
        { input: { productId: globalId('Product', id), email: `someone-${count}@example.com` } },
      );
      return result.__typename;
    };
    const types = [];
    for (let count = 0; count <= 50; count += 1) types.push(await request(count));
    expect(types.filter((type) => type === 'RequestStockAlertPayload')).toHaveLength(50);
    expect(types.at(-1)).toBe('ThrottledError');
  });
});
