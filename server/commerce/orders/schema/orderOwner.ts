import { ownerOf } from '../../cart/schema/owner.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Context } from '../../../platform/graphql/context.ts';
import { worksOnOrders } from '../orderRef.ts';

/** Which orders the caller may see by their id: their own, those of their account, and all of them for staff who work on orders. */
export async function visibleOrders(context: Context): Promise<Pick<Prisma.OrderWhereInput, 'OR' | 'visitorId'>> {
  const visitorId = await ownerOf(context);
  const account = await context.shop.visitor.account();
  if (await worksOnOrders(context.shop)) return {};
  return account ? { OR: [{ visitorId }, { accountId: account.id }] } : { visitorId };
}
