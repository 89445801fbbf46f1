import { InvalidInputError } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { countAttempt } from '../../platform/limits/throttle.ts';
import { UnknownCouponError } from './errors.ts';
import { hasStarted, isOver, maxCodeLength, networkRevealLimit, revealLimit } from './rules.ts';
import { says } from './__generated__/messages.ts';

// Reveals a code by the ID of its offer or by the code itself (rows 55 and 56). A text that isn't a known code is never echoed, so that no
// URL can make the shop show foreign text.

/** Exactly one of the two is required: an offer or a code. */
export interface RevealInput {
  offerId?: number | null;
  codeText?: string | null;
}

/** A revealed code with its offer. */
export interface RevealedCoupon {
  offerId: number;
  code: string;
}

interface Coupon {
  id: number;
  code: string;
  isCodeMasked: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
}

async function byOfferId({ db }: Shop, id: number): Promise<Coupon | null> {
  const offer = await db.prisma.offer.findUnique({
    where: { id, status: 'PUBLISHED' },
    select: { id: true, code: true, isCodeMasked: true, startsAt: true, endsAt: true },
  });
  return offer === null || offer.code === null ? null : { ...offer, code: offer.code };
}

/** Of several offers with the same code, live ones take precedence, then the one published last. */
async function byCode({ db, now }: Shop, text: string): Promise<Coupon | null> {
  const code = text.trim();
  // Any other text is no code, and some of them (with NUL) aren't valid text for the database.
  if (code === '' || code.length > maxCodeLength || !/^[^\p{C}]+$/u.test(code)) return null;
  const [coupon] = await db.prisma.$queryRaw<Coupon[]>`
    SELECT o."id", o."code", o."isCodeMasked", o."startsAt", o."endsAt" FROM "Offer" o
    WHERE o."code" IS NOT NULL AND lower(o."code") = lower(${code}) AND o."status" = 'PUBLISHED'
      AND (o."startsAt" IS NULL OR o."startsAt" <= ${now}::timestamptz)
    ORDER BY (o."endsAt" IS NULL OR o."endsAt" > ${now}::timestamptz) DESC, o."publishedAt" DESC, o."id" DESC LIMIT 1`;
  return coupon ?? null;
}

/** The codes revealed in a request: its other queries show them too, such as those of the page in the response. */
const revealedCodes = new WeakMap<Shop, Set<number>>();

/** Whether this request has revealed the code of an offer. */
export function isRevealed(shop: Shop, offerId: number): boolean {
  return revealedCodes.get(shop)?.has(offerId) ?? false;
}

async function countReveal({ db, now }: Shop, offerId: number): Promise<void> {
  await db.prisma.$executeRaw`
    WITH offer AS (UPDATE "Offer" SET "revealCount" = "revealCount" + 1 WHERE "id" = ${offerId}::int RETURNING "id")
    INSERT INTO "OfferDay" AS d ("offerId", "day", "reveals")
    SELECT offer."id", shop_day(${now}::timestamptz), 1 FROM offer
    ON CONFLICT ("offerId", "day") DO UPDATE SET "reveals" = d."reveals" + 1`;
}

/** Counts an attempt: by cookie, and for guests also by network, because anyone can get many cookies. */
async function countTry({ db, now, visitor, address }: Shop): Promise<void> {
  const visitorId = await visitor.current();
  const subject = visitorId === null ? `address ${address}` : `visitor ${visitorId}`;
  // The visitor's limit first, so that a single guest can't use up the limit of the whole network.
  await countAttempt(db, { scope: 'reveal', subject, now, ...revealLimit });
  if (visitorId === null || address === '' || (await visitor.account()) !== null) return;
  await countAttempt(db, { scope: 'reveal of network', subject: address, now, ...networkRevealLimit });
}

/**
 * Reveals a code.
 * @throws UnknownCouponError, ThrottledError, InvalidInputError unless exactly one of the two is given
 */
export async function revealCoupon(shop: Shop, { offerId, codeText }: RevealInput): Promise<RevealedCoupon> {
  if ((offerId == null) === (codeText == null)) {
    throw new InvalidInputError([{ path: ['input'], message: says((t) => t.provideOfferIdOrCodeText) }]);
  }
  await countTry(shop);
  const coupon = offerId == null ? await byCode(shop, codeText ?? '') : await byOfferId(shop, offerId);
  if (!coupon || !hasStarted(coupon, shop.now)) throw new UnknownCouponError();
  if (coupon.isCodeMasked && !isOver(coupon, shop.now)) await countReveal(shop, coupon.id);
  revealedCodes.set(shop, (revealedCodes.get(shop) ?? new Set()).add(coupon.id));
  return { offerId: coupon.id, code: coupon.code };
}
