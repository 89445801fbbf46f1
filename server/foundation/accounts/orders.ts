import type { Tx } from '../../platform/database/db.ts';
import { personalData, type ConfirmedAddress } from './personalData.ts';

// Whose the orders are that somebody placed as a guest: those of the account whose confirmed address they name, because whoever reads the
// mails of that address gets all that is told of the order anyway. They carry the account's id from then on, which is what its list, the
// copy of its data and its erasure go by. That they were adopted is noted: anybody can order with somebody else's address, and must not
// hold up the erasure of their account by it.

/**
 * The account that an order of a guest belongs to as it is placed. It stays until the transaction has ended.
 * @param email as the guest wrote it
 * @returns null when no account has confirmed the address
 */
export async function accountOfGuestWithin(tx: Tx, email: string): Promise<number | null> {
  const [account] = await tx.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "Account" WHERE "email" = lower(${email}) AND "emailVerifiedAt" IS NOT NULL FOR KEY SHARE`;
  return account?.id ?? null;
}

/**
 * It is known from now on that mails to the address are the account's to read: each module brings what a guest left with that address to
 * the account.
 */
export async function addressConfirmedWithin(tx: Tx, confirmed: ConfirmedAddress): Promise<void> {
  for (const part of personalData.participants) await part.addressConfirmed?.(tx, confirmed);
}
