import type { Db } from '../../server/platform/database/db.ts';
import type { Prisma } from '../../server/generated/prisma/client.ts';

/** Sample coupons of the demo shop: one of each kind, and an expired one. */
const demoCoupons = [
  { code: 'WELCOME10', kind: 'PERCENT', percentBasisPoints: 1_000, description: '10% off everything' },
  { code: 'SPRING15', kind: 'FIXED', amountMinor: 1_500, minimumMinor: 7_500, description: '€15.00 off orders from €75.00' },
  { code: 'FREESHIP', kind: 'FREE_SHIPPING', minimumMinor: 2_000, description: 'Free delivery on orders from €20.00' },
  {
    code: 'OPENING20',
    kind: 'PERCENT',
    percentBasisPoints: 2_000,
    endsAt: new Date('2026-01-31T00:00:00Z'),
    description: '20% off to celebrate our opening',
  },
] as const satisfies Prisma.CouponCreateManyInput[];

/** Leaves existing coupons unchanged. */
export async function writeDemoCoupons({ prisma }: Db, now: Date): Promise<void> {
  await prisma.coupon.createMany({ data: demoCoupons.map((coupon) => ({ ...coupon, createdAt: now })), skipDuplicates: true });
}
