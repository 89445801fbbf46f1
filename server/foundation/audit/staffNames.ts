import type { Db } from '../../platform/database/db.ts';

/** The names of API keys, by their numbers. */
export async function apiKeyNames({ prisma }: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const keys = await prisma.apiKey.findMany({ where: { id: { in: [...ids] } }, select: { id: true, name: true } });
  return new Map(keys.map(({ id, name }) => [id, name]));
}

/** Returns the email addresses of accounts by id. */
export async function staffNames({ prisma }: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const accounts = await prisma.account.findMany({ where: { id: { in: [...ids] } }, select: { id: true, email: true } });
  return new Map(accounts.map(({ id, email }) => [id, email]));
}
