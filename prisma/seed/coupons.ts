import type { Db } from '../../server/db.ts';

const day = 24 * 60 * 60_000;

/** Coupons to try the demo shop with: one of each kind, and one that is over. Those that are there already stay as they are. */
export async function writeDemoCoupons({ prisma }: Db, now: Date): Promise<void> {
  const coupons = [
    { code: 'WELCOME10', description: '10 % off everything', kind: 'PERCENT', percentBasisPoints: 1_000 },
    { code: 'FIVER', description: '€5 off orders from €30', kind: 'FIXED', amountMinor: 500, minimumMinor: 3_000 },
    { code: 'FREESHIP', description: 'Free standard delivery', kind: 'FREE_SHIPPING' },
    {
      code: 'SPRING',
      description: '15 % off, last spring',
      kind: 'PERCENT',
      percentBasisPoints: 1_500,
      startsAt: new Date(now.getTime() - 90 * day),
      endsAt: new Date(now.getTime() - 30 * day),
    },
  ] as const;
  await prisma.coupon.createMany({ data: coupons.map((coupon) => ({ ...coupon, createdAt: now })), skipDuplicates: true });
}
