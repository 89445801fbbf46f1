import type { Shop } from '../../platform/operation/shop.ts';
import { countAttempt } from '../../platform/limits/throttle.ts';
import { ownAccount } from './ownAccount.ts';
import { personalData } from './personalData.ts';
import { deviceName } from './sessionRules.ts';

// Export of a person's own data (GDPR articles 15 and 20); each module contributes its part. Secrets are left out: hashes of passwords and
// tokens, and keys of links.

const limit = { max: 10, windowMs: 60 * 60 * 1_000 };

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
    listViews: await prisma.listView.findMany({ where: { accountId: id }, orderBy: { id: 'asc' }, omit: { accountId: true } }),
  };
}

/**
 * Exports all data that the shop stores about the caller.
 * @returns JSON, indented for reading; instants in UTC, amounts in cents
 * @throws SignInRequiredError; ThrottledError after 10 an hour
 */
export async function exportMyData(shop: Shop): Promise<string> {
  const account = await ownAccount(shop);
  await countAttempt(shop.db, { scope: 'export-my-data', subject: String(account.id), now: shop.now, ...limit });
  const data: Record<string, unknown> = { exportedAt: shop.now, ...(await accountData(shop, account.id)) };
  for (const participant of personalData.participants) Object.assign(data, await participant.export?.(shop, account));
  return JSON.stringify(data, null, 2);
}
