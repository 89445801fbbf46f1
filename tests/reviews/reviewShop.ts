import type { BrowserContext } from 'playwright-core';
import type { Db } from '../../server/platform/database/db.ts';
import { writeReview } from '../../server/engagement/reviews/operations.ts';
import { makeProduct } from '../support/products.ts';
import { setVisitorCookie, preparedShop } from '../support/preparedShop.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import { testNow } from '../support/shopDriver.ts';
import { knownToken, placeOrder, shopOf } from './reviewRows.ts';

// A shop for browser tests of reviews: one product with fifteen reviews by buyers, one without reviews, and prepared visitors.

export interface ReviewShop extends ServerProcess {
  /** Path of the product with fifteen reviews. */
  reviewed: string;
  /** Path of the product without reviews. */
  fresh: string;
  /**
   * Gives a browser the cookies of a visitor who has bought the product without reviews.
   * @param number from 0 to 4
   */
  beBuyer(context: BrowserContext, number: number): Promise<void>;
}

export const reviewCount = 15;

export async function reviewShop(settings: object = {}): Promise<ReviewShop> {
  const tokens: string[] = [];
  const shop = await preparedShop(async (db: Db) => {
    await db.prisma.shopSettings.update({ where: { id: 1 }, data: settings });
    const reviewed = await makeProduct(db, { slug: 'much-read-lamp', name: 'Much Read Lamp' });
    const fresh = await makeProduct(db, { slug: 'fresh-lamp', name: 'Fresh Lamp' });
    for (let index = 0; index < reviewCount; index += 1) {
      const token = await knownToken(db);
      await placeOrder(db, token, reviewed.id);
      const points = (index % 10) + 1;
      await writeReview(await shopOf(db, token, { now: new Date(testNow.getTime() + index * 3_600_000) }), {
        productId: reviewed.id,
        authorName: `Author ${index}`,
        title: index === 3 ? '<b>Bold</b>' : '',
        body: `This is review number ${index}.\nIt has two lines.`,
        scores: ['quality', 'value', 'as-described'].map((criterion) => ({ criterion, points })),
      });
    }
    for (let index = 0; index < 5; index += 1) {
      const token = await knownToken(db);
      await placeOrder(db, token, fresh.id);
      tokens.push(token);
    }
  });
  return {
    ...shop,
    reviewed: '/product/much-read-lamp/',
    fresh: '/product/fresh-lamp/',
    beBuyer: (context, number) => setVisitorCookie(context, shop.url, tokens[number] ?? ''),
  };
}
