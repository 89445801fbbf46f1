import { Prisma } from '../../generated/prisma/client.ts';
import type { Db } from '../../platform/database/db.ts';
import type { List } from '../../platform/graphql/list.ts';
import { noRow } from '../../platform/graphql/rowId.ts';
import type { Shop } from '../../platform/operation/shop.ts';

// The orders of an account, newest first. Every statement includes the account.

const { sql } = Prisma;

/** Definition of the list. IDs ascend in the order in which orders are placed. */
export const accountOrderList = {
  name: 'PLACED',
  from: sql`"Order" o`,
  id: sql`o."id"`,
  sorts: { NEWEST: { value: sql`o."id"`, isDescending: true, isUnique: true } },
  where: (_shop, { accountId }) => sql`o."accountId" = ${accountId}::int`,
} satisfies List<{ accountId: number }, string>;

/** The account whose orders the caller may list: their own; matches none for a guest. */
export async function ownOrders({ visitor }: Pick<Shop, 'visitor'>): Promise<{ accountId: number }> {
  return { accountId: (await visitor.account())?.id ?? noRow };
}

/** Number of orders of the account. */
export function countAccountOrders(db: Db, where: { accountId: number }): Promise<number> {
  return db.prisma.order.count({ where });
}
