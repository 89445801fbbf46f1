import { Prisma, type ApiKey } from '../../../generated/prisma/client.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { List } from '../../../platform/graphql/list.ts';
import { keyState, type KeyState } from './keyRules.ts';

const { sql } = Prisma;

/** Which keys are in the list; absent values leave everything in. */
export interface KeyFilter {
  state?: KeyState | null;
}

const conditions: Readonly<Record<KeyState, (now: Date) => Prisma.Sql>> = {
  ACTIVE: (now) => sql`k."revokedAt" IS NULL AND coalesce(k."expiresAt" > ${now}::timestamptz, true)`,
  EXPIRED: (now) => sql`k."revokedAt" IS NULL AND k."expiresAt" <= ${now}::timestamptz`,
  REVOKED: () => sql`k."revokedAt" IS NOT NULL`,
};

/** The API keys of the shop, newest first. */
export const apiKeyList: List<KeyFilter, 'NEWEST'> = {
  name: 'API_KEYS',
  from: sql`"ApiKey" k`,
  id: sql`k."id"`,
  sorts: { NEWEST: { value: sql`k."id"`, isDescending: true, isUnique: true } },
  where: ({ now }, { state }) => (state ? conditions[state](now) : sql`true`),
};

/** All API keys with their state, for the command line. */
export async function apiKeys({ prisma }: Db, now: Date): Promise<(ApiKey & { state: KeyState })[]> {
  const keys = await prisma.apiKey.findMany({ orderBy: { id: 'asc' } });
  return keys.map((key) => ({ ...key, state: keyState(key, now) }));
}
