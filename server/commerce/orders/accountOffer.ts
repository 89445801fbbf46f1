import type { Order } from '../../generated/prisma/client.ts';
import { register } from '../../foundation/accounts/accounts.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { opensOrder } from './checkout/rules.ts';
import { OrderNotFoundError } from './errors.ts';
import { says } from './__generated__/messages.ts';

// An account for a guest's order: a registration with the order's address, which the guest doesn't enter again. Only the browser that placed
// the order gets the offer, not everyone with its link. Whether the address has an account already makes no difference, because it may be
// another person's: only the email says so.

const dayMs = 24 * 60 * 60 * 1_000;

/** How many days after the order the offer ends. */
export const accountOfferDays = 7;

/** What the offer depends on. */
export type OfferedOrder = Pick<Order, 'visitorId' | 'placedAt' | 'email'>;

/** Whether the caller may create an account with the address of the order. */
export async function offersAccount(shop: Pick<Shop, 'visitor' | 'now'>, order: OfferedOrder): Promise<boolean> {
  const isRecent = shop.now.getTime() - order.placedAt.getTime() < accountOfferDays * dayMs;
  // The address of an erased order is empty.
  if (!isRecent || order.email === '' || order.visitorId === null) return false;
  return order.visitorId === (await shop.visitor.current()) && (await shop.visitor.account()) === null;
}

/**
 * Starts a registration with the address and name of an order.
 * @returns the order's address, which the email is sent to
 * @throws OrderNotFoundError for a wrong key as well as for an order of another visitor, a signed-in caller, and an offer that has ended
 * @throws InvalidInputError, ThrottledError, BusyError, TryAgainError as `register` does
 */
export async function registerWithOrder(
  shop: Shop,
  { number, key, password }: { number: number; key: string; password: string },
): Promise<{ email: string }> {
  const columns = { accessKey: true, visitorId: true, placedAt: true, email: true, firstName: true, lastName: true } as const;
  const order = await shop.db.prisma.order.findUnique({ where: { number }, select: columns });
  if (!order || !opensOrder(order, key) || !(await offersAccount(shop, order)))
    throw new OrderNotFoundError(says((t) => t.youCantCreateAnAccount));
  // An account's name has at most 100 characters; a pair of surrogates isn't cut in two.
  const name = `${order.firstName} ${order.lastName}`
    .trim()
    .slice(0, 100)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
  return register(shop, { email: order.email, name, password });
}
