import { z } from 'zod';
import { singleFlight, revisionCache } from '../../platform/cache/revisionCache.ts';
import { parseInput } from '../../platform/errors/errors.ts';
import { changesOf, differing, saveArea, writeSettings, type Changes, type SettingFact } from '../../foundation/settings/settings.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import type { TrafficSource } from '../../../shared/attribution/sources.ts';

// The owner's settings for attribution (specification section 9, Attribution). Changes apply from the next page view.

const limits = { months: { min: 0, max: 120 }, minutes: { min: 1, max: 1_440 }, days: { min: 30, max: 1_095 } } as const;

/** Metadata of these settings for staff, besides their values (specification section 9). */
export const attributionFacts: readonly SettingFact[] = [
  { name: 'allowTracking', initial: true },
  { name: 'trackingMonths', initial: 0.00001, unit: 'months of 30 days', ...limits.months },
  { name: 'sessionMinutes', initial: 30, unit: 'minutes', ...limits.minutes },
  { name: 'givesPromoCode', initial: false },
  { name: 'attributionKeepDays', initial: 396, unit: 'days', ...limits.days },
];

const within = ({ min, max }: { min: number; max: number }, unit: string) => {
  const message = `Use ${min} to ${max} ${unit}.`;
  return z.number(message).min(min, message).max(max, message);
};
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
  .regex(/^[\w.-]*$/, 'Use letters, digits, dots, - and _.');

const source = z.object({
  kind: z.enum(['SEARCH', 'SOCIAL']),
  host,
  name,
  parameter: parameter.nullish().transform((text) => text ?? ''),
});
const sources = z.array(source).max(200, 'Add at most 200 custom sources.');

const settingsInput = z.object({
  allowTracking: z.boolean().nullish(),
  trackingMonths: within(limits.months, 'months').nullish(),
  sessionMinutes: within(limits.minutes, 'minutes').nullish(),
  givesPromoCode: z.boolean().nullish(),
  trafficSources: sources.nullish(),
  attributionKeepDays: within(limits.days, 'days').int('Use 30 to 1095 days.').nullish(),
});

/** Absent and null values stay unchanged. */
export type AttributionSettingsInput = z.input<typeof settingsInput>;

/** The attribution settings of the shop. */
export interface AttributionSettings {
  allowTracking: boolean;
  /** In months of 30 days. */
  trackingMonths: number;
  sessionMinutes: number;
  givesPromoCode: boolean;
  /** The shop's own sources, which take precedence over the built-in ones. */
  trafficSources: readonly TrafficSource[];
  /** How long an order stores data that can identify a browser (retention.ts). */
  attributionKeepDays: number;
}

const settingsCache = revisionCache<Promise<AttributionSettings>>(1);

const stored = {
  allowTracking: true,
  trackingMonths: true,
  sessionMinutes: true,
  givesPromoCode: true,
  trafficSources: true,
  attributionKeepDays: true,
} as const;

/** Values that were not written by this program may be invalid and are ignored. */
const sourcesOf = (value: unknown): readonly TrafficSource[] => sources.safeParse(value).data ?? [];

/** The current settings, bypassing all caches. */
export async function currentAttributionSettings({ db }: Pick<Shop, 'db'>): Promise<AttributionSettings> {
  const row = await db.prisma.shopSettings.findUniqueOrThrow({ where: { id: 1 }, select: stored });
  return { ...row, trafficSources: sourcesOf(row.trafficSources) };
}

/** The settings, cached per revision of the catalogue. */
export function attributionSettings(shop: Shop): Promise<AttributionSettings> {
  return singleFlight(settingsCache(shop), 'attribution', () => currentAttributionSettings(shop));
}

const sourceText = ({ kind, host, name, parameter }: TrafficSource) =>
  [kind.toLowerCase(), host, name, parameter].filter(Boolean).join(' ');

/** The added and removed sources, for the audit log. */
function sourceChanges(before: readonly TrafficSource[], after: readonly TrafficSource[]): Changes {
  const [olds, news] = [before.map(sourceText), after.map(sourceText)];
  if (olds.join('\n') === news.join('\n')) return {};
  const [gone, added] = [olds.filter((words) => !news.includes(words)), news.filter((words) => !olds.includes(words))];
  return { trafficSources: { from: gone.join(', ') || `${olds.length}`, to: added.join(', ') || `${news.length}` } };
}

/**
 * Changes the attribution settings, which apply from every visitor's next page view.
 * @returns the new version of the area
 * @throws InvalidInputError, StaleRecordError, TryAgainError
 */
export async function updateAttributionSettings(
  shop: Shop,
  { expectedVersion, ...input }: AttributionSettingsInput & { expectedVersion?: number | null },
): Promise<number> {
  const { trafficSources, ...given } = parseInput(settingsInput, input);
  const save = { area: 'TRACKING', action: 'settings.attribution', targetType: 'ShopSettings', expectedVersion } as const;
  return saveArea(shop, save, async (tx) => {
    const { trafficSources: old, ...before } = await tx.shopSettings.findUniqueOrThrow({ where: { id: 1 }, select: stored });
    const changed = differing(before, given);
    const sourcesChanged = trafficSources ? sourceChanges(sourcesOf(old), trafficSources) : {};
    await writeSettings(tx, { ...changed, trafficSources: trafficSources ?? undefined });
    return { ...changesOf(before, changed), ...sourcesChanged };
  });
}
