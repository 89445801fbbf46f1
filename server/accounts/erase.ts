import { recordAudit, type Actor } from '../audit/audit.ts';
import { eraseOrdersWithin, guestOrderDays, leaveToGuestsWithin, openOrderCounts, orderCounts } from '../checkout/orders/erase.ts';
import { cartLineCount } from '../cart/personalData.ts';
import { forgetList } from '../compare/list.ts';
import { comparedCount } from '../compare/personalData.ts';
import { consentCount } from '../consent/personalData.ts';
import { withRetry } from '../database/retry.ts';
import type { Tx } from '../db.ts';
import type { Account } from '../generated/prisma/client.ts';
import { eraseOfferVotesWithin, offerVoteCount } from '../offers/personalData.ts';
import { eraseReviewsWithin, formerCustomer, reviewCounts } from '../reviews/personalData.ts';
import type { Shop } from '../shop.ts';
import { forgetSubscriber } from '../subscribers/erase.ts';
import { newsletterCounts } from '../subscribers/personalData.ts';
import { suppressionHash } from '../subscribers/suppression.ts';
import { wishedCount } from '../wishlist/personalData.ts';
import { forgetWishlist } from '../wishlist/reading.ts';
import { ErasureBlockedError } from './errors.ts';
import { adoptOrdersWithin } from './orders.ts';
import { confirmedAccount, ownAccount } from './ownAccount.ts';

// Erasing an account (SAFETY 1.12): in one transaction, all or nothing. What is shown beforehand is counted in the same way.

/** What becomes of a kind of data. */
export type ErasureFate = 'DELETED' | 'PSEUDONYMISED' | 'KEPT';

/** One kind of data and what becomes of it. */
export interface ErasurePart {
  subject: string;
  count: number;
  fate: ErasureFate;
  /** Why, and what exactly stays, as sentences for its owner. */
  reason: string;
}

export interface ErasurePreview {
  parts: ErasurePart[];
  /** Why nothing can be erased now, as sentences; empty when it can. */
  obstacles: string[];
}

async function obstaclesOf(tx: Tx, { id, role }: Pick<Account, 'id' | 'role'>): Promise<string[]> {
  const { cancellable, others } = await openOrderCounts(tx, id);
  const orders = (count: number) =>
    count === 1
      ? { are: 'An order of yours is still under way, and we need your address for it.', it: 'it', itHas: 'it has' }
      : { are: `${count} orders of yours are still under way, and we need your address for them.`, it: 'them', itHas: 'they have' };
  const [open, packed] = [orders(cancellable), orders(others)];
  return [
    ...(cancellable > 0 ? [`${open.are} Cancel ${open.it}, or wait until ${open.itHas} been sent.`] : []),
    ...(others > 0
      ? [`${packed.are} You cannot cancel ${packed.it} yourself any more: wait until ${packed.itHas} been sent, or ask us.`]
      : []),
    ...(role === 'CUSTOMER' ? [] : ['Your account works for the shop. An administrator has to take its role away first.']),
  ];
}

/** What erasing the caller's account would do. @throws SignInRequiredError */
export async function erasurePreview(shop: Shop): Promise<ErasurePreview> {
  return previewOf(shop, await ownAccount(shop));
}

/** What erasing an account would do, told to its owner. */
export async function previewOf(shop: Pick<Shop, 'db'>, account: Account): Promise<ErasurePreview> {
  const { prisma } = shop.db;
  const { id, email } = account;
  const where = { accountId: id };
  const [orders, offerVotes, { reviews, helpfulVotes }] = [
    await orderCounts(prisma, id),
    await offerVoteCount(prisma, id),
    await reviewCounts(prisma, id),
  ];
  const [wished, compared, addresses, sessions, cartLines] = [
    await wishedCount(prisma, id),
    await comparedCount(prisma, id),
    await prisma.address.count({ where }),
    await prisma.visitor.count({ where: { ...where, homeId: { not: null } } }),
    await cartLineCount(prisma, id),
  ];
  const { subscribers, isSuppressed } = await newsletterCounts(shop.db, email);
  const deleted = (subject: string, count: number, reason: string): ErasurePart => ({ subject, count, fate: 'DELETED', reason });
  return {
    obstacles: await obstaclesOf(prisma, account),
    parts: [
      deleted('account', 1, 'Your address, name and password, and every session.'),
      deleted('addresses', addresses, 'Your address book.'),
      deleted('sessions', sessions, 'All devices are signed out.'),
      deleted('cart', cartLines, 'What lies in your cart.'),
      deleted('wishlist', wished, 'Your wishlist, with the link that shows it to others.'),
      deleted('compare', compared, 'What you compare.'),
      deleted('attribution', orders.attributions, 'Where your visits came from, as your orders tell it.'),
      {
        subject: 'orders',
        count: orders.orders,
        fate: 'PSEUDONYMISED',
        reason:
          'Tax law makes us keep what was sold: number, day, goods, amounts, VAT and country. Your name, addresses, telephone number, e-mail address and notes are blanked out.',
      },
      {
        subject: 'guestOrders',
        count: orders.ofGuests,
        fate: 'KEPT',
        reason: `Placed with your address by somebody who had not signed in, and still under way. They are your account's no more, go on for whoever placed them, and are blanked out ${guestOrderDays} days after they are over.`,
      },
      {
        subject: 'votes',
        count: offerVotes + helpfulVotes,
        fate: 'PSEUDONYMISED',
        reason: 'The totals that others see stay; nothing says any more that a vote was yours.',
      },
      {
        subject: 'reviews',
        count: reviews,
        fate: 'PSEUDONYMISED',
        reason: `Their text stays, under the name “${formerCustomer}”.`,
      },
      deleted('subscriber', subscribers, 'Your subscription to the newsletter.'),
      {
        subject: 'suppression',
        count: isSuppressed ? 0 : 1,
        fate: 'KEPT',
        reason: 'A keyed hash of your address, which nobody can read, so that it is never written to or imported again.',
      },
      {
        subject: 'consents',
        count: await consentCount(prisma, id),
        fate: 'KEPT',
        reason: 'The proof of what you agreed to and when. It carries numbers only, which belong to nobody any more.',
      },
    ],
  };
}

/** Whose account is erased. */
export interface Erasing {
  account: Account;
  /** Of the address, as suppressed addresses are kept. */
  hash: string;
  /** Its owner, or the administrator whom they have asked. */
  actor: Actor;
}

/** Erases an account within a transaction. @throws ErasureBlockedError */
export async function eraseWithin(tx: Tx, shop: Shop, { account: { id, email, emailVerifiedAt }, hash, actor }: Erasing): Promise<void> {
  // Locked, so that no order and no session of the account comes into being meanwhile.
  const [account] = await tx.$queryRaw<
    Pick<Account, 'id' | 'role'>[]
  >`SELECT "id", "role" FROM "Account" WHERE "id" = ${id}::int FOR UPDATE`;
  if (!account) return;
  if (emailVerifiedAt !== null) await adoptOrdersWithin(tx, { accountId: id, email, now: shop.now });
  const obstacles = await obstaclesOf(tx, account);
  if (obstacles.length > 0) throw new ErasureBlockedError(obstacles);
  await leaveToGuestsWithin(tx, id);
  const orders = await eraseOrdersWithin(tx, id);
  await eraseOfferVotesWithin(tx, id);
  await eraseReviewsWithin(tx, id);
  await forgetSubscriber(tx, shop, { email, hash }, 'PREFERENCES');
  await tx.accountRequest.deleteMany({ where: { email } });
  await tx.visitor.deleteMany({ where: { accountId: id } });
  await tx.account.delete({ where: { id }, select: { id: true } });
  await recordAudit(tx, shop, actor, { action: 'account.erase', targetType: 'Account', targetIds: [id], details: { orders } });
}

/**
 * Erases the caller's account, and with it everything that `erasurePreview` says. There is no way back.
 * @throws SignInRequiredError, WrongCredentialsError, ErasureBlockedError, InvalidInputError, ThrottledError, BusyError, TryAgainError
 */
export async function eraseMyAccount(shop: Shop, { password }: { password: string }): Promise<void> {
  const account = await confirmedAccount(shop, password);
  const hash = (await suppressionHash(shop.db))(account.email);
  const home = await shop.visitor.current();
  const actor = { accountId: account.id, requestId: shop.requestId ?? '', address: shop.address };
  await withRetry(() => shop.db.prisma.$transaction((tx) => eraseWithin(tx, shop, { account, hash, actor })));
  await shop.catalog.reload();
  shop.visitor.leave();
  forgetList(shop);
  forgetWishlist(shop);
  shop.effects.cartChanged();
  shop.effects.listsChanged();
  shop.effects.ownersChanged({ visitorIds: home === null ? [] : [home], accountIds: [account.id] });
}
