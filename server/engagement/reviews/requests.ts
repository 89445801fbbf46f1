import { createHash } from 'node:crypto';
import { claimReviewRequests } from '../../commerce/orders/orders.ts';
import { productPath } from '../../catalogue/products/products.ts';
import { mailShop } from '../../foundation/settings/settings.ts';
import type { Db } from '../../platform/database/db.ts';
import { withRetry } from '../../platform/database/retry.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import type { MailShop } from '../../platform/mail/layout.ts';
import { isSuppressed } from '../newsletter/newsletter.ts';

// The email that asks for reviews after the delivery: one per order, only to shoppers who agreed to it at checkout, and only while the shop
// asks for reviews at all.

const batch = 100;
/** Products that the email links to. */
const maxProducts = 5;

const isOn = async ({ prisma }: Pick<Db, 'prisma'>): Promise<boolean> =>
  (await prisma.shopSettings.findUniqueOrThrow({ where: { id: 1 }, select: { asksForReviews: true } })).asksForReviews;

/**
 * Queues the emails that are due.
 * @returns the number of emails
 */
export async function queueReviewRequests(db: Db, now: Date, signal?: AbortSignal): Promise<number> {
  if (!(await isOn(db))) return 0;
  let mails = 0;
  for (;;) {
    if (signal?.aborted) return mails;
    const count = await withRetry(() =>
      db.prisma.$transaction(async (tx) => {
        const orders = await claimReviewRequests(tx, now, batch);
        for (const orderId of orders) await enqueue(tx, { name: 'review-mail', payload: { orderId } });
        return orders.length;
      }),
    );
    mails += count;
    if (count < batch) return mails;
  }
}

/** All data of the email. Texts are unescaped. */
export interface ReviewMailFacts {
  /** Unique and stable across retries: see Mail.key. */
  key: string;
  messageId: string;
  email: string;
  firstName: string;
  orderNumber: number;
  shop: MailShop;
  products: readonly { name: string; url: string }[];
}

/**
 * Reads the content of the email at the time of sending.
 * @param publicUrl the shop's URL, for links
 * @returns null when nothing is to be asked (any longer): the shop stopped asking, the order was refunded or erased, or everything in it is
 * reviewed or no longer shown
 */
export async function readReviewMail(db: Db, { orderId }: { orderId: number }, publicUrl: string): Promise<ReviewMailFacts | null> {
  const order = await db.prisma.order.findUnique({
    where: { id: orderId, status: 'COMPLETED', wantsReviewRequest: true },
    select: {
      number: true,
      accessKey: true,
      email: true,
      firstName: true,
      visitorId: true,
      accountId: true,
      lines: { orderBy: { position: 'asc' }, select: { productId: true } },
    },
  });
  if (!order || order.email === '' || !(await isOn(db)) || (await isSuppressed(db, order.email))) return null;
  const { visitorId, accountId } = order;
  const authors = [...(visitorId === null ? [] : [{ visitorId }]), ...(accountId === null ? [] : [{ accountId }])];
  const ids = order.lines.flatMap(({ productId }) => productId ?? []);
  const products = await db.prisma.product.findMany({
    where: {
      status: 'PUBLISHED',
      OR: [{ id: { in: ids }, parentId: null }, { variations: { some: { id: { in: ids } } } }],
      reviews: { none: { OR: authors } },
    },
    orderBy: { id: 'asc' },
    take: maxProducts,
    select: { name: true, slug: true },
  });
  if (products.length === 0) return null;
  const key = `review-request-${orderId}`;
  return {
    key,
    // The order's secret makes the ID differ from that of another shop's order with the same name.
    messageId: `${key}.${createHash('sha256').update(`${key} ${order.accessKey}`).digest('hex').slice(0, 16)}`,
    email: order.email,
    firstName: order.firstName,
    orderNumber: order.number,
    shop: await mailShop(db, 'review.request'),
    products: products.map(({ name, slug }) => ({ name, url: `${publicUrl}${productPath({ slug })}#reviews` })),
  };
}
