import { batched } from '../../../platform/graphql/batched.ts';

/** Names of staff by account id, or email addresses for accounts without a name. */
export const accountNames = batched<string>(async ({ shop }, ids) => {
  const accounts = await shop.db.prisma.account.findMany({ where: { id: { in: ids } }, select: { id: true, name: true, email: true } });
  return new Map(accounts.map(({ id, name, email }) => [id, name || email]));
});
