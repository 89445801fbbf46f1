import { z } from 'zod';
import { paragraphs } from '../../platform/inputs/inputs.ts';
import { changesOf, changeSettings, differing } from '../../foundation/settings/settings.ts';
import type { ReturnSettings } from '../../generated/prisma/client.ts';
import type { Tx } from '../../platform/database/db.ts';
import { revisionCache, singleFlight } from '../../platform/cache/revisionCache.ts';
import { parseInput, StaleRecordError } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/operation/shop.ts';

const initial = { id: 1, periodDays: 14, transitDays: 7, instructions: '', version: 0 } as const satisfies ReturnSettings;

/** The settings, with those of the program before the first change. */
export async function readReturnSettings(tx: Pick<Tx, 'returnSettings'>): Promise<ReturnSettings> {
  return (await tx.returnSettings.findUnique({ where: { id: 1 } })) ?? initial;
}

const cache = revisionCache<Promise<ReturnSettings>>(1);

/** Length of the withdrawal period, for public pages: cached until the settings, or anything else, change. */
export async function withdrawalDays(shop: Shop): Promise<number> {
  return (await singleFlight(cache(shop), '', () => readReturnSettings(shop.db.prisma))).periodDays;
}

const maxInstructions = 2_000;

const input = z.object({
  periodDays: z.int().min(14, 'The law requires at least 14 days.').max(365, 'Enter at most 365 days.'),
  transitDays: z.int().min(0, 'Enter 0 or more days.').max(60, 'Enter at most 60 days.'),
  instructions: paragraphs(maxInstructions),
});

export type ReturnSettingsInput = z.input<typeof input>;

/**
 * Changes the settings.
 * @throws InvalidInputError, StaleRecordError, TryAgainError
 */
export async function updateReturnSettings(shop: Shop, expectedVersion: number, given: ReturnSettingsInput): Promise<ReturnSettings> {
  const values = parseInput(input, given);
  await changeSettings(shop, async (tx) => {
    const before = await readReturnSettings(tx);
    if (before.version !== expectedVersion) throw new StaleRecordError();
    const version = expectedVersion + 1;
    const details = changesOf({ ...before }, differing<Record<string, unknown>>({ ...before }, values));
    await tx.returnSettings.upsert({ where: { id: 1 }, create: { ...values, version }, update: { ...values, version } });
    return { value: 1, act: { action: 'returnSettings.update', targetType: 'ReturnSettings', details } };
  });
  return readReturnSettings(shop.db.prisma);
}
