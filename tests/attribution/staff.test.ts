import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import type { StaffRight } from '../../server/generated/prisma/client.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { freshDb } from '../support/db.ts';
import { plainOrder } from '../support/plainOrder.ts';
import { globalId } from '../support/products.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';

let db: Db;
beforeEach(async () => {
  db = await freshDb();
});

const sent = { host: 'shop.example', referrer: '', cookie: () => undefined };
const staff = async (...rights: StaffRight[]) => (await openStaff(db, 'STAFF', rights, { sent })).who;

describe('[F141] an order’s attribution', () => {
  const question = `query ($id: ID!) { node(id: $id) { ... on Order { number attribution { rule lastTouch { source } } } } }`;
  const askedBy = (who: Visitor, id: number) => who.query<{ node: unknown }>(question, { id: globalId('Order', id) });

  it('is visible to staff who see the order with permission for orders or reports, and not to shoppers', async () => {
    const shopper = newVisitor(db, { sent });
    const attribution = { create: { sourceType: 'utm', utmSource: 'news', rule: 'CAMPAIGN' as const } };
    const { id, number } = await db.prisma.order.create({ data: { ...plainOrder({}), attribution } });
    const whole = { number, attribution: { rule: 'CAMPAIGN', lastTouch: { source: 'news' } } };
    expect(await askedBy(await staff('ORDERS'), id)).toEqual({ node: whole });
    expect(await askedBy(await staff('ORDERS', 'REPORTS'), id)).toEqual({ node: whole });
    expect(await askedBy(await staff('REPORTS'), id)).toEqual({ node: null });
    expect(await askedBy(shopper, id)).toEqual({ node: null });
  });
});

describe('[F109] classifyLanding', () => {
  const question = `query ($url: String!, $referrer: String, $ownHost: String, $hasSession: Boolean, $earlierSource: String) {
    found: classifyLanding(url: $url, referrer: $referrer, ownHost: $ownHost, hasSession: $hasSession, earlierSource: $earlierSource) {
      rule touch { type source campaign } evidence { signal isDecisive reason } } }`;
  const ask = async (variables: Record<string, unknown>) =>
    (await staff('REPORTS')).query<{ found: { rule: string } }>(question, variables);

  it('requires permission for reports', async () => {
    const variables = { url: 'https://shop.example/' };
    await expect((await staff('ORDERS')).query(question, variables)).rejects.toThrow('Not authorized');
    await expect(newVisitor(db, { sent }).query(question, variables)).rejects.toThrow('Not authorized');
    expect((await ask(variables)).found.rule).toBe('TYPEIN');
  });

  it('accepts a custom host, and returns ignored signals', async () => {
    const variables = { url: 'https://shop.example/?fbclid=1', referrer: 'https://blog.other.example/' };
    expect(await ask(variables)).toMatchObject({
      found: {
        rule: 'REFERRAL',
        touch: { source: 'blog.other.example' },
        evidence: [{ isDecisive: true }, { signal: 'fbclid', isDecisive: false }],
      },
    });
    expect(await ask({ ...variables, ownHost: 'other.example' })).toMatchObject({
      found: {
        rule: 'TYPEIN',
        evidence: [{ isDecisive: false, reason: 'The shop’s own site.' }, { isDecisive: true }, { signal: 'fbclid' }],
      },
    });
    expect(await ask({ ...variables, hasSession: true, earlierSource: 'news' })).toMatchObject({
      found: { rule: 'KEPT', touch: { type: 'utm', source: 'news' } },
    });
  });
});
