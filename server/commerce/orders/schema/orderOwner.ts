import { ownerOf } from '../../cart/schema/owner.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Context } from '../../../platform/graphql/context.ts';
import { worksOnOrders } from '../orderRef.ts';

/** Which orders the caller may access by ID: their own, their account's, and all orders for staff with the right ORDERS. */
export async function visibleOrders(context: Context): Promise<Pick<Prisma.OrderWhereInput, 'OR' | 'visitorId'>> {
  const visitorId = await ownerOf(context);
  const account = await context.shop.visitor.account();
  if (await worksOnOrders(context.shop)) return {};
  return account ? { OR: [{ visitorId }, { accountId: account.id }] } : { visitorId };
}
