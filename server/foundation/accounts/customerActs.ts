import { actorOf, recordAudit } from '../audit/audit.ts';
import { withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Account } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { countAttempt } from '../../platform/limits/throttle.ts';
import { eraseWithin, prepareErasure, previewOf, type ErasurePreview } from './erase.ts';
import { CustomerNotFoundError } from './errors.ts';
import { mailLimits } from './requestRules.ts';
import { requestMail } from './requests.ts';
import { endEverySessionWithin } from './revoke.ts';

// Administrators' actions on customers. Staff accounts are not customers and have their own screen.

async function customerOf(tx: Tx, id: number): Promise<Account> {
  const account = await tx.account.findUnique({ where: { id } });
  if (account?.role !== 'CUSTOMER') throw new CustomerNotFoundError();
  return account;
}

/**
 * Returns the account, locked until the transaction ends.
 * @throws CustomerNotFoundError
 */
async function lockCustomer(tx: Tx, id: number): Promise<Account> {
  await tx.$executeRaw`SELECT 1 FROM "Account" WHERE "id" = ${id}::int FOR NO KEY UPDATE`;
  return customerOf(tx, id);
}

/** Notifies open pages of the account that they have been signed out. */
function notifyPages(shop: Shop, accountId: number, homes: readonly number[]): void {
  shop.effects.ownersChanged({ visitorIds: homes, accountIds: [accountId] });
}

async function homesOf(shop: Shop, accountId: number): Promise<number[]> {
  const homes = await shop.db.prisma.visitor.findMany({ where: { homeOfAccountId: accountId }, select: { id: true } });
  return homes.map(({ id }) => id);
}

/**
 * Locks or unlocks an account. Locking ends its sessions and prevents sign-in. Idempotent.
 * @throws CustomerNotFoundError, TryAgainError
 */
export async function lockSignIn(shop: Shop, { id: databaseId, isLocked }: { id: number; isLocked: boolean }): Promise<number> {
  const actor = await actorOf(shop);
  const homes = await homesOf(shop, databaseId);
  await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      const { lockedAt } = await lockCustomer(tx, databaseId);
      if ((lockedAt !== null) === isLocked) return;
      await tx.account.update({ where: { id: databaseId }, data: { lockedAt: isLocked ? shop.now : null }, select: { id: true } });
      if (isLocked) await endEverySessionWithin(tx, databaseId);
      const action = isLocked ? 'customer.lock' : 'customer.unlock';
      await recordAudit(tx, shop, actor, { action, targetType: 'Account', targetIds: [databaseId] });
    }),
  );
  if (isLocked) notifyPages(shop, databaseId, homes);
  return databaseId;
}

/**
 * Sends the customer the same password reset email that they can request themselves.
 * @throws CustomerNotFoundError, ThrottledError after five emails an hour to the address, TryAgainError
 */
export async function sendCustomerReset(shop: Shop, databaseId: number): Promise<number> {
  const actor = await actorOf(shop);
  const { email } = await customerOf(shop.db.prisma, databaseId);
  await countAttempt(shop.db, { scope: 'customer-mail', subject: email, now: shop.now, ...mailLimits.perPair });
  await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      await requestMail(tx, shop.now, { kind: 'RESET_PASSWORD', email });
      await recordAudit(tx, shop, actor, { action: 'customer.resetMail', targetType: 'Account', targetIds: [databaseId] });
    }),
  );
  return databaseId;
}

/**
 * Returns the same erasure preview that the customer sees.
 * @throws CustomerNotFoundError
 */
export async function customerErasure(shop: Shop, databaseId: number): Promise<ErasurePreview> {
  return previewOf(shop, await customerOf(shop.db.prisma, databaseId));
}

/**
 * Erases a customer at their request, as they can do themselves. This can't be undone.
 * @throws CustomerNotFoundError, ErasureBlockedError, TryAgainError
 */
export async function deleteCustomer(shop: Shop, databaseId: number): Promise<void> {
  const actor = await actorOf(shop);
  const account = await customerOf(shop.db.prisma, databaseId);
  const homes = await homesOf(shop, databaseId);
  const erasing = await prepareErasure(shop, account, actor);
  await withRetry(() => shop.db.prisma.$transaction((tx) => eraseWithin(tx, shop, erasing)));
  await shop.catalog.reload();
  notifyPages(shop, databaseId, homes);
}
