import { createHmac, randomBytes } from 'node:crypto';
import type { Db, Tx } from '../../platform/database/db.ts';

// Erased addresses: only a keyed hash is stored (SAFETY 1.12), so that the addresses can't be read from it, but get no email and aren't
// imported again. The key belongs to the shop and never changes.

const keys = new WeakMap<Db, Promise<string>>();

async function readKey({ prisma }: Db): Promise<string> {
  const row = await prisma.suppressionKey.findUnique({ where: { id: 1 } });
  if (row) return row.key;
  // If two processes create the first key concurrently, only one is stored.
  await prisma.suppressionKey.createMany({ data: [{ id: 1, key: randomBytes(32).toString('hex') }], skipDuplicates: true });
  return (await prisma.suppressionKey.findUniqueOrThrow({ where: { id: 1 } })).key;
}

/** The shop's key, read once. */
function suppressionKey(db: Db): Promise<string> {
  let key = keys.get(db);
  if (!key) {
    key = readKey(db);
    keys.set(db, key);
    key.catch(() => keys.delete(db));
  }
  return key;
}

/**
 * Returns the function that hashes addresses.
 * @param db not within a transaction: the first call reads the key
 */
export async function suppressionHash(db: Db): Promise<(email: string) => string> {
  const key = await suppressionKey(db);
  return (email) => createHmac('sha256', key).update(email).digest('hex');
}

/** Whether the address was erased. */
export async function isSuppressed(db: Db, email: string): Promise<boolean> {
  const hash = (await suppressionHash(db))(email);
  return (await db.prisma.suppressedAddress.findUnique({ where: { hash } })) !== null;
}

/** Suppresses all further emails to the address. */
export async function suppress(tx: Tx, hash: string, now: Date): Promise<void> {
  await tx.suppressedAddress.createMany({ data: [{ hash, createdAt: now }], skipDuplicates: true });
}
