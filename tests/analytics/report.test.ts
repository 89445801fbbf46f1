import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { visitorIdentity } from '../../server/foundation/accounts/visitor.ts';
import { removeOldEvents } from '../../server/engagement/analytics/oldEvents.ts';
import { readProperties } from '../../server/engagement/analytics/properties.ts';
import { reportPage } from '../../server/engagement/analytics/report.ts';
import { cookieWordings } from '../../server/engagement/consent/wordings.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { foldChanges } from '../../server/backoffice/reports/fold.ts';
import { foldMonths } from '../../server/backoffice/reports/months.ts';
import { noEffects, type Shop } from '../../server/platform/operation/shop.ts';
import { freshDb } from '../support/db.ts';
import { plainOrder } from '../support/plainOrder.ts';
import { signedInToken } from '../support/preparedShop.ts';
import { makeProduct } from '../support/products.ts';
import { testKeys, testNow, testPayments } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';

const granted = `granted.${cookieWordings[0].version}`;
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';

let db: Db;

async function shopOf({
  cookies = {},
  token,
  userAgent = '',
  now = testNow,
}: {
  cookies?: Record<string, string>;
  token?: string;
  userAgent?: string;
  now?: Date;
} = {}): Promise<Shop> {
  const visitor = visitorIdentity(db, token, now, () => undefined);
  const sent = { cookie: (name: string) => cookies[name], host: 'shop.example', referrer: '' };
  const catalog = await sharedRevision(db);
  return {
    db,
    now,
    visitor,
    language: 'en',
    address: '192.0.2.1',
    userAgent,
    sent,
    effects: noEffects,
    catalog,
    keys: testKeys,
    payments: testPayments(db),
  };
}

const view = (shop: Shop, path: string, visit: string, facts = {}) =>
  reportPage(shop, { visit, url: `https://shop.example${path}`, isPageView: true, listed: [], ...facts });

beforeEach(async () => {
  db = await freshDb();
});

describe('[F116] the common properties', () => {
  it('describe a guest on a product page', async () => {
    const wide = await db.prisma.category.create({ data: { slug: 'kitchen', name: 'Kitchen' } });
    const narrow = await db.prisma.category.create({ data: { slug: 'pans', name: 'Pans', parentId: wide.id, ancestorIds: [wide.id] } });
    await makeProduct(db, { slug: 'pan', categories: { create: { categoryId: narrow.id } } });
    await (await sharedRevision(db)).reload();
    const { properties } = await readProperties(
      await shopOf({ userAgent: phone }),
      'https://shop.example/product/pan/?key=secret&utm_source=x',
    );
    const { storeId } = await db.prisma.analyticsSettings.findUniqueOrThrow({ where: { id: 1 } });
    expect(properties).toEqual({
      blog_id: 1,
      store_id: storeId,
      url: 'https://shop.example/product/pan/?utm_source=x',
      store_currency: 'EUR',
      timezone: '+00:00',
      store_admin: 0,
      device: 'mobile',
      is_guest: 1,
      breadcrumbs: ['Kitchen', 'Pans'],
      pages: { isAccountPage: false, isCart: false },
    });
  });

  it.each([
    ['/account/orders/', { isAccountPage: true, isCart: false }],
    ['/cart/', { isAccountPage: false, isCart: true }],
    ['/', { isAccountPage: false, isCart: false }],
  ])('identify the kind of page at %s', async (path, pages) => {
    expect((await readProperties(await shopOf(), `https://shop.example${path}`)).properties.pages).toEqual(pages);
  });

  it('use numeric flags to distinguish guests, customers and administrators', async () => {
    const flags = async (role?: 'CUSTOMER' | 'ADMINISTRATOR') => {
      const { properties } = await readProperties(
        await shopOf({ token: role && (await signedInToken(db, role)) }),
        'https://shop.example/',
      );
      return [properties.is_guest, properties.store_admin];
    };
    expect([await flags(), await flags('CUSTOMER'), await flags('ADMINISTRATOR')]).toEqual([
      [1, 0],
      [0, 0],
      [0, 1],
    ]);
  });
});

describe('[F116] analytics reports', () => {
  it('limit each network per day: first new visits, then all reports', async () => {
    const shop = await shopOf({ cookies: { cookie_consent: granted } });
    const known = randomUUID();
    await view(shop, '/', known);
    const full = (scope: string, count: number) => db.prisma.throttle.updateMany({ where: { scope }, data: { count } });
    expect(await full('analytics-visits', 2_000)).toEqual({ count: 1 });
    await expect(view(shop, '/', randomUUID())).rejects.toThrow('Too many attempts.');
    await view(shop, '/shop/', known);
    await full('analytics-day', 20_000);
    await expect(view(shop, '/', known)).rejects.toThrow('Too many attempts.');
    expect([await db.prisma.analyticsVisit.count(), await db.prisma.analyticsEvent.count()]).toEqual([1, 2]);
    // The count restarts the next day.
    await view(
      await shopOf({ cookies: { cookie_consent: granted }, now: new Date(testNow.getTime() + 25 * 3_600_000) }),
      '/',
      randomUUID(),
    );
  });

  it.each<Record<string, string>>([{}, { cookie_consent: 'denied.cookies-2026-12' }, { cookie_consent: 'granted.other' }])(
    'store nothing without consent: %o',
    async (cookies) => {
      await expect(view(await shopOf({ cookies }), '/', randomUUID())).rejects.toMatchObject({ code: 'CONSENT_MISSING' });
      expect([await db.prisma.analyticsVisit.count(), await db.prisma.analyticsEvent.count()]).toEqual([0, 0]);
    },
  );

  it('store a page view and cart changes, however the cart was changed', async () => {
    const [pan, pot] = [await makeProduct(db, { name: 'Pan', sku: 'PAN' }), await makeProduct(db, { name: 'Pot', sku: 'POT' })];
    const cookies = { cookie_consent: granted, sbjs_current: 'typ=utm|||src=news|||mdm=email|||cmp=(none)' };
    const token = await signedInToken(db, 'CUSTOMER');
    const shop = await shopOf({ cookies, token });
    const visit = randomUUID();
    expect((await view(shop, '/product/none/', visit)).events).toEqual([]);
    const cart = await db.prisma.cart.create({ data: { visitorId: (await shop.visitor.current()) ?? 0 } });
    await db.prisma.cartLine.create({ data: { cartId: cart.id, key: 'a'.repeat(32), productId: pan.id, quantity: 2 } });
    await db.prisma.cartLine.create({ data: { cartId: cart.id, key: 'b'.repeat(32), productId: pot.id, quantity: 1 } });
    const changed = await view(shop, '/', visit, { isPageView: false });
    expect(
      changed.events.map(({ name, ecommerce: { items, value } }) => [
        name,
        items.map(({ item_id, quantity }) => [item_id, quantity]),
        value,
      ]),
    ).toEqual([
      [
        'add_to_cart',
        [
          ['PAN', 2],
          ['POT', 1],
        ],
        30,
      ],
    ]);
    await db.prisma.cartLine.updateMany({ where: { key: 'a'.repeat(32) }, data: { quantity: 1 } });
    expect((await view(shop, '/cart/', visit)).events.map(({ name }) => name)).toEqual(['remove_from_cart', 'view_cart']);
    const again = await view(shop, '/checkout/', visit);
    expect(again.events.map(({ name }) => name)).toEqual(['begin_checkout']);
    expect((await view(shop, '/checkout/', visit)).events).toEqual([]);
    // Cart lines that were ordered don't count as removed.
    await db.prisma.order.create({ data: plainOrder({ cartId: cart.id, placedAt: testNow, status: 'PROCESSING' }) });
    await db.prisma.cartLine.deleteMany({ where: { cartId: cart.id } });
    // An empty cart reports no event.
    expect((await view(shop, '/cart/', visit)).events).toEqual([]);
    const names = await db.prisma.analyticsEvent.findMany({ orderBy: { id: 'asc' }, select: { name: true } });
    expect(names.map(({ name }) => name)).toEqual([
      'page_view',
      'add_to_cart',
      'page_view',
      'remove_from_cart',
      'view_cart',
      'page_view',
      'begin_checkout',
      'page_view',
      'page_view',
    ]);
    expect(await db.prisma.analyticsVisit.findMany()).toMatchObject([
      { key: visit, sourceType: 'utm', source: 'news', medium: 'email', campaign: null },
    ]);
  });

  it('report a purchase once, and only with the order’s access key', async () => {
    const order = await db.prisma.order.create({ data: plainOrder({ placedAt: testNow, status: 'PROCESSING' }) });
    const shop = await shopOf({ cookies: { cookie_consent: granted } });
    const path = `/checkout/order-received/${order.number}/?key=${encodeURIComponent(order.accessKey)}`;
    expect((await view(shop, `/checkout/order-received/${order.number}/`, randomUUID())).events).toEqual([]);
    const first = await view(shop, path, randomUUID());
    expect(first.events).toMatchObject([
      { name: 'purchase', ecommerce: { transaction_id: String(order.number), value: 10, currency: 'EUR' } },
    ]);
    expect(first.properties.url).toBe('https://shop.example/checkout/order-received/(number)/');
    expect((await view(shop, path, randomUUID())).events).toEqual([]);
    expect(JSON.stringify(await db.prisma.analyticsEvent.findMany({ select: { payload: true, path: true } }))).not.toContain(
      order.accessKey,
    );
  });

  it('report a purchase once when several windows report it concurrently', async () => {
    const order = await db.prisma.order.create({ data: plainOrder({ placedAt: testNow, status: 'PROCESSING' }) });
    const shop = await shopOf({ cookies: { cookie_consent: granted } });
    const path = `/checkout/order-received/${order.number}/?key=${encodeURIComponent(order.accessKey)}`;
    const reports = await Promise.all(Array.from({ length: 4 }, () => view(shop, path, randomUUID())));
    expect(reports.flatMap(({ events }) => events).map(({ name }) => name)).toEqual(['purchase']);
    expect(await db.prisma.analyticsEvent.count({ where: { name: 'purchase' } })).toBe(1);
    expect(await db.prisma.analyticsEvent.count({ where: { name: 'page_view' } })).toBe(4);
  });

  it('reject invalid visit keys and URLs, and rate-limit frequent reports', async () => {
    const shop = await shopOf({ cookies: { cookie_consent: granted } });
    await expect(view(shop, '/', 'me')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await expect(reportPage(shop, { visit: randomUUID(), url: 'javascript:alert(1)', isPageView: true, listed: [] })).rejects.toMatchObject(
      { code: 'INVALID_INPUT' },
    );
    await db.prisma.throttle.updateMany({ data: { count: 240 } });
    await expect(view(shop, '/', randomUUID())).rejects.toMatchObject({ code: 'THROTTLED' });
  });

  it('delete expired events and visits, and keep their totals', async () => {
    const shop = await shopOf({ cookies: { cookie_consent: granted } });
    for (let count = 0; count < 3; count += 1) await view(shop, '/', randomUUID());
    await foldChanges(db);
    expect(await removeOldEvents(db, testNow, undefined, 2)).toEqual({ events: 1, visits: 0 });
    const later = new Date(testNow.getTime() + 91 * 24 * 60 * 60 * 1_000);
    expect(await removeOldEvents(db, later)).toEqual({ events: 2, visits: 3 });
    await foldChanges(db);
    await foldMonths(db, later);
    expect(await db.prisma.reportMonth.findMany({ where: { dimension: 'TOTAL' } })).toMatchObject([{ visits: 3, orders: 0 }]);
  });
});
