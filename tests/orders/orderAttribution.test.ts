import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { details, keyOf, orderByLink, placed, shopper, type Order } from './checkoutDocuments.ts';
import { administrator } from './orderDocuments.ts';

let db: Db;
beforeEach(async () => {
  db = await freshDb();
});

const namespace = 'woocommerce/order-attribution';
const extensionsOf = (values: Record<string, string | null>) => ({
  extensions: [{ namespace, values: Object.entries(values).map(([key, value]) => ({ key, value })) }],
});
const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const document = `query ($id: ID!) { node(id: $id) { ... on Order { number lines { id }
  attribution { sourceType utmSource utmTerm sessionPages userAgent deviceType } } } }`;
const seenBy = async (visitor: Visitor, { id }: Pick<Order, 'id'>) => (await visitor.query<{ node: object | null }>(document, { id })).node;
const shopperOfOne = async () => shopper(db, { [(await makeProduct(db)).id]: 1 });

describe('[F46] order attribution', () => {
  const values = {
    source_type: 'utm',
    utm_source: 'newsletter',
    utm_term: '(none)',
    session_pages: '3',
    user_agent: userAgent,
    foreign: 'x',
  };
  const saved = {
    sourceType: 'utm',
    utmSource: 'newsletter',
    utmTerm: null,
    sessionPages: '3',
    userAgent,
    deviceType: 'Mobile',
  };

  it('is saved once: a repeated request with other values changes nothing', async () => {
    const visitor = await shopperOfOne();
    const input = details();
    const order = await placed(visitor, { ...input, ...extensionsOf(values) });
    const again = await placed(visitor, { ...input, ...extensionsOf({ ...values, session_pages: '4' }) });
    expect(again.number).toBe(order.number);
    expect(await db.prisma.orderAttribution.findMany()).toMatchObject([saved]);
  });

  it('is visible to administrators only', async () => {
    const visitor = await shopperOfOne();
    const order = await placed(visitor, details(extensionsOf(values)));
    expect(await seenBy(await administrator(db), order)).toMatchObject({ number: order.number, attribution: saved });
    expect(await seenBy(visitor, order)).toMatchObject({ number: order.number, attribution: null });
    const { data, errors } = await orderByLink(newVisitor(db), order.number, keyOf(order));
    expect({ data, errors }).toMatchObject({ data: { order: { number: order.number, attribution: null } }, errors: [] });
  });

  it('isn’t saved without any values', async () => {
    for (const given of [{}, { extensions: null }, extensionsOf({}), extensionsOf({ utm_source: '', source_type: '(none)' })]) {
      await placed(await shopperOfOne(), details(given));
    }
    expect(await db.prisma.orderAttribution.count()).toBe(0);
  });

  it('is stored as plain text, and never prevents the order', async () => {
    const visitor = await shopperOfOne();
    await placed(
      visitor,
      details(extensionsOf({ source_type: '\u0000', utm_source: '<img src=x onerror=alert(1)>"', session_pages: 'x'.repeat(5_000) })),
    );
    expect(await db.prisma.orderAttribution.findMany()).toMatchObject([
      { sourceType: null, utmSource: '"', sessionPages: 'x'.repeat(255) },
    ]);
  });
});

describe('[F44] access to an order by its id', () => {
  it('is granted to its visitor, its account on any device, and administrators', async () => {
    const visitor = await shopperOfOne();
    const device = await shopperOfOne();
    const ofVisitor = await db.prisma.visitor.findMany({ orderBy: { id: 'asc' }, select: { id: true } });
    const { id: accountId } = await db.prisma.account.create({ data: { email: 'ada@example.com' } });
    await db.prisma.visitor.updateMany({ where: { id: { in: ofVisitor.map(({ id }) => id) } }, data: { accountId } });
    const order = await placed(visitor, details());
    expect(await db.prisma.order.findFirstOrThrow()).toMatchObject({ accountId });
    for (const seeing of [visitor, device, await administrator(db)]) {
      expect(await seenBy(seeing, order)).toMatchObject({ number: order.number, lines: [{}] });
    }
    const stranger = await shopperOfOne();
    const other = await db.prisma.account.create({ data: { email: 'eve@example.com' } });
    await db.prisma.visitor.updateMany({ where: { accountId: null }, data: { accountId: other.id } });
    for (const seeing of [stranger, newVisitor(db)]) expect(await seenBy(seeing, order)).toBeNull();
  });

  it('covers its lines in the same way', async () => {
    const visitor = await shopperOfOne();
    const order = await placed(visitor, details());
    const line = 'query ($id: ID!) { node(id: $id) { ... on OrderLine { name } } }';
    const id = (await seenBy(visitor, order)) as { lines: { id: string }[] };
    const lineId = { id: id.lines[0]?.id };
    expect(await visitor.query(line, lineId)).toMatchObject({ node: { name: expect.any(String) } });
    expect(await (await administrator(db)).query(line, lineId)).toMatchObject({ node: { name: expect.any(String) } });
    expect(await (await shopperOfOne()).query(line, lineId)).toEqual({ node: null });
  });
});
