import { mergeVisitor } from './mergeVisitor.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { hashToken, isTokenForm } from './visitor.ts';

// Two requests of somebody who has no cookie yet, such as adds in two new tabs, make two visitors, and the browser keeps the cookie of the
// one whose answer comes last. So each new visitor's token is sent a second time under a name of its own, for a short while: the next
// request shows both, and what the other one holds comes over. Until those cookies end this is looked for with each request, because an
// answer may overtake another.

/** For how long the second cookie lives. */
export const newcomerSeconds = 300;
/** The longest that such a visitor can have existed: an answer may take its time. */
const newestMs = 2 * newcomerSeconds * 1_000;
const most = 5;

/** A cookie that no other visitor's has the name of. @param cookie name of the visitor's own */
export function newcomerCookie(cookie: string, token: string): string {
  return `${cookie}_${hashToken(token).slice(0, 12)}`;
}

/** The tokens of such cookies, without the visitor's own. */
export function newcomerTokens(cookie: string, cookies: Readonly<Record<string, string | undefined>>): string[] {
  const tokens = Object.entries(cookies).flatMap(([name, token]) =>
    isTokenForm(token) && token !== cookies[cookie] && name === newcomerCookie(cookie, token) ? [token] : [],
  );
  return tokens.slice(0, most);
}

/**
 * Brings the cart and lists of the guests with these tokens to a guest, if they are as new as such ones can be.
 * @throws TryAgainError
 */
export async function joinNewcomers(shop: Shop, visitorId: number, tokens: readonly string[]): Promise<void> {
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
