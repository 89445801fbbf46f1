import type { Db } from '../../platform/database/db.ts';
import { cutPage, type Page, type PageRequest } from '../../platform/graphql/keyset.ts';
import { noRow } from '../../platform/graphql/rowId.ts';
import type { Shop } from '../../platform/operation/shop.ts';

// The orders of an account, newest first. Whose they are is part of every statement.

/** The order of the list. Rows are numbered as they are placed. */
export const accountOrderList = { name: 'PLACED', isInstant: false } as const;

/** The account whose orders the caller may list: their own; none for a guest. */
export async function ownOrders({ visitor }: Pick<Shop, 'visitor'>): Promise<{ accountId: number }> {
  return { accountId: (await visitor.account())?.id ?? noRow };
}

/** A page of them. */
export async function accountOrderPage(db: Db, where: { accountId: number }, request: PageRequest): Promise<Page<{ id: number }>> {
  const { backward, cursor, limit } = request;
  const onwards = cursor ? { id: backward ? { gt: cursor.id } : { lt: cursor.id } } : {};
  const rows = await db.prisma.order.findMany({
    where: { ...where, ...onwards },
    orderBy: { id: backward ? 'asc' : 'desc' },
    take: limit + 1,
    select: { id: true },
  });
  return cutPage(rows, request);
}

/** How many there are. */
export function countAccountOrders(db: Db, where: { accountId: number }): Promise<number> {
  return db.prisma.order.count({ where });
}
