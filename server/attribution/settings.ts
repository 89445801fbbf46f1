import { z } from 'zod';
import { actorOf } from '../audit/actor.ts';
import { recordAudit } from '../audit/audit.ts';
import { bumpRevision } from '../catalog/refresh.ts';
import { askedOnce, revisionCache } from '../catalog/revisionCache.ts';
import { withRetry } from '../database/retry.ts';
import { parseInput } from '../errors.ts';
import type { Shop } from '../shop.ts';
import type { TrafficSource } from '../../web/attribution/rules/sources.ts';

// What the shop's owner decides about measuring visits (specification section 9, Attribution). It holds from the next page on.

const months = z.number().min(0, 'Use 0 to 120 months.').max(120, 'Use 0 to 120 months.');
const minutes = z.number().min(1, 'Use 1 to 1440 minutes.').max(1_440, 'Use 1 to 1440 minutes.');
const daysMessage = 'Use 30 to 1095 days.';
const days = z.int(daysMessage).min(30, daysMessage).max(1_095, daysMessage);
const host = z
  .string()
  .trim()
  .toLowerCase()
  .max(253, 'Use at most 253 characters.')
  .regex(/^([a-z0-9-]+\.)+([a-z0-9-]+|\*)$/, 'Enter a host such as search.example or name.* for all countries, without https://.');
const name = z
  .string()
  .trim()
  .min(1, 'Enter a name of at most 100 characters.')
  .max(100, 'Enter a name of at most 100 characters.')
  .regex(/^[^\p{Cc}\p{Cs}<>|]*$/u, 'Use plain text.');
const parameter = z
  .string()
  .trim()
  .max(50, 'Use at most 50 characters.')
  .regex(/^[\w.-]*$/, 'Use letters, digits, points, - and _.');

const source = z.object({
  kind: z.enum(['SEARCH', 'SOCIAL']),
  host,
  name,
  parameter: parameter.nullish().transform((text) => text ?? ''),
});
const sources = z.array(source).max(200, 'At most 200 sources of your own.');

const settingsInput = z.object({
  allowTracking: z.boolean(),
  trackingMonths: months,
  sessionMinutes: minutes,
  givesPromoCode: z.boolean(),
  trafficSources: sources,
  attributionKeepDays: days.nullish(),
});

export type AttributionSettingsInput = z.input<typeof settingsInput>;

/** How visits are measured. */
export interface AttributionSettings {
  allowTracking: boolean;
  /** Of 30 days. */
  trackingMonths: number;
  sessionMinutes: number;
  givesPromoCode: boolean;
  /** The shop's own, which are asked before those that the program knows. */
  trafficSources: readonly TrafficSource[];
  /** How long an order keeps what tells one browser from others (retention.ts). */
  attributionKeepDays: number;
}

const selected = {
  allowTracking: true,
  trackingMonths: true,
  sessionMinutes: true,
  givesPromoCode: true,
  trafficSources: true,
  attributionKeepDays: true,
} as const;

const kept = revisionCache<Promise<AttributionSettings>>(1);

async function readSettings({ db }: Shop): Promise<AttributionSettings> {
  const stored = await db.prisma.shopSettings.findUniqueOrThrow({
    where: { id: 1 },
    select: selected,
  });
  // What somebody wrote past this program is left out.
  return { ...stored, trafficSources: sources.safeParse(stored.trafficSources).data ?? [] };
}

/** Read once for each revision of the catalogue. */
export function attributionSettings(shop: Shop): Promise<AttributionSettings> {
  return askedOnce(kept(shop), 'attribution', () => readSettings(shop));
}

/**
 * Changes how visits are measured, from everybody's next page on. Without days to keep, these stay as they are.
 * @throws InvalidInputError, TryAgainError
 */
export async function saveAttributionSettings(shop: Shop, input: AttributionSettingsInput): Promise<AttributionSettings> {
  const { attributionKeepDays, ...given } = parseInput(settingsInput, input);
  const data = { ...given, ...(attributionKeepDays != null && { attributionKeepDays }) };
  const actor = await actorOf(shop);
  const saved = await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      const { trafficSources: _written, ...values } = await tx.shopSettings.update({ where: { id: 1 }, data, select: selected });
      const { trafficSources } = given;
      const details = { ...values, trafficSources: trafficSources.length };
      await recordAudit(tx, shop, actor, { action: 'settings.attribution', targetType: 'ShopSettings', targetIds: [1], details });
      await bumpRevision(tx);
      return { ...values, trafficSources };
    }),
  );
  await shop.catalog.reload();
  return saved;
}
