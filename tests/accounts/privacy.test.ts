import { beforeEach, describe, expect, it } from 'vitest';
import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import { refreshRatings } from '../../server/engagement/reviews/rating.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { addToCart } from '../cart/cartDocuments.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { plainOrder } from '../support/plainOrder.ts';
import { globalId, makeProduct } from '../support/products.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { wishlistAdd } from '../wishlist/wishlistDocuments.ts';
import { act, isSignedIn, makeAccount, password, signIn } from './accountDocuments.ts';

// What customers can do with the data that the shop has about them.

let db: Db;
let ada: Visitor;
let accountId: number;
let product: number;

const mark = 'Xanthippe';

beforeEach(async () => {
  db = await freshDb();
  accountId = await makeAccount(db, { name: mark, email: `${mark.toLowerCase()}@example.com` });
  ({ id: product } = await makeProduct(db, { totalSales: 9 }));
  await refreshProducts(db.pool, [product], testNow);
  await db.pool.query(`update "CatalogState" set "revision" = "revision" + 1`);
  await (await sharedRevision(db)).reload();
  ada = newVisitor(db);
  await signIn(ada, `${mark.toLowerCase()}@example.com`);
});

async function order(status: 'COMPLETED' | 'PROCESSING', email = `${mark}@example.com`, owner: number | null = accountId) {
  const person = {
    email,
    firstName: mark,
    lastName: mark,
    phone: '+49 30 1',
    company: mark,
    address1: mark,
    address2: mark,
    note: mark,
    vatId: mark,
    giftMessage: mark,
  };
  const paid = { vatMinor: 160, paidMinor: 1_000, paidAt: testNow, closedAt: testNow };
  const lamp = { position: 0, productId: product, name: 'Lamp', quantity: 1, unitMinor: 1_000, lineMinor: 1_000 };
  return db.prisma.order.create({
    data: plainOrder({
      ...person,
      ...paid,
      accountId: owner,
      status,
      billingAddress: { firstName: mark },
      lines: { create: { ...lamp, vatMinor: 160, vatBasisPoints: 1_900 } },
      coupons: { create: { code: 'ten', discountMinor: 0, customer: email.toLowerCase() } },
      attribution: { create: { referrer: `https://${mark}.example/`, userAgent: mark } },
    }),
    select: { id: true },
  });
}

/** Creates some data of each kind. */
async function createPersonalData() {
  await addToCart(ada, { productId: globalId('Product', product), quantity: 1 });
  await wishlistAdd(ada, product);
  await act(ada, 'createAddress', { firstName: mark, lastName: mark, address1: mark, postcode: '10115', city: 'Berlin', country: 'DE' });
  await order('COMPLETED');
  const merchant = await db.prisma.merchant.create({ data: { slug: 'm', name: 'M', homepage: 'https://m.example/' } });
  const offer = await db.prisma.offer.create({
    data: {
      slug: 'o',
      title: 'O',
      merchantId: merchant.id,
      destinationUrl: 'https://m.example/',
      publishedAt: testNow,
      score: 1,
      voteCount: 1,
    },
  });
  await db.prisma.hotVote.create({ data: { offerId: offer.id, accountId, value: 1, networkHash: mark, at: testNow } });
  const review = { accountId, authorName: mark, body: 'Fine.', average: 800, createdAt: testNow };
  await db.prisma.review.create({ data: { ...review, productId: product, status: 'APPROVED' } });
  await db.prisma.$transaction((tx) => refreshRatings(tx, [product]));
  const unpublished = await makeProduct(db, {});
  await db.prisma.review.create({ data: { ...review, productId: unpublished.id, body: mark } });
  const email = 'xanthippe@example.com';
  const form = { placement: 'footer', variant: 'A', pageLink: '/' };
  await db.prisma.subscriberRequest.create({ data: { email, emailShown: email, name: mark, askedAt: testNow, ...form } });
  await db.prisma.stockAlert.create({ data: { email, productId: product, key: 'k', requestedAt: testNow } });
  await db.prisma.listView.create({ data: { accountId, screen: 'orders', name: mark, search: 'q=a', createdAt: testNow } });
}

/** Returns every row in the database that contains the name. */
async function traces(): Promise<string[]> {
  const { rows } = await db.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> '_prisma_migrations' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await db.pool.query(`select 1 from "${name}" t where to_jsonb(t)::text ilike $1`, [`%${mark}%`]);
    if (rowCount) found.push(name);
  }
  return found;
}

const erase = (who: Visitor, given = password) => act(who, 'deleteMyAccount', { password: given }, 'viewer { isSignedIn }');
const preview = async (who: Visitor) =>
  (
    await who.query<{ erasurePreview: { parts: { subject: string; count: number; fate: string; reason: string }[]; obstacles: string[] } }>(
      '{ erasurePreview { parts { subject count fate reason } obstacles } }',
    )
  ).erasurePreview;

describe('[F142] the data export', () => {
  it('contains all of the customer’s data and no secrets', async () => {
    await createPersonalData();
    const { json = '' } = await act(ada, 'exportMyData', {}, 'json');
    const data = JSON.parse(json) as Record<string, unknown>;
    expect(data).toMatchObject({
      account: { email: 'xanthippe@example.com', name: mark },
      sessions: [{ network: '192.0.2.0/24' }],
      addresses: [{ address1: mark }],
      orders: [{ totalMinor: 1_000, lines: [{ name: 'Lamp' }], attribution: { userAgent: mark } }],
      cart: [{ quantity: 1 }],
      wishlist: { items: [{ product: { id: product } }] },
      reviews: [{ body: 'Fine.' }, { body: mark }],
      hotVotes: [{ value: 1 }],
      listViews: [{ name: mark }],
      newsletter: { subscriber: null, waitingSignUps: [{ name: mark }] },
      stockAlerts: [{ product: { id: product } }],
    });
    const { passwordHash } = await db.prisma.account.findUniqueOrThrow({ where: { id: accountId } });
    const { accessKey } = await db.prisma.order.findFirstOrThrow();
    for (const secret of [passwordHash, accessKey, ada.token(), 'tokenHash', 'passwordHash', 'accessKey', 'totpSecret'])
      expect(json).not.toContain(secret);
  });

  it('requires sign-in and is rate-limited', async () => {
    expect(await act(newVisitor(db), 'exportMyData', {})).toMatchObject({ code: 'SIGN_IN_REQUIRED' });
    const codes = [];
    for (let count = 0; count < 11; count += 1) codes.push((await act(ada, 'exportMyData', {})).code);
    expect(codes.filter((code) => code === 'THROTTLED')).toHaveLength(1);
  });
});

describe('[F142] account deletion', () => {
  it('deletes what the preview lists and keeps only what the law requires, without the name', async () => {
    await createPersonalData();
    const { parts, obstacles } = await preview(ada);
    expect(obstacles).toEqual([]);
    expect(Object.fromEntries(parts.map(({ subject, count, fate }) => [subject, `${count} ${fate}`]))).toEqual({
      account: '1 DELETED',
      addresses: '1 DELETED',
      sessions: '1 DELETED',
      cart: '1 DELETED',
      wishlist: '1 DELETED',
      compare: '0 DELETED',
      attribution: '1 DELETED',
      orders: '1 PSEUDONYMISED',
      votes: '1 PSEUDONYMISED',
      reviews: '1 PSEUDONYMISED',
      unpublishedReviews: '1 DELETED',
      comments: '0 PSEUDONYMISED',
      unpublishedComments: '0 DELETED',
      submittedDeals: '0 DELETED',
      dealAlerts: '0 DELETED',
      stockAlerts: '1 DELETED',
      subscriber: '0 DELETED',
      customFields: '0 DELETED',
      guestOrders: '0 KEPT',
      invoices: '0 KEPT',
      suppression: '1 KEPT',
      consents: '0 KEPT',
    });
    const reasonOf = (subject: string) => parts.find((part) => part.subject === subject)?.reason;
    expect(reasonOf('orders')).toContain('gift messages are removed');
    expect(reasonOf('invoices')).toContain('VAT ID');
    expect((await traces()).length).toBeGreaterThan(5);
    expect(await erase(ada, 'wrong password')).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    const token = ada.token();
    const revision = (await sharedRevision(db)).current();
    expect(await erase(ada)).toMatchObject({ viewer: { isSignedIn: false } });
    expect(await traces()).toEqual([]);
    // Cached pages that show a review with the name are invalidated.
    expect((await sharedRevision(db)).current()).toBeGreaterThan(revision);
    expect([ada.token(), await isSignedIn(newVisitor(db, { token }))]).toEqual([undefined, false]);
    const kept = await db.prisma.order.findFirstOrThrow({ include: { lines: true, coupons: true } });
    expect(kept).toMatchObject({
      totalMinor: 1_000,
      vatMinor: 160,
      country: 'DE',
      email: '',
      accountId: null,
      visitorId: null,
      billingAddress: null,
    });
    expect(kept.lines).toHaveLength(1);
    expect(await db.prisma.review.findMany()).toMatchObject([{ body: 'Fine.', authorName: 'Former customer', accountId: null }]);
    expect([await db.prisma.offer.count({ where: { score: 1 } }), await db.prisma.hotVote.count()]).toEqual([1, 1]);
    expect(await db.prisma.auditEntry.findFirst()).toMatchObject({ action: 'account.erase', accountId, targetIds: [accountId] });
    await expectInvariants(db);
  });

  it('anonymizes guest orders with the same address, and no others', async () => {
    const { id: orderId } = await order('COMPLETED', `${mark}@example.com`, null);
    const payment = { method: 'TEST_CARD', providerKey: 'ch_1', amountMinor: 1_000, returnUrl: `https://app.example/${mark}` };
    await db.prisma.payment.create({ data: { ...payment, orderId } });
    const other = await order('COMPLETED', 'bob@example.com', null);
    await erase(ada);
    expect(await db.prisma.order.findMany({ where: { email: { not: '' } }, select: { id: true } })).toEqual([other]);
    expect(await db.prisma.payment.findMany()).toMatchObject([{ returnUrl: '' }]);
  });

  it('is blocked by orders in progress and for staff', async () => {
    await order('PROCESSING');
    await db.prisma.account.update({ where: { id: accountId }, data: { role: 'STAFF' } });
    expect((await preview(ada)).obstacles).toEqual([
      expect.stringContaining('One of your orders is still in progress'),
      expect.stringContaining('is a staff account'),
    ]);
    expect(await erase(ada)).toMatchObject({ code: 'ERASURE_BLOCKED' });
    expect(await db.prisma.account.count()).toBe(1);
  });

  it('is atomic', async () => {
    await createPersonalData();
    await db.pool.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'gone'; end $$`);
    await db.pool.query(`create trigger crash before delete on "Account" for each row execute function refuse()`);
    try {
      await expect(erase(ada)).rejects.toThrow('gone');
    } finally {
      await db.pool.query(`drop trigger crash on "Account"`);
      await db.pool.query(`drop function refuse`);
    }
    expect(await isSignedIn(ada)).toBe(true);
    expect((await preview(ada)).parts.find(({ subject }) => subject === 'orders')?.count).toBe(1);
    expect(await db.prisma.order.count({ where: { firstName: mark } })).toBe(1);
  });

  it('and its preview require sign-in', async () => {
    const guest = newVisitor(db);
    expect((await guest.gql('{ erasurePreview { obstacles } }')).errors[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    expect(await erase(guest)).toMatchObject({ code: 'SIGN_IN_REQUIRED' });
  });
});
