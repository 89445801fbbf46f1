import type { Tx } from '../../platform/database/db.ts';
import { personalData, type ConfirmedAddress } from './personalData.ts';

// Ownership of guest orders: they belong to the account with the confirmed email address of the order, because the reader of that mailbox
// gets all emails about the order anyway. Such orders carry the account's id, which its order list, data export and erasure use. They are
// marked as adopted: anyone can order with another person's address, and must not be able to block the erasure of that person's account.

/**
 * Returns the account that a guest's order belongs to when it is placed. The account is locked until the transaction ends.
 * @param email as entered by the guest
 * @returns null when no account has confirmed the address
 */
export async function accountOfGuestWithin(tx: Tx, email: string): Promise<number | null> {
  const [account] = await tx.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "Account" WHERE "email" = lower(${email}) AND "emailVerifiedAt" IS NOT NULL FOR KEY SHARE`;
  return account?.id ?? null;
}

/** Called once an account has confirmed its email address: each module moves a guest's data with that address to the account. */
export async function addressConfirmedWithin(tx: Tx, confirmed: ConfirmedAddress): Promise<void> {
  for (const part of personalData.participants) await part.addressConfirmed?.(tx, confirmed);
}
