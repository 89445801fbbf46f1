import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../../server/engagement/reviews/__generated__/messages.ts';
import { queueReviewRequests, readReviewMail, renderReviewMail } from '../../server/engagement/reviews/reviews.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { details, place, shopper } from '../orders/checkoutDocuments.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { newVisitor, testNow } from '../support/shopDriver.ts';

const t = messages.en;

// The email that asks for reviews after the delivery.

let db: Db;
beforeEach(async () => {
  db = await freshDb();
  await db.prisma.shopSettings.update({ where: { id: 1 }, data: { asksForReviews: true } });
});

const days = (count: number) => new Date(testNow.getTime() + count * 86_400_000);

async function completed(more: object = { wantsReviewRequest: true }, changes: object = {}) {
  const product = await makeProduct(db, { name: 'Table <b>lamp</b>' });
  const visitor = await shopper(db, { [product.id]: 1 });
  const { order } = await place(visitor, details(more));
  if (!order) throw new Error('Not ordered');
  const { id } = await db.prisma.order.update({
    where: { number: order.number },
    data: { status: 'COMPLETED', closedAt: testNow, deliveryLatest: null, deliveryEarliest: null, ...changes },
  });
  return { orderId: id, number: order.number, product };
}

const read = (orderId: number) => readReviewMail(db, { orderId }, 'https://shop.example');

describe('[I85] the email that asks for reviews', () => {
  it('is queued once, a week after the order was completed, and links to the products', async () => {
    const { orderId, number, product } = await completed();
    expect(await queueReviewRequests(db, days(6.9))).toBe(0);
    expect(await queueReviewRequests(db, days(7.1))).toBe(1);
    expect(await queueReviewRequests(db, days(8))).toBe(0);
    const [job] = await db.prisma.outbox.findMany({ where: { name: 'review-mail' } });
    expect(job?.payload).toEqual({ orderId });
    const facts = await read(orderId);
    if (!facts) throw new Error('No email');
    const mail = renderReviewMail(facts);
    expect(mail).toMatchObject({ to: 'ada@example.com', subject: t.howWasYourOrder({ orderNumber: number }) });
    expect(mail.text).toContain(`https://shop.example/product/${product.slug}/#reviews`);
    expect(mail.html).not.toContain('<b>lamp</b>');
    expect(mail.text).toContain(t.onlyEmailForOrder);
  });

  it('waits for the promised delivery', async () => {
    await completed({ wantsReviewRequest: true }, { deliveryEarliest: days(5), deliveryLatest: days(10) });
    expect(await queueReviewRequests(db, days(16))).toBe(0);
    expect(await queueReviewRequests(db, days(18))).toBe(1);
  });

  it.each([
    ['without consent', { wantsReviewRequest: false }, {}],
    ['when nothing was said about it', {}, {}],
    ['for an order that is still open', { wantsReviewRequest: true }, { status: 'PROCESSING' as const, closedAt: null }],
    ['for a refunded order', { wantsReviewRequest: true }, { status: 'REFUNDED' as const }],
    ['for an old order', { wantsReviewRequest: true }, { closedAt: days(-70) }],
    ['for an anonymised order', { wantsReviewRequest: true }, { email: '' }],
  ])('is not queued %s', async (_what, more, changes) => {
    await completed(more, changes);
    expect(await queueReviewRequests(db, days(8))).toBe(0);
  });

  it('is off by default, offered at checkout only while it is on, and not sent after it was switched off', async () => {
    const asks = async () =>
      (await newVisitor(db).query<{ checkout: { asksForReviews: boolean } }>('{ checkout { asksForReviews } }')).checkout.asksForReviews;
    expect(await asks()).toBe(true);
    const { orderId } = await completed();
    expect(await queueReviewRequests(db, days(8))).toBe(1);
    expect(await read(orderId)).not.toBeNull();
    await db.prisma.shopSettings.update({ where: { id: 1 }, data: { asksForReviews: false } });
    expect(await read(orderId)).toBeNull();
    expect(await queueReviewRequests(db, days(9))).toBe(0);
  });

  it('is not sent when the order was refunded meanwhile, or everything is reviewed or hidden', async () => {
    const { orderId, product } = await completed();
    const { visitorId } = await db.prisma.order.findUniqueOrThrow({ where: { id: orderId } });
    const review = await db.prisma.review.create({
      data: { productId: product.id, visitorId, authorName: 'Ada', body: 'Good.', average: 800 },
    });
    expect(await read(orderId)).toBeNull();
    await db.prisma.review.delete({ where: { id: review.id } });
    expect(await read(orderId)).not.toBeNull();
    await db.prisma.product.update({ where: { id: product.id }, data: { status: 'ARCHIVED' } });
    expect(await read(orderId)).toBeNull();
    await db.prisma.product.update({ where: { id: product.id }, data: { status: 'PUBLISHED' } });
    await db.prisma.order.update({ where: { id: orderId }, data: { status: 'REFUNDED' } });
    expect(await read(orderId)).toBeNull();
  });

  it('has the texts of the shop', async () => {
    const texts = { kind: 'review.request', subject: 'Was {orderNumber} good, {firstName}?', introduction: 'Tell us.', footer: 'Bye' };
    await db.prisma.mailText.create({ data: texts });
    const { orderId, number } = await completed();
    const facts = await read(orderId);
    if (!facts) throw new Error('No email');
    const mail = renderReviewMail(facts);
    expect(mail.subject).toBe(`Was ${number} good, Ada?`);
    for (const part of ['Tell us.', 'Bye']) expect(mail.text).toContain(part);
  });
});
