import type { Shop } from '../shop.ts';
import { countAttempt } from '../throttle.ts';
import { ownAccount } from './ownAccount.ts';
import { deviceName } from './sessionRules.ts';

// Everything that the shop has of somebody, for themselves (GDPR articles 15 and 20). Secrets are left out: hashes of passwords and
// tokens, and keys of links.

const limit = { max: 10, windowMs: 60 * 60 * 1_000 };

const product = { select: { id: true, name: true, slug: true } } as const;

async function accountData({ db }: Shop, id: number) {
  const { prisma } = db;
  const account = await prisma.account.findUniqueOrThrow({
    where: { id },
    select: { id: true, email: true, name: true, role: true, rights: true, emailVerifiedAt: true, createdAt: true },
  });
  const sessions = await prisma.visitor.findMany({
    where: { accountId: id, homeId: { not: null } },
    orderBy: { id: 'asc' },
    select: { userAgent: true, network: true, createdAt: true, seenAt: true },
  });
  return {
    account,
    sessions: sessions.map((session) => ({ ...session, device: deviceName(session.userAgent) })),
    addresses: await prisma.address.findMany({ where: { accountId: id }, orderBy: { id: 'asc' }, omit: { accountId: true } }),
  };
}

async function listData({ db }: Shop, accountId: number) {
  const { prisma } = db;
  const noted = { addedAt: true, priceMinor: true, isAvailable: true, product } as const;
  return {
    cart: await prisma.cartLine.findMany({
      where: { cart: { visitor: { accountId } } },
      orderBy: { id: 'asc' },
      select: { product, options: true, quantity: true, addedAt: true },
    }),
    wishlist: await prisma.wishlist.findUnique({
      where: { accountId },
      select: { mailsChanges: true, updatedAt: true, items: { orderBy: { id: 'asc' }, select: { ...noted, removedAt: true } } },
    }),
    compare: await prisma.compareList.findUnique({
      where: { accountId },
      select: { updatedAt: true, items: { orderBy: { id: 'asc' }, select: noted } },
    }),
  };
}

function orderData({ db }: Shop, accountId: number) {
  return db.prisma.order.findMany({
    where: { accountId },
    orderBy: { id: 'asc' },
    omit: { accessKey: true, idempotencyKey: true, requestHash: true, visitorId: true, cartId: true, cartVersion: true, accountId: true },
    include: {
      lines: { orderBy: { position: 'asc' }, omit: { orderId: true } },
      coupons: { select: { code: true, discountMinor: true } },
      payment: { select: { method: true, state: true, amountMinor: true, createdAt: true, settledAt: true } },
      refunds: { select: { amountMinor: true, reason: true, state: true, createdAt: true } },
      events: { orderBy: { id: 'asc' }, select: { at: true, kind: true, detail: true } },
      attribution: { omit: { orderId: true } },
    },
  });
}

async function opinionData({ db }: Shop, accountId: number) {
  const { prisma } = db;
  const where = { accountId };
  return {
    reviews: await prisma.review.findMany({
      where,
      orderBy: { id: 'asc' },
      include: { scores: true },
      omit: { accountId: true, visitorId: true },
    }),
    hotVotes: await prisma.hotVote.findMany({ where, orderBy: { id: 'asc' }, select: { offerId: true, value: true, at: true } }),
    couponVotes: await prisma.couponVote.findMany({ where, orderBy: { id: 'asc' }, select: { offerId: true, worked: true, at: true } }),
    helpfulVotes: await prisma.helpfulVote.findMany({
      where,
      orderBy: { id: 'asc' },
      select: { reviewId: true, isHelpful: true, at: true },
    }),
  };
}

/** The newsletter goes by the address: only once it is known to be theirs. */
async function newsletterData({ db }: Shop, account: { id: number; email: string; emailVerifiedAt: Date | null }) {
  const { prisma } = db;
  const subscriber =
    account.emailVerifiedAt === null ? null : await prisma.subscriber.findUnique({ where: { email: account.email }, omit: { key: true } });
  const consents = await prisma.consentEntry.findMany({
    where: { OR: [{ accountId: account.id }, ...(subscriber ? [{ subscriberId: subscriber.id }] : [])] },
    orderBy: { id: 'asc' },
    omit: { visitorId: true },
  });
  return { subscriber, consents };
}

/**
 * Everything that the shop has of the caller.
 * @returns JSON, indented for reading; instants in UTC, amounts in cents
 * @throws SignInRequiredError; ThrottledError after 10 an hour
 */
export async function exportMyData(shop: Shop): Promise<string> {
  const account = await ownAccount(shop);
  await countAttempt(shop.db, { scope: 'export-my-data', subject: String(account.id), now: shop.now, ...limit });
  const data = {
    exportedAt: shop.now,
    ...(await accountData(shop, account.id)),
    orders: await orderData(shop, account.id),
    ...(await listData(shop, account.id)),
    ...(await opinionData(shop, account.id)),
    newsletter: await newsletterData(shop, account),
  };
  return JSON.stringify(data, null, 2);
}
