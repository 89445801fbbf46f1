import { mergeVisitor } from './mergeVisitor.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { hashToken, isTokenForm } from './visitor.ts';

// Two simultaneous requests without a cookie, such as adding to the cart in two new tabs, create two visitors, and the browser keeps the
// cookie of the response that arrives last. Each new visitor's token is therefore also sent as a second, short-lived cookie with a unique
// name: the next request carries both, and the other visitor's data is merged. This is checked on each request until those cookies expire,
// because responses may overtake each other.

/** Lifetime of the second cookie. */
export const newVisitorSeconds = 300;
/** Maximum age of such a visitor, allowing for a slow response. */
const newestMs = 2 * newVisitorSeconds * 1_000;
const most = 5;

/**
 * Returns a cookie name that is unique to this visitor.
 * @param cookie name of the visitor's own cookie
 */
export function newVisitorCookie(cookie: string, token: string): string {
  return `${cookie}_${hashToken(token).slice(0, 12)}`;
}

/** Returns the tokens of the second cookies, without the visitor's own token. */
export function newVisitorTokens(cookie: string, cookies: Readonly<Record<string, string | undefined>>): string[] {
  const tokens = Object.entries(cookies).flatMap(([name, token]) =>
    isTokenForm(token) && token !== cookies[cookie] && name === newVisitorCookie(cookie, token) ? [token] : [],
  );
  return tokens.slice(0, most);
}

/**
 * Merges the carts and lists of the guests with these tokens into a guest's, if they are new enough to be the same person.
 * @throws TryAgainError
 */
export async function mergeNewVisitors(shop: Shop, visitorId: number, tokens: readonly string[]): Promise<void> {
  const others = await shop.db.prisma.visitor.findMany({
    where: {
      tokenHash: { in: tokens.map(hashToken) },
      accountId: null,
      homeId: null,
      id: { not: visitorId },
      createdAt: { gt: new Date(shop.now.getTime() - newestMs) },
      OR: [
        { cart: { OR: [{ lines: { some: {} } }, { coupons: { some: {} } }] } },
        { compareList: { items: { some: {} } } },
        { wishlist: { items: { some: { removedAt: null } } } },
      ],
    },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  for (const { id } of others) await mergeVisitor(shop, { fromVisitorId: id, toVisitorId: visitorId, accountId: null });
}
