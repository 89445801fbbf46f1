import { InvalidInputError } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { countAttempt } from '../../platform/limits/throttle.ts';
import { UnknownCouponError } from './errors.ts';
import { hasStarted, isOver, maxCodeLength, networkRevealTries, revealTries } from './rules.ts';

// A code is told to whoever asks for it, by the number of its offer or by the code itself (rows 55 and 56). A text that is no code of
// ours is never given back, so that no address can make the shop show words of somebody else's.

/** Exactly one thing is named: an offer, or a code. */
export interface RevealInput {
  offerId?: number | null;
  codeText?: string | null;
}

/** An offer's code, told. */
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

/** Of several offers with the same code, one that is live, and of these the last one published. */
async function byCode({ db, now }: Shop, text: string): Promise<Coupon | null> {
  const code = text.trim();
  // Everything else is no code, and some of it (NUL) no text that the database knows.
  if (code === '' || code.length > maxCodeLength || !/^[^\p{C}]+$/u.test(code)) return null;
  const [coupon] = await db.prisma.$queryRaw<Coupon[]>`
    SELECT o."id", o."code", o."isCodeMasked", o."startsAt", o."endsAt" FROM "Offer" o
    WHERE o."code" IS NOT NULL AND lower(o."code") = lower(${code}) AND o."status" = 'PUBLISHED'
      AND (o."startsAt" IS NULL OR o."startsAt" <= ${now}::timestamptz)
    ORDER BY (o."endsAt" IS NULL OR o."endsAt" > ${now}::timestamptz) DESC, o."publishedAt" DESC, o."id" DESC LIMIT 1`;
  return coupon ?? null;
}

/** Which codes a request has been told: what else it reads shows them too, such as the page that it is answered with. */
const told = new WeakMap<Shop, Set<number>>();

/** Whether this request has been told the code of an offer. */
export function wasTold(shop: Shop, offerId: number): boolean {
  return told.get(shop)?.has(offerId) ?? false;
}

async function countReveal({ db, now }: Shop, offerId: number): Promise<void> {
  await db.prisma.$executeRaw`
    WITH offer AS (UPDATE "Offer" SET "revealCount" = "revealCount" + 1 WHERE "id" = ${offerId}::int RETURNING "id")
    INSERT INTO "OfferDay" AS d ("offerId", "day", "reveals")
    SELECT offer."id", shop_day(${now}::timestamptz), 1 FROM offer
    ON CONFLICT ("offerId", "day") DO UPDATE SET "reveals" = d."reveals" + 1`;
}

/** Counts that somebody asks: by their cookie, and guests by their network as well, since cookies can be had by the dozen. */
async function countTry({ db, now, visitor, address }: Shop): Promise<void> {
  const visitorId = await visitor.current();
  const subject = visitorId === null ? `address ${address}` : `visitor ${visitorId}`;
  // First, so that one guest does not use up what the others of the network have.
  await countAttempt(db, { scope: 'reveal', subject, now, ...revealTries });
  if (visitorId === null || address === '' || (await visitor.account()) !== null) return;
  await countAttempt(db, { scope: 'reveal of network', subject: address, now, ...networkRevealTries });
}

/**
 * Tells a code.
 * @throws UnknownCouponError, ThrottledError, InvalidInputError when not exactly one of the two is given
 */
export async function revealCoupon(shop: Shop, { offerId, codeText }: RevealInput): Promise<RevealedCoupon> {
  if ((offerId == null) === (codeText == null)) {
    throw new InvalidInputError([{ path: ['input'], message: 'Provide either "offerId" or "codeText".' }]);
  }
  await countTry(shop);
  const coupon = offerId == null ? await byCode(shop, codeText ?? '') : await byOfferId(shop, offerId);
  if (!coupon || !hasStarted(coupon, shop.now)) throw new UnknownCouponError();
  if (coupon.isCodeMasked && !isOver(coupon, shop.now)) await countReveal(shop, coupon.id);
  told.set(shop, (told.get(shop) ?? new Set()).add(coupon.id));
  return { offerId: coupon.id, code: coupon.code };
}
