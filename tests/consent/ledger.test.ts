import { beforeEach, describe, expect, it } from 'vitest';
import { createHash } from 'node:crypto';
import { pagePath, recordConsents } from '../../server/engagement/consent/operations.ts';
import { newsletterWordings, wordingHash, wordingText } from '../../server/engagement/consent/wordings.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { details, place, shopper } from '../orders/checkoutDocuments.ts';
import { freshDb } from '../support/db.ts';
import { makeStocked } from '../support/products.ts';
import { testNow } from '../support/shopDriver.ts';

let db: Db;
beforeEach(async () => {
  db = await freshDb();
});

describe('[F102] the consent ledger', () => {
  it.each(['UPDATE "ConsentEntry" SET "act" = \'GIVEN\'', 'DELETE FROM "ConsentEntry"', 'TRUNCATE "ConsentEntry"'])(
    'is append-only and rejects %s',
    async (statement) => {
      const entry = { kind: 'NEWSLETTER', act: 'WITHDRAWN', source: 'FORM', subscriberId: 1 } as const;
      await recordConsents(db.prisma, { now: testNow, address: '' }, [entry]);
      await expect(db.pool.query(statement)).rejects.toThrow('append-only');
      expect(await db.prisma.consentEntry.findMany()).toMatchObject([entry]);
    },
  );

  it('identifies wordings by hash, with unique versions', () => {
    const all = Object.values(newsletterWordings).flat();
    expect(new Set(all.map(({ version }) => version)).size).toBe(all.length);
    for (const one of all) expect(wordingHash(one, 'Souk')).toBe(createHash('sha256').update(wordingText(one, 'Souk')).digest('hex'));
    // Published wordings never change: a new wording gets its own version.
    expect(all.map((one) => `${one.version} ${wordingHash(one, 'Souk').slice(0, 12)}`)).toEqual([
      'newsletter-a-2026-11 6591f93ff4ba',
      'newsletter-b-2026-11 2653f19e6425',
    ]);
  });

  it.each([
    ['https://shop.example/blog/one/?secret=1#x', '/blog/one/'],
    ['/shop/?a=b', '/shop/'],
    ['', ''],
    ['https://', ''],
  ])('stores the page %j as the path %j', (page, path) => {
    expect(pagePath(page)).toBe(path);
  });

  it('[F44] records the accepted terms once per order', async () => {
    const visitor = await shopper(db, { [(await makeStocked(db, 5)).id]: 1 });
    await place(visitor, details({ cartVersion: 1 }));
    // Repeating a request gives the same order.
    await place(visitor, details({ cartVersion: 1 }));
    const order = await db.prisma.order.findFirstOrThrow();
    expect(await db.prisma.consentEntry.findMany()).toEqual([
      expect.objectContaining({
        kind: 'TERMS',
        act: 'GIVEN',
        source: 'CHECKOUT',
        orderId: order.id,
        visitorId: order.visitorId,
        wordingVersion: '2026-11',
        wordingHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        page: '/checkout/',
        at: order.placedAt,
      }),
    ]);
  });
});
