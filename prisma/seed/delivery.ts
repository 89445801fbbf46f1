import type { Db } from '../../server/platform/database/db.ts';

// Delivery dates of the demo shop: the transit days of the rates that every new shop has. Their descriptions count from the dispatch, as the
// dates do: an order after the cut-off hour is dispatched on the next working day.

interface DemoRate {
  /** Of a new shop. */
  before: string;
  description: string;
  minTransitDays: number;
  maxTransitDays: number;
}

const byDoor = (before: string, minTransitDays: number, maxTransitDays: number): DemoRate => ({
  before: `To your door ${before}.`,
  description:
    minTransitDays === maxTransitDays
      ? 'To your door on the next working day after dispatch.'
      : `To your door ${minTransitDays} to ${maxTransitDays} working days after dispatch.`,
  minTransitDays,
  maxTransitDays,
});
const byFreight = (minTransitDays: number, maxTransitDays: number): DemoRate => ({
  before: `By carrier, to the kerb, in ${minTransitDays} to ${maxTransitDays} working days.`,
  description: `By carrier, to the kerb, ${minTransitDays} to ${maxTransitDays} working days after dispatch.`,
  minTransitDays,
  maxTransitDays,
});

const demoRates = [
  byDoor('on the next working day', 1, 1),
  byDoor('in 1 to 2 working days', 1, 2),
  byDoor('in 2 to 4 working days', 2, 4),
  byDoor('in 3 to 5 working days', 3, 5),
  byDoor('in 4 to 8 working days', 4, 8),
  byFreight(5, 8),
  byFreight(6, 10),
  byFreight(8, 14),
];

/** Public holidays in all of Germany on fixed dates; merchants add Easter and those of their state. */
const fixedHolidays = ['01-01', '05-01', '10-03', '12-25', '12-26'];

/** Sets transit days where a rate is as in a new shop, and the holidays of this year and the next. */
export async function writeDemoDelivery({ prisma }: Db, now: Date): Promise<void> {
  for (const { before, ...data } of demoRates)
    await prisma.shippingRate.updateMany({ where: { description: before, minTransitDays: null }, data });
  const year = now.getUTCFullYear();
  const holidays = [year, year + 1].flatMap((each) => fixedHolidays.map((date) => `${each}-${date}`));
  await prisma.deliverySettings.upsert({ where: { id: 1 }, create: { holidays }, update: {} });
}
