import { staffIdentity } from '../../../foundation/accounts/accounts.ts';
import type { BulkExport } from '../../../generated/prisma/client.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { AdminMember } from '../../../platform/operation/identity.ts';
import { adminMember } from '../../../platform/operation/rights.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { keyState } from '../keys/keyRules.ts';

// Whose an export is. It runs with the caller's present permissions, and ends when the caller loses any of those that they started it with:
// what was read with a permission must not be read without it.

/** A program or a member of staff, with their permissions. */
export interface ExportCaller {
  apiKeyId: number | null;
  accountId: number | null;
  rights: string[];
}

type Owned = Pick<BulkExport, 'apiKeyId' | 'accountId' | 'rights'>;

const rightsOf = ({ role, rights }: AdminMember): string[] => (role === 'ADMINISTRATOR' ? [role] : [...rights]);

/** The caller of a request; null for anyone but programs with an API key and staff. */
export async function callerOf(shop: Pick<Shop, 'admin' | 'apiKey'>): Promise<ExportCaller | null> {
  if (shop.apiKey) return { apiKeyId: shop.apiKey.id, accountId: null, rights: [...shop.apiKey.scopes] };
  const member = await adminMember(shop);
  return member && { apiKeyId: null, accountId: member.accountId, rights: rightsOf(member) };
}

/** Whether an export belongs to the caller, regardless of permissions. */
export const isOf = (caller: ExportCaller, { apiKeyId, accountId }: Owned): boolean =>
  caller.apiKeyId === apiKeyId && caller.accountId === accountId;

/** Whether a caller still has the permissions that their export was started with. */
export function stillHolds({ rights }: Pick<ExportCaller, 'rights'>, started: Owned): boolean {
  return (started.accountId !== null && rights.includes('ADMINISTRATOR')) || started.rights.every((right) => rights.includes(right));
}

/** The caller's present identity for the next page; null when they have lost the right to the export. */
export async function presentCaller(db: Db, started: Owned, now: Date): Promise<Pick<Shop, 'admin' | 'apiKey'> | null> {
  const { apiKeyId, accountId } = started;
  if (apiKeyId !== null) {
    const key = await db.prisma.apiKey.findUnique({ where: { id: apiKeyId } });
    if (!key || keyState(key, now) !== 'ACTIVE' || !stillHolds({ rights: key.scopes }, started)) return null;
    return { apiKey: { id: key.id, name: key.name, scopes: key.scopes } };
  }
  const admin = accountId === null ? null : await staffIdentity(db, accountId);
  const member = await admin?.member();
  return admin && member && stillHolds({ rights: rightsOf(member) }, started) ? { admin } : null;
}
