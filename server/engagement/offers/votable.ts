import { Prisma } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { UnknownOfferError } from './errors.ts';
import { hasStarted, isOver } from './rules.ts';
import { OfferOverError } from './voteErrors.ts';
import type { Text } from '../../platform/i18n/text.ts';

// Only live offers accept votes and comments.

/** Returns an SQL condition on a row o of "Offer". */
export function isVotable(now: Date): Prisma.Sql {
  return Prisma.sql`o."status" = 'PUBLISHED' AND (o."startsAt" IS NULL OR o."startsAt" <= ${now}::timestamptz)
    AND (o."endsAt" IS NULL OR o."endsAt" > ${now}::timestamptz)`;
}

/**
 * @param overMessage what to say when the offer has ended; by default that voting is closed
 * @throws UnknownOfferError when shoppers may not see the offer (yet), OfferOverError when the offer has ended
 */
export async function checkVotable({ db, now }: Shop, offerId: number, overMessage?: Text): Promise<{ code: string | null }> {
  const offer = await db.prisma.offer.findUnique({
    where: { id: offerId, status: 'PUBLISHED' },
    select: { startsAt: true, endsAt: true, code: true },
  });
  if (!offer || !hasStarted(offer, now)) throw new UnknownOfferError();
  if (isOver(offer, now)) throw new OfferOverError(overMessage);
  return offer;
}
