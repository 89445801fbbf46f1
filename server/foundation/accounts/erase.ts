import { recordAudit, type Actor } from '../audit/audit.ts';
import { emitEvents } from '../../platform/events/domainEvents.ts';
import { withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Account } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { ErasureBlockedError } from './errors.ts';
import './events.ts';
import { forgetCaller } from './mergeVisitor.ts';
import { addressConfirmedWithin } from './orders.ts';
import { confirmedAccount, ownAccount } from './ownAccount.ts';
import { deletedPart, personalData, type ErasurePart } from './personalData.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { says } from './__generated__/messages.ts';

// Erasure of an account (SAFETY 1.12): in one transaction, all or nothing. The preview counts in the same way.

export interface ErasurePreview {
  parts: ErasurePart[];
  /** Reasons that block the erasure, as sentences; empty if there are none. */
  obstacles: Text[];
}

async function obstaclesOf(tx: Tx, { id, role }: Pick<Account, 'id' | 'role'>): Promise<Text[]> {
  const found: Text[] = [];
  for (const { obstacles } of personalData.participants) found.push(...((await obstacles?.(tx, id)) ?? []));
  if (role !== 'CUSTOMER') found.push(says((t) => t.thisIsAStaffAccount));
  return found;
}

/**
 * Returns what erasing the caller's account would do.
 * @throws SignInRequiredError
 */
export async function erasurePreview(shop: Shop): Promise<ErasurePreview> {
  return previewOf(shop, await ownAccount(shop));
}

/** Returns what erasing an account would do, worded for its owner. */
export async function previewOf(shop: Pick<Shop, 'db'>, account: Account): Promise<ErasurePreview> {
  const { prisma } = shop.db;
  const where = { accountId: account.id };
  const parts = [
    deletedPart(
      'account',
      1,
      says((t) => t.yourEmailAddressNameAndPassword),
    ),
    deletedPart(
      'addresses',
      await prisma.address.count({ where }),
      says((t) => t.yourAddressBook),
    ),
    deletedPart(
      'sessions',
      await prisma.visitor.count({ where: { ...where, homeId: { not: null } } }),
      says((t) => t.allDevicesAreSignedOut),
    ),
  ];
  for (const { preview } of personalData.participants) {
    for (const part of (await preview?.(shop, account)) ?? []) {
      // Several modules may store data of one kind, such as votes.
      const same = parts.find(({ subject }) => subject === part.subject);
      if (same) same.count += part.count;
      else parts.push(part);
    }
  }
  return { obstacles: await obstaclesOf(prisma, account), parts };
}

/** A prepared erasure, with everything that must be read before the transaction. */
export interface Erasing {
  account: Account;
  /** The owner, or the administrator who erases the account at their request. */
  actor: Actor;
  eraseParts(tx: Tx): Promise<Record<string, number>>;
}

/** Prepares an erasure outside its transaction. */
export async function prepareErasure(shop: Shop, account: Account, actor: Actor): Promise<Erasing> {
  const erasers = await personalData.prepared(({ erase }) => erase?.(shop, account));
  return {
    account,
    actor,
    async eraseParts(tx) {
      const details = {};
      for (const erase of erasers) Object.assign(details, await erase(tx));
      return details;
    },
  };
}

/**
 * Erases an account within a transaction.
 * @throws ErasureBlockedError
 */
export async function eraseWithin(
  tx: Tx,
  shop: Shop,
  { account: { id, email, emailVerifiedAt }, actor, eraseParts }: Erasing,
): Promise<void> {
  // Locked, so that no order and no session of the account is created in the meantime.
  const [account] = await tx.$queryRaw<
    Pick<Account, 'id' | 'role'>[]
  >`SELECT "id", "role" FROM "Account" WHERE "id" = ${id}::int FOR UPDATE`;
  if (!account) return;
  if (emailVerifiedAt !== null) await addressConfirmedWithin(tx, { accountId: id, email, now: shop.now });
  const obstacles = await obstaclesOf(tx, account);
  if (obstacles.length > 0) throw new ErasureBlockedError(obstacles);
  const details = await eraseParts(tx);
  await tx.accountRequest.deleteMany({ where: { email } });
  await tx.visitor.deleteMany({ where: { accountId: id } });
  await tx.account.delete({ where: { id }, select: { id: true } });
  await recordAudit(tx, shop, actor, { action: 'account.erase', targetType: 'Account', targetIds: [id], details });
  await emitEvents(tx, 'accountErased', [{ accountId: id }], shop.now);
}

/**
 * Erases the caller's account with everything that `erasurePreview` lists. This can't be undone.
 * @throws SignInRequiredError, WrongCredentialsError, ErasureBlockedError, InvalidInputError, ThrottledError, BusyError, TryAgainError
 */
export async function deleteMyAccount(shop: Shop, { password }: { password: string }): Promise<void> {
  const account = await confirmedAccount(shop, password);
  const home = await shop.visitor.current();
  const actor = { accountId: account.id, requestId: shop.requestId ?? '', address: shop.address };
  const erasing = await prepareErasure(shop, account, actor);
  await withRetry(() => shop.db.prisma.$transaction((tx) => eraseWithin(tx, shop, erasing)));
  await shop.catalog.reload();
  shop.visitor.leave();
  forgetCaller(shop);
  shop.effects.ownersChanged({ visitorIds: home === null ? [] : [home], accountIds: [account.id] });
}
