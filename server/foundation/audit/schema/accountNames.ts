import { batched } from '../../../platform/graphql/batched.ts';

/** Names of the staff by the numbers of their accounts, or their addresses where they have none. */
export const accountNames = batched<string>(async ({ shop }, ids) => {
  const accounts = await shop.db.prisma.account.findMany({ where: { id: { in: ids } }, select: { id: true, name: true, email: true } });
  return new Map(accounts.map(({ id, name, email }) => [id, name || email]));
});
