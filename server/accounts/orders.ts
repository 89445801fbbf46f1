import type { Tx } from '../db.ts';

/**
 * Orders that somebody placed as a guest become those of the account whose address they named, once it is known that mails to the address
 * are theirs to read. @returns how many
 */
export function adoptOrdersWithin(tx: Tx, { accountId, email }: { accountId: number; email: string }): Promise<number> {
  return tx.$executeRaw`UPDATE "Order" SET "accountId" = ${accountId}::int WHERE "accountId" IS NULL AND lower("email") = ${email}`;
}
