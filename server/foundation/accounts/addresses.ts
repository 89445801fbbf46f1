import { withRetry } from '../../platform/database/retry.ts';
import { addressInput, type AddressDetails, type AddressRequest } from './addressInput.ts';
import type { Tx } from '../../platform/database/db.ts';
import { parseInput, NotFoundError } from '../../platform/errors/errors.ts';
import type { Address } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { AddressBookFullError, SignInRequiredError } from './errors.ts';
import { says } from './__generated__/messages.ts';

// The address book. At most one address is the default, which the checkout preselects; the first address becomes the default automatically.

/** Maximum number of addresses per account. */
export const maxAddresses = 20;

/** An address to save. */
export interface SavedAddress {
  /** Id of the address to change; null for a new one. */
  id: number | null;
  address: AddressRequest;
  isDefault: boolean;
}

type CheckedAddress = Omit<SavedAddress, 'address'> & { address: AddressDetails };

async function accountId({ visitor }: Pick<Shop, 'visitor'>): Promise<number> {
  const account = await visitor.account();
  if (!account) throw new SignInRequiredError(says((t) => t.signInToSaveAddresses));
  return account.id;
}

const notThere = () =>
  new NotFoundError(
    'Address',
    says((t) => t.addressIsNoLongerInBook),
  );

/** Serialises changes of one address book. */
async function lockBook(tx: Tx, owner: number): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "Account" WHERE "id" = ${owner}::int FOR NO KEY UPDATE`;
  if (rows.length === 0) throw new SignInRequiredError(says((t) => t.signInToSaveAddresses));
}

async function write(tx: Tx, owner: number, { id, address, isDefault }: CheckedAddress, now: Date): Promise<number> {
  const held = await tx.address.findMany({ where: { accountId: owner }, select: { id: true } });
  const isFirst = held.length === 0 || (held.length === 1 && held[0]?.id === id);
  const data = { ...address, isDefault: isDefault || isFirst };
  if (data.isDefault) await tx.address.updateMany({ where: { accountId: owner, isDefault: true }, data: { isDefault: false } });
  if (id === null) {
    if (held.length >= maxAddresses) throw new AddressBookFullError(maxAddresses);
    return (await tx.address.create({ data: { ...data, accountId: owner, createdAt: now }, select: { id: true } })).id;
  }
  const { count } = await tx.address.updateMany({ where: { id, accountId: owner }, data });
  if (count === 0) throw notThere();
  return id;
}

/**
 * Creates or updates an address.
 * @returns its row's id
 * @throws SignInRequiredError, InvalidInputError, NotFoundError, AddressBookFullError, TryAgainError
 */
export async function saveAddress(shop: Shop, input: SavedAddress): Promise<number> {
  const owner = await accountId(shop);
  const address = parseInput(addressInput, input.address);
  const save = async (tx: Tx) => {
    await lockBook(tx, owner);
    return write(tx, owner, { ...input, address }, shop.now);
  };
  return withRetry(() => shop.db.prisma.$transaction(save));
}

/**
 * Deletes an address; if it was the default, the newest of the others becomes the default.
 * @throws SignInRequiredError, NotFoundError, TryAgainError
 */
export async function deleteAddress(shop: Shop, { id }: { id: number }): Promise<void> {
  const owner = await accountId(shop);
  await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      await lockBook(tx, owner);
      const { count } = await tx.address.deleteMany({ where: { id, accountId: owner } });
      if (count === 0) throw notThere();
      await tx.$executeRaw`
        UPDATE "Address" SET "isDefault" = true
        WHERE "id" = (SELECT max("id") FROM "Address" WHERE "accountId" = ${owner}::int)
          AND NOT EXISTS (SELECT FROM "Address" WHERE "accountId" = ${owner}::int AND "isDefault")`;
    }),
  );
}

/**
 * Sets the address that the checkout preselects.
 * @throws SignInRequiredError, NotFoundError, TryAgainError
 */
export async function setDefaultAddress(shop: Shop, { id }: { id: number }): Promise<void> {
  const owner = await accountId(shop);
  await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      await lockBook(tx, owner);
      const held = await tx.address.count({ where: { id, accountId: owner } });
      if (held === 0) throw notThere();
      await tx.address.updateMany({ where: { accountId: owner, isDefault: true, id: { not: id } }, data: { isDefault: false } });
      await tx.address.updateMany({ where: { id, accountId: owner }, data: { isDefault: true } });
    }),
  );
}

/** Returns the owner's addresses: the default first, then newest first. */
export function addressesOf({ db }: Pick<Shop, 'db'>, owner: number): Promise<Address[]> {
  return db.prisma.address.findMany({ where: { accountId: owner }, orderBy: [{ isDefault: 'desc' }, { id: 'desc' }] });
}
