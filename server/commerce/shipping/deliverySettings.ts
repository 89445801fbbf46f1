import { z } from 'zod';
import { addDays } from '../../../shared/clock/shopClock.ts';
import { changesOf, changeSettings, differing } from '../../foundation/settings/settings.ts';
import type { DeliverySettings } from '../../generated/prisma/client.ts';
import type { Tx } from '../../platform/database/db.ts';
import { parseInput, StaleRecordError } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/operation/shop.ts';

// When the shop hands orders to its carriers: what delivery estimates are calculated from, beside the transit days of a rate.

const initial: DeliverySettings = { id: 1, handlingDays: 0, cutoffHour: 14, workingDays: [1, 2, 3, 4, 5], holidays: [], version: 0 };

/** The settings, with those of a new shop before the first change. */
export async function readDeliverySettings(tx: Pick<Tx, 'deliverySettings'>): Promise<DeliverySettings> {
  return (await tx.deliverySettings.findUnique({ where: { id: 1 } })) ?? initial;
}

/** Maximum number of holidays: more than ten years of them. */
const maxHolidays = 200;
const isDay = (text: string) => /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00Z`)) && addDays(text, 0) === text;
const sortedSet = <T>(list: readonly T[], compare: (a: T, b: T) => number) => [...new Set(list)].toSorted(compare);

const input = z.object({
  handlingDays: z.int().min(0, 'Enter 0 or more days.').max(60, 'Enter at most 60 days.'),
  cutoffHour: z.int().min(0, 'Enter an hour from 0 to 24.').max(24, 'Enter an hour from 0 to 24.'),
  workingDays: z
    .array(z.int().min(1, 'Use numbers from 1 (Monday) to 7 (Sunday).').max(7, 'Use numbers from 1 (Monday) to 7 (Sunday).'))
    .min(1, 'Choose at least one working day.')
    .max(7, 'Choose each day only once.')
    .transform((days) => sortedSet(days, (a, b) => a - b)),
  holidays: z
    .array(z.string().trim())
    .max(maxHolidays, `Enter at most ${maxHolidays} dates.`)
    .superRefine((days, issues) => {
      const wrong = days.find((day) => !isDay(day));
      if (wrong !== undefined) issues.addIssue({ code: 'custom', message: `Enter dates such as 2026-12-25, not “${wrong.slice(0, 20)}”.` });
    })
    .transform((days) => sortedSet(days, (a, b) => a.localeCompare(b))),
});

export type DeliverySettingsInput = z.input<typeof input>;

const logged = ({ handlingDays, cutoffHour, workingDays, holidays }: z.output<typeof input>) => ({
  handlingDays,
  cutoffHour,
  workingDays: workingDays.join(' '),
  holidays: holidays.join(' '),
});

/**
 * Changes the settings. Orders keep the dates that they were placed with.
 * @throws InvalidInputError, StaleRecordError, TryAgainError
 */
export async function updateDeliverySettings(shop: Shop, expectedVersion: number, given: DeliverySettingsInput): Promise<DeliverySettings> {
  const values = parseInput(input, given);
  await changeSettings(shop, async (tx) => {
    const before = await readDeliverySettings(tx);
    if (before.version !== expectedVersion) throw new StaleRecordError();
    const version = expectedVersion + 1;
    const texts = logged(before);
    const details = changesOf(texts, differing<Record<string, unknown>>(texts, logged(values)));
    await tx.deliverySettings.upsert({ where: { id: 1 }, create: { ...values, version }, update: { ...values, version } });
    return { value: 1, act: { action: 'deliverySettings.update', targetType: 'DeliverySettings', details } };
  });
  return readDeliverySettings(shop.db.prisma);
}
